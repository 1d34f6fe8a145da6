/** One object store as it is on disk. A file stands as `{ $blob, type }`, with its bytes in base64. */
export type DumpedStore = {
  name: string;
  keyPath: string | string[] | null;
  indexes: { name: string; keyPath: string | string[] }[];
  records: { key: IDBValidKey; value: unknown }[];
};

/** All that one version of Mayfly has stored: every area, and every database. */
export type Stored = {
  local: Record<string, unknown>;
  databases: { name: string; version: number; stores: DumpedStore[] }[];
};

/** Everything that is stored, in a shape that JSON can hold. Runs in a page of the extension. */
export async function dumpStored(): Promise<Stored> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const encode = async (value: unknown): Promise<unknown> => {
    if (value instanceof Blob) return { $blob: new Uint8Array(await value.arrayBuffer()).toBase64(), type: value.type };
    if (Array.isArray(value)) return Promise.all(value.map(encode));
    if (typeof value !== 'object' || value === null) return value;
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, one]) => [key, await encode(one)] as const),
    );
    return Object.fromEntries(entries);
  };
  const known = await indexedDB.databases();
  const databases = await Promise.all(
    known.map(async ({ name = '' }) => {
      const database = await settle(indexedDB.open(name));
      const names = [...database.objectStoreNames];
      const reading = database.transaction(names);
      const stores = names.map(async (storeName) => {
        const store = reading.objectStore(storeName);
        const indexes = [...store.indexNames].map((index) => ({ name: index, keyPath: store.index(index).keyPath }));
        const [keys, values] = await Promise.all([settle(store.getAllKeys()), settle(store.getAll())]);
        return { name: storeName, keyPath: store.keyPath, indexes, keys, values };
      });
      const dumped = await Promise.all(stores);
      const { version } = database;
      database.close();
      const encoded = await Promise.all(
        dumped.map(async ({ keys, values, ...store }) => {
          const records = await Promise.all(keys.map(async (key, at) => ({ key, value: await encode(values[at]) })));
          return { ...store, records };
        }),
      );
      return { name, version, stores: encoded };
    }),
  );
  return { local: await chrome.storage.local.get(), databases };
}

/** Puts in place of all that is stored what `dumpStored` gave. Runs in a page of the extension, whose background must not have it open. */
export async function putStored({ local, databases }: Stored): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const decode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decode);
    if (typeof value !== 'object' || value === null) return value;
    if ('$blob' in value && 'type' in value)
      return new Blob([Uint8Array.fromBase64(String(value.$blob))], { type: String(value.type) });
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, decode(one)]));
  };
  for (const { name = '' } of await indexedDB.databases()) await settle(indexedDB.deleteDatabase(name));
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      for (const { name: storeName, keyPath, indexes, records } of stores) {
        const store = opening.result.createObjectStore(storeName, { keyPath });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
        for (const { key, value } of records) store.put(decode(value), keyPath === null ? key : undefined);
      }
    };
    (await settle(opening)).close();
  }
  await chrome.storage.local.clear();
  await chrome.storage.local.set(local);
}
