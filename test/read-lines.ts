import { readFileSync } from 'node:fs';

/** @param file with a JSON value in each line */
export const readLines = <T>(file: string | URL): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
