import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of a folder, and all folders in it, that have a text in them, in one byte or two a character. Browsers compress what they
 * store, but only what is in a record for the second time: a short text is there as it is.
 */
export async function searchFolder(folder: string, text: string): Promise<string[]> {
  const needles = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')];
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    // The browser is at work there: a file may be gone by now.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    if (needles.some((needle) => bytes.includes(needle))) found.push(file);
  }
  return found;
}
