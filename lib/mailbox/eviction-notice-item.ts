import { storedItem } from '../settings/stored-item.ts';
import { boolean, number, object, otherwise, type Shaped } from '../shape/shape.ts';

/**
 * What had to go to make room, and was not said yet.
 * @property cleared of how many messages the contents went
 * @property isFull the browser itself had no more room, less than was allowed to be kept
 */
const madeRoomShape = object({
  evicted: otherwise(number, 0),
  isFull: otherwise(boolean, false),
});

export type EvictionNotice = Shaped<typeof madeRoomShape>;

export const evictionNoticeItem = storedItem<EvictionNotice>('madeRoom', madeRoomShape, { evicted: 0, isFull: false });
