import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of a program that the user has.
 * @throws when it is on none of `PATH`'s folders
 */
export function findProgram(name: string): string {
  const path = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const found = path.find(canRun);
  if (!found) throw new Error(`"${name}" is not installed`);
  return found;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
