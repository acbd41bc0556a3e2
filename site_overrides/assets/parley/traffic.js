// What leaves the page and comes into it: the clipboard, files.

const READ = 60_001; // bytes of a file that are looked at; a larger one is refused by its size

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// What is saved is a text, or a file in the making.
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.download = name;
  const blob = content instanceof Blob ? content : new Blob([content], { type: "text/plain" });
  link.href = URL.createObjectURL(blob);
  link.click();
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}

// A file's name, its size, and how it begins, in base64.
export function fileParts(file, most = READ) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    const told = (head) => resolve({ name: file.name, size: file.size, head });
    reader.onload = () => told(reader.result.split(",")[1] ?? "");
    reader.onerror = () => told("");
    reader.readAsDataURL(file.slice(0, most));
  });
}
