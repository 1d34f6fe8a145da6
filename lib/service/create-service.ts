import { DAY, HOUR, SECOND } from '../i18n/time.ts';
import { draw } from '../mailbox/address/address-name.ts';
import { type ApiOptions, createApi } from './api/api.ts';
import { KeyRateLimit } from './api/rate-limit.ts';
import { contractWording, publishedWording } from './api/wording.ts';
import { parseMail } from './mail/parse-mail.ts';
import { ServedMailbox } from './mailbox/mailbox.ts';
import { MemoryServiceStore } from './mailbox/memory-service-store.ts';
import type { ServiceStore } from './mailbox/service-store.ts';

export type MailService = ReturnType<typeof createService>;

/** A mail service without a host: no port, no file, no clock of its own. */
export function createService({
  store,
  ...options
}: Omit<ApiOptions, 'mailbox' | 'wording'> & { store: ServiceStore }) {
  const { dialect, now, random } = options;
  const wording = dialect === 'contract' ? contractWording : publishedWording;
  const mailbox = new ServedMailbox({ store, now, makeId: () => wording.makeId(now(), random) });
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

const TTL_MS = DAY;

/** A service in memory that knows every address: the background, which holds the addresses, may have ended since one was created. */
export function createPractice(domain: string, key: string) {
  class PracticeStore extends MemoryServiceStore {
    override findAddress(email: string, now: number) {
      const isOurs = email.endsWith(`@${domain}`);
      return super.findAddress(email, now) ?? (isOurs ? { email, key, expiresAt: now + TTL_MS } : undefined);
    }
  }
  const { fetch, receive } = createService({
    store: new PracticeStore(),
    keys: [key],
    domains: [{ name: domain, type: 'public' }],
    readTtlSeconds: () => TTL_MS / SECOND,
    // Far more than anybody needs: practice meets no limit.
    rateLimit: new KeyRateLimit({ limit: 100_000, periodSeconds: HOUR / SECOND }),
    dialect: 'contract',
    choosesAlone: false,
    now: Date.now,
    random: draw,
  });
  return { answer: fetch, receive };
}
