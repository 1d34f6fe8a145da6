import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { sleep } from '../i18n/time.ts';
import { createOnce } from './serial-queue.ts';

const SOON_MS = [100, 400];

/**
 * Asks the browser for something stored. What fails is tried twice more within half a second: a browser that has just started, or is about
 * to delete something, may refuse for a moment.
 * @throws the error of the last try; at once if a newer version of Mayfly has made the database, as no try would help
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

/** Whether opening failed because a newer version of Mayfly has made the database. */
export function isOfNewerVersion(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}

export type Upgrade = NonNullable<OpenDBCallbacks<unknown>['upgrade']>;

type DatabaseOptions = {
  version: number;
  /** Creates what an older version, or an empty database, lacks. */
  upgrade: Upgrade;
  /** Opens an older version as it is. After an update a page may be newer than the background, which could not read what a page upgrades. */
  isReader?: boolean;
  /** Called when the browser or another context closed it: it may have been deleted. */
  onClosed?: () => void;
};

/**
 * A database that is opened once. A connection that was closed, or that never opened, is opened anew at the next call.
 * @returns a function that opens the database. Without `indexedDB`, its promise rejects; it never throws
 */
export function createDatabase(
  name: string,
  { version, upgrade, isReader = false, onClosed = () => {} }: DatabaseOptions,
): () => Promise<IDBPDatabase> {
  function end(): void {
    opened.forget();
    onClosed();
  }

  const opened = createOnce(async () => {
    const database = await openDB(name, isReader ? undefined : version, {
      upgrade,
      // A newer version of the extension waits to upgrade: an old context must not stand in its way.
      blocking(_current, _blocked, { target }) {
        (target as IDBDatabase).close();
        end();
      },
      terminated: end,
    });
    if (database.version <= version) return database;
    database.close();
    throw new DOMException('A newer version has made the database.', 'VersionError');
  });
  return opened.get;
}
