import { loadSites } from '../../site/loaded-sites.ts';
import { changeMailbox } from '../change-mailbox.ts';
import { forgetOldTraces } from './pending-address.ts';
import { reviewTrace } from './review-trace.ts';

/** Brings all that is stored of where addresses were filled to today's rules. */
export async function reviewTraces(): Promise<void> {
  const { findSite } = await loadSites();
  await changeMailbox(async (transaction) => {
    const addresses = transaction.objectStore('addresses');
    for (const stored of await addresses.getAll()) {
      const reviewed = reviewTrace(stored, findSite);
      if (reviewed !== stored) await addresses.put(reviewed as typeof stored);
    }
    const trash = transaction.objectStore('trash');
    for (const stored of await trash.getAll()) {
      const address = reviewTrace(stored.address, findSite);
      if (address !== stored.address) await trash.put({ ...stored, address: address as typeof stored.address });
    }
  });
  await forgetOldTraces();
}
