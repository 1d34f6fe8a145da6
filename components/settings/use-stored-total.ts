import { readStoredTotal, type StoredTotal } from '../../lib/mailbox/read-messages.ts';
import { useStored } from '../ui/use-stored.ts';

/** How much is stored, after every change anew; undefined while it is read. */
export function useStoredTotal(): StoredTotal | undefined {
  return useStored(readStoredTotal);
}
