import type { Address } from '../address.ts';
import type { Message } from '../message.ts';

/** How long a deletion can be undone. */
export const UNDO_MS = 7000;

/**
 * A message or an address that was deleted. It is in no list any more, and can be restored until it is purged; then only the request
 * to the service is left.
 * @property key the message's id, or the address itself
 * @property untilAt epoch ms: until then it can be restored
 * @property address the address itself, or the message's; absent if it is not stored any more, and then the service is not asked
 * @property messages what would be restored
 * @property isPurged whether it is removed here for good
 * @property tries failed requests to the service
 * @property nextTryAt epoch ms: the service is not asked before
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

/** Names a deletion in calls. */
export type TrashKey = Pick<Trashed, 'kind' | 'key'>;
