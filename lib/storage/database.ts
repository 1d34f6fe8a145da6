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

/** A database that was repaired has a version that is this much higher than that of its layout. */
const REPAIRED = 1_000_000;

type DatabaseOptions = {
  version: number;
  /** Creates what an older version, or an empty database, lacks. */
  upgrade: Upgrade;
  /** Whether it has all that this version has; by default, its version says so. */
  isComplete?: (database: IDBPDatabase) => boolean;
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
  { version, upgrade, isComplete = () => true, isReader = false, onClosed = () => {} }: DatabaseOptions,
): () => Promise<IDBPDatabase> {
  function end(): void {
    opened.forget();
    onClosed();
  }

  const openAt = (at: number | undefined) =>
    openDB(name, at, {
      async upgrade(database, from, to, transaction, event) {
        try {
          await upgrade(database, from, to, transaction, event);
        } catch (error) {
          console.warn('The upgrade of a database failed, and is tried again:', error);
          // What is half done must not count as done. Opening fails by this, too.
          transaction.done.catch(() => {});
          transaction.abort();
        }
      },
      // A newer version of the extension waits to upgrade: an old context must not stand in its way.
      blocking(_current, _blocked, { target }) {
        (target as IDBDatabase).close();
        end();
      },
      terminated: end,
    });

  const opened = createOnce(async () => {
    const database = await openAt(isReader ? undefined : version).catch((error: unknown) => {
      if (isOfNewerVersion(error)) return openAt(undefined);
      throw error;
    });
    const layout = database.version % REPAIRED;
    if (layout <= version && (isReader || isComplete(database))) return database;
    database.close();
    if (layout > version) throw new DOMException('A newer version has made the database.', 'VersionError');
    return openAt(database.version - layout + version + (layout === version ? REPAIRED : 0));
  });
  return opened.get;
}
