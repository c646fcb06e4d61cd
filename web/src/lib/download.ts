/** Long enough for a slow disk: a browser reads the file after the click. */
const FORGET_AFTER_MS = 60_000;

/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS);
}
