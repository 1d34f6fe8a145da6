/** Where programs are that the user has. As `bootstrap.mjs`, which imports it, this file runs on any Node from 18 on. */
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Debian's name of a browser → its other names, and where it is on macOS and Windows. */
const PLACES = {
  chromium: [
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  'firefox-esr': [
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/** Where a program is looked for: under these names in the folders of `PATH`, and at these paths. @param {string} name Debian's */
export const placesOf = (name) => [name, ...(PLACES[name] ?? [])];

/**
 * The path of a program, undefined where there is none.
 * @param {string} name Debian's
 * @returns {string | undefined}
 */
export function lookForProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return placesOf(name)
    .flatMap((place) => (isAbsolute(place) ? [place] : folders.map((folder) => join(folder, place))))
    .find(canRun);
}

/**
 * The path of a program.
 * @param {string} name Debian's
 * @returns {string}
 * @throws Error that lists where it was looked for
 */
export function findProgram(name) {
  const found = lookForProgram(name);
  if (!found) throw new Error(`${name} is not installed; looked for: ${placesOf(name).join(', ')}`);
  return found;
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
