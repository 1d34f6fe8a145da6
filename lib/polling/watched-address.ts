/**
 * What polling knows of an address. All moments are epoch ms by our clock.
 * @property filledAt when it was last written into a page; absent if it never was
 * @property lastMessageAt when its newest message was first seen; absent if none came yet
 * @property checkedAt when its messages were last asked for and the answer came, also if it held nothing new; absent if never
 */
export type WatchedAddress = {
  email: string;
  createdAt: number;
  expiresAt: number;
  filledAt?: number;
  lastMessageAt?: number;
  checkedAt?: number;
};
