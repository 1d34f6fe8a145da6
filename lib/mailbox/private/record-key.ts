/** What the keys of all records of private windows begin with. */
export const PRIVATE_PREFIX = 'private:';

/** @param key of the record in its store, as IndexedDB takes it */
export function recordKey(store: string, key: unknown): string {
  return `${PRIVATE_PREFIX}${store}:${JSON.stringify(key)}`;
}
