import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of files that a browser is still writing. */
const UNFINISHED = /\.(crdownload|part)$/;

/**
 * A file that the browser has saved, with its folder.
 * @param ending of its name
 * @returns undefined until it is all there
 */
export async function findDownload(folder: string, ending: string): Promise<string | undefined> {
  const names = await readdir(folder);
  if (names.some((name) => UNFINISHED.test(name))) return undefined;
  const name = names.find((one) => one.endsWith(ending));
  return name && join(folder, name);
}

export async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}
