import { sleep } from '../i18n/time.ts';

const SOON_MS = [100, 400];

/**
 * Asks the browser for something stored. What fails is tried twice more within half a second: a browser that has just started, or is about
 * to delete something, may refuse for a moment.
 * @throws what the last try threw; at once where a newer version of Mayfly has made the database
 */
export async function tryAgain<T>(ask: () => Promise<T>, wait = sleep): Promise<T> {
  for (const ms of SOON_MS) {
    try {
      return await ask();
    } catch (error) {
      if (isOfNewerVersion(error)) throw error;
      await wait(ms);
    }
  }
  return ask();
}

/** Whether a database was made by a version of Mayfly that is newer than this one. */
export function isOfNewerVersion(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}
