import { withDefault, z } from '../storage/schema.ts';
import { storedItem } from '../storage/stored-item.ts';

/**
 * What was evicted since the notice of it was last closed.
 * @property evicted how many messages lost their contents
 * @property isFull the browser's storage was full, before the quota was used up
 */
const evictionNoticeSchema = z.object({
  evicted: withDefault(z.number(), 0),
  isFull: withDefault(z.boolean(), false),
});

export type EvictionNotice = z.infer<typeof evictionNoticeSchema>;

export const evictionNoticeItem = storedItem('evictionNotice', z.prefault(evictionNoticeSchema, {}));
