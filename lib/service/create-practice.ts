import { DAY, HOUR, SECOND } from '../i18n/time.ts';
import { draw } from '../mailbox/address/address-name.ts';
import { RateLimit } from './api/rate-limit.ts';
import { createService } from './create-service.ts';
import { MemoryServiceStore } from './mailbox/memory-service-store.ts';

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
    rateLimit: new RateLimit({ limit: 100_000, periodSeconds: HOUR / SECOND }),
    dialect: 'contract',
    choosesAlone: false,
    now: Date.now,
    random: draw,
  });
  return { answer: fetch, receive };
}
