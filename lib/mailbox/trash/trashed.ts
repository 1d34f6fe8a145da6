import type { Address } from '../address.ts';
import type { Message } from '../message.ts';

/** For so long a deletion can be taken back. */
export const UNDO_MS = 7000;

/**
 * A message or an address that was deleted: in no list any more, and put back if the person wants it back in time. Once it is gone
 * here, what is left is the request to the service.
 * @property key the message's id, or the address itself
 * @property untilAt epoch ms: until then it can be taken back
 * @property address itself, or the message's; absent where that is not held any more, and the service is not asked then
 * @property messages what is put back
 * @property isPurged it is gone here: nothing can be put back any more
 * @property tries how often the service was asked in vain
 * @property nextTryAt epoch ms: not before this the service is asked
 */
export type Trashed = {
  kind: 'message' | 'address';
  key: string;
  untilAt: number;
  address?: Address;
  messages: Message[];
  isPurged: boolean;
  tries: number;
  nextTryAt: number;
};

/** What was deleted, as pages speak of it. */
export type TrashKey = Pick<Trashed, 'kind' | 'key'>;
