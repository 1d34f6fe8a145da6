import type { IncomingMail } from 'cloudflare:workers';
import { draw } from '../../../lib/mailbox/address/address-name.ts';
import { createService } from '../../../lib/service/create-service.ts';
import { ObjectServiceStore } from './object-service-store.ts';
import type { Env } from './settings.ts';

export { AddressObject } from './address-object.ts';
export { KeyObject } from './key-object.ts';

const MAX_MAIL_BYTES = 10 * 1024 * 1024;

/** The service on Cloudflare: API requests come in by `fetch`, mail by Email Routing. */
export default {
  fetch(request: Request, env: Env): Response | Promise<Response> {
    const { DOMAINS, TTL_SECONDS, DIALECT, ADDRESS, KEY } = env;
    const service = createService({
      store: new ObjectServiceStore(ADDRESS),
      keys: (env.KEYS ?? '').split(',').filter(Boolean),
      domains: DOMAINS,
      readTtlSeconds: () => TTL_SECONDS,
      rateLimit: {
        look: (key, now) => KEY.getByName(key).look(key, now),
        spend: (key, now) => KEY.getByName(key).spend(key, now),
      },
      dialect: DIALECT,
      choosesAlone: false,
      now: Date.now,
      random: draw,
    });
    return service.fetch(request);
  },

  /** A mail that is refused here is refused to the server that sends it. An error makes that server try again. */
  async email(mail: IncomingMail, env: Env): Promise<void> {
    const refusal = await findRefusal(mail, env);
    if (refusal !== undefined) await mail.setReject(refusal);
  },
};

/** Stores a mail. @returns why it is refused; undefined if it is stored */
async function findRefusal(mail: IncomingMail, env: Env): Promise<string | undefined> {
  const email = mail.to.toLowerCase();
  const object = await new ObjectServiceStore(env.ADDRESS).findObject(email);
  // Before the mail is read: most of what comes to a domain is for addresses that never were.
  if (!(await object.findAddress(email, Date.now()))) return 'No such address here';
  if (mail.rawSize > MAX_MAIL_BYTES) return 'The message is too large';
  return object.receive(email, new Uint8Array(await new Response(mail.raw).arrayBuffer()), mail.from);
}
