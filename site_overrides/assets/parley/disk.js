// A page read from a folder says so: browsers load no other script of ours there.
document.documentElement.classList.toggle("is-from-disk", location.protocol === "file:");

// The theme's script says this too, but when the page is drawn already: all would be drawn again.
document.documentElement.classList.replace("no-js", "js");
