/** Names a record among those of all stores. @param key of the record in its store, as IndexedDB takes it */
export function recordKey(store: string, key: unknown): string {
  return `${store}:${JSON.stringify(key)}`;
}
