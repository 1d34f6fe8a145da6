import type { ObjectNamespace } from 'cloudflare:workers';
import type { ServedDomain } from '../../../lib/service/api/address-routes.ts';
import { contractWording, type Dialect, publishedWording, type Wording } from '../../../lib/service/api/wording.ts';
import type { AddressObject } from './address-object.ts';
import type { KeyObject } from './key-object.ts';

/** What `wrangler.jsonc` configures. */
export interface Env {
  /** A secret: API keys, separated by commas. Without it, no key is let in. */
  KEYS?: string;
  DOMAINS: ServedDomain[];
  /** The lifetime of an address. */
  TTL_SECONDS: number;
  /** Requests per period and key. */
  RATE_LIMIT: { limit: number; periodSeconds: number };
  DIALECT: Dialect;
  ADDRESS: ObjectNamespace<AddressObject>;
  KEY: ObjectNamespace<KeyObject>;
}

export function findWording({ DIALECT }: Env): Wording {
  return DIALECT === 'contract' ? contractWording : publishedWording;
}
