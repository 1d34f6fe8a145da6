import { recordKey } from './record-key.ts';

/** Browsers keep 10 MB in `storage.session`; a character takes up to two bytes. */
const MOST_CHARACTERS = 4_000_000;

/** How much of that a record takes, about. */
function sizeOf(record: unknown): number {
  const { text = '', html = '', bytes } = Object(record);
  return bytes instanceof Blob ? bytes.size * 1.4 : `${text}${html}`.length;
}

/**
 * Removes contents until the records fit, the largest first; the messages stay, and say that theirs were removed.
 * @param changed is added the keys of what this changes
 */
export function makeRoom(records: Map<string, unknown>, changed: Set<string>, most = MOST_CHARACTERS): void {
  const contents = [...records].map(([key, record]) => ({ key, record, size: sizeOf(record) }));
  let size = contents.reduce((sum, one) => sum + one.size, 0);
  for (const one of contents.sort((a, b) => b.size - a.size)) {
    if (size <= most || one.size === 0) return;
    size -= one.size;
    records.delete(one.key);
    changed.add(one.key);
    const { id, message = id } = Object(one.record);
    const messageKey = recordKey('messages', message);
    const owner = records.get(messageKey);
    if (!owner) continue;
    const { bodyWantedAt: _, ...rest } = Object(owner);
    records.set(messageKey, { ...rest, evictedAt: Date.now() });
    changed.add(messageKey);
  }
}
