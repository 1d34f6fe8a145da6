import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

/**
 * IndexedDB with promises in place of requests, with as much of the interface of the package `idb` as we use: its types hold here, and
 * all of it would be a tenth of what a worker has to start with.
 */

/** When each transaction has ended: listened to from its beginning, as it may be over before somebody asks. */
const endings = new WeakMap<IDBTransaction, Promise<void>>();

/** What a database can be asked for without a transaction, and whether that changes it. */
const IN_ONE_STEP: Record<PropertyKey, IDBTransactionMode> = {
  get: 'readonly',
  getAll: 'readonly',
  getAllKeys: 'readonly',
  count: 'readonly',
  put: 'readwrite',
  clear: 'readwrite',
};

function answerOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(wrap(request.result));
    request.onerror = () => reject(request.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  let end = endings.get(transaction);
  if (end) return end;
  end = new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The transaction was aborted', 'AbortError'));
  });
  // Whoever waits for it is told all the same.
  end.catch(() => {});
  endings.set(transaction, end);
  return end;
}

function callInOneStep(database: IDBDatabase, method: PropertyKey, mode: IDBTransactionMode) {
  return async (store: string, ...args: unknown[]) => {
    const transaction = wrap(database.transaction(store, mode));
    const answer = await transaction.store[method](...args);
    if (mode === 'readwrite') await transaction.done;
    return answer;
  };
}

const handler: ProxyHandler<object> = {
  get(target, name) {
    if (target instanceof IDBTransaction) {
      if (name === 'done') return endOf(target);
      if (name === 'store') return wrap(target.objectStore(target.objectStoreNames[0] ?? ''));
    }
    const mode = IN_ONE_STEP[name];
    if (mode && target instanceof IDBDatabase) return callInOneStep(target, name, mode);
    const value: unknown = Reflect.get(target, name, target);
    if (typeof value !== 'function') return value;
    return (...args: unknown[]) => {
      const result: unknown = value.apply(target, args);
      if (result instanceof IDBRequest) return answerOf(result);
      // A cursor that steps on answers by the request that it came from.
      if (target instanceof IDBCursor) return answerOf(target.request);
      return wrap(result);
    };
  },
};

const isWrapped = (value: unknown): value is object =>
  [IDBDatabase, IDBTransaction, IDBObjectStore, IDBIndex, IDBCursor].some((kind) => value instanceof kind);

// biome-ignore lint/suspicious/noExplicitAny: its types are those of `idb`, given to it at the end.
function wrap(value: unknown): any {
  if (value instanceof IDBTransaction) endOf(value);
  return isWrapped(value) ? new Proxy(value, handler) : value;
}

/**
 * @param upgrade makes the stores, or changes those of an older version; all that it waits for has to be in that transaction
 * @param onClosed called when the connection is of no use any more: the browser closed it, or a newer version of us wants to upgrade
 * @throws DOMException where it can't be opened
 */
export async function openDatabase<Schema extends DBSchema | unknown>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
  onClosed: () => void,
): Promise<IDBPDatabase<Schema>> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = (event) => {
    upgrade(wrap(request.result), event.oldVersion, event.newVersion, wrap(request.transaction), event);
  };
  const database = await answerOf(request);
  request.result.onclose = onClosed;
  request.result.onversionchange = () => {
    // An old page must not stand in its way.
    request.result.close();
    onClosed();
  };
  return database as IDBPDatabase<Schema>;
}
