import { changeMailbox } from './change-mailbox.ts';
import { afterRefusal, refusalsSchema } from './refusal.ts';

/** Remembers that a site did not accept an address on a domain. @param isPrivate it was in a private window */
export function rememberRefused(site: string, domain: string, isPrivate = false): Promise<void> {
  return changeMailbox(async (transaction) => {
    const refusals = transaction.objectStore('refusals');
    const before = refusalsSchema.parse(await refusals.getAll());
    const { refusal, forgotten } = afterRefusal(before, site, domain, isPrivate, Date.now());
    for (const one of forgotten) await refusals.delete([one.site, one.window]);
    await refusals.put(refusal);
  });
}
