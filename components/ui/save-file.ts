import { MINUTE } from '../../lib/i18n/time.ts';

/** How long the browser may take to start reading the URL. */
const REVOKE_AFTER_MS = MINUTE;

/** Downloads bytes, unchanged, as a file of this name. */
export function saveFile(bytes: Blob, name: string): void {
  // A type that no browser opens, so that the bytes are saved, never shown.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
