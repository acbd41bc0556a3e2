// A page read from a folder says so: browsers load no other script of ours there.
document.documentElement.classList.toggle("is-from-disk", location.protocol === "file:");
