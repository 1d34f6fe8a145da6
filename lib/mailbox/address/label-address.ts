import { updateAddress } from '../writer.ts';

/** Gives an address the person's own word for it. @param label empty for none */
export function labelAddress(email: string, label: string): Promise<void> {
  return updateAddress(email, ({ label: _, ...address }) => (label === '' ? address : { ...address, label }));
}
