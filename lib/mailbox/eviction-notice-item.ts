import { maybe } from '../schema/maybe.ts';
import { withDefault } from '../schema/with-default.ts';
import { z } from '../schema/z.ts';
import { storedItem } from '../settings/stored-item.ts';

/**
 * What was evicted since the notice of it was last closed.
 * @property evicted how many messages lost their contents
 * @property isFull the browser's storage was full, before the quota was used up
 */
const evictionNoticeSchema = z.pipe(
  z.object({
    evicted: maybe(z.number()),
    // What 0.1 calls it.
    cleared: maybe(z.number()),
    isFull: withDefault(z.boolean(), false),
  }),
  z.transform(({ evicted, cleared, isFull }) => ({ evicted: evicted ?? cleared ?? 0, isFull })),
);

export type EvictionNotice = z.infer<typeof evictionNoticeSchema>;

/** Stored under the name that 0.1 has for it. */
export const evictionNoticeItem = storedItem('madeRoom', z.prefault(evictionNoticeSchema, {}));
