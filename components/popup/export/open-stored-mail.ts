import { type Address, isKnownTo } from '../../../lib/mailbox/address.ts';
import type { StoredMail } from '../../../lib/mailbox/export/export-mail.ts';
import { SOURCE } from '../../../lib/mailbox/message.ts';
import { readBody, readFile, readFiles } from '../../../lib/mailbox/read-contents.ts';
import { callBackground } from '../../../lib/messaging/call-background.ts';
import { readServices } from '../../../lib/storage/connection.ts';

/** What is stored; sources that are not come from the service, as long as it answers. */
export async function openStoredMail(addresses: Address[]): Promise<StoredMail> {
  const services = await readServices();
  /** Those that do not answer. */
  const silent = new Set<string>();

  return {
    readBody: (id) => readBody(id).catch(() => undefined),
    readFiles: (id) => readFiles(id).catch(() => []),
    async findSource({ id, address: email }) {
      const stored = await readFile(id, SOURCE).catch(() => undefined);
      const address = addresses.find((one) => one.email === email);
      if (stored || !address || silent.has(address.service) || !isKnownTo(services, address, Date.now())) return stored;
      const answer = await callBackground('fetchSource', { id });
      // Without network, or over the limit, the next requests would fail too.
      if (!answer.ok && answer.error.kind !== 'not-found') silent.add(address.service);
      return answer.ok ? readFile(id, SOURCE).catch(() => undefined) : undefined;
    },
  };
}
