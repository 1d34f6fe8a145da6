import type { Hono } from 'hono';
import type { Domain } from './api/address-routes.ts';
import { createApi } from './api/api.ts';
import type { ApiEnv } from './api/api-env.ts';
import type { RateLimiter } from './api/rate-limit.ts';
import { contractWording, type Dialect, publishedWording } from './api/wording.ts';
import { parseMail } from './mail/parse-mail.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import type { ServiceStore } from './mailbox/service-store.ts';

export interface MailServiceOptions {
  store: ServiceStore;
  /** API keys that are let in. An address belongs to the key that created it. */
  keys: readonly string[];
  domains: readonly Domain[];
  /** The lifetime of an address, read for each new one. */
  readTtlSeconds: () => number;
  rateLimit: RateLimiter;
  dialect: Dialect;
  /** Whether the options of a new address are ignored, as some services do. */
  choosesAlone: boolean;
  /** Adds what a host does with a request before the API does anything. */
  addHost?: (app: Hono<ApiEnv>) => void;
  /** Epoch ms. Addresses expire and rate-limit periods end by it. */
  now: () => number;
  /** An unpredictable whole number from 0 to `below` - 1. */
  random: (below: number) => number;
}

export type MailService = ReturnType<typeof createService>;

/** A mail service without a host: no port, no file, no clock of its own. */
export function createService({ store, ...options }: MailServiceOptions) {
  const { dialect, now, random } = options;
  const wording = dialect === 'contract' ? contractWording : publishedWording;
  const mailbox = new Mailbox({ store, now, makeId: () => wording.makeId(now(), random) });
  const api = createApi({ ...options, mailbox, wording });
  return {
    /** Answers a request to the API. Never rejects. */
    fetch: api.fetch,

    hasAddress: (email: string): Promise<boolean> => mailbox.hasAddress(email.toLowerCase()),

    /**
     * Delivers a mail to every recipient that exists.
     * @param source byte for byte as received
     * @param envelopeFrom the sender by SMTP; empty if there is none
     * @returns false if no recipient exists
     */
    async receive(recipients: readonly string[], source: Uint8Array, envelopeFrom = ''): Promise<boolean> {
      const message = parseMail(source, envelopeFrom);
      const isStored = await Promise.all(recipients.map((email) => mailbox.addMessage(email.toLowerCase(), message)));
      return isStored.includes(true);
    },
  };
}
