/** Long enough for a slow disk: a browser reads the file after the click. */
const FORGET_AFTER_MS = 60_000;

/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same for any bytes. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS);
}
