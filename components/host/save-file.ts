/** How long the browser may take to start reading. */
const KEPT_MS = 60_000;

/** Hands bytes to the browser's own download, unchanged, under this name. */
export function saveFile(bytes: Blob, name: string): void {
  // Whatever the bytes are, they are to be saved and never shown: no type that a browser would open.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
