import { type Address, addressesSchema } from '../address.ts';
import { memoryStore } from './memory-store.ts';
import { sessionRecords } from './session-records.ts';

/** The mail of private windows. */
export const privateRecords = sessionRecords('private:');

/** The addresses of private windows, in no order. */
export async function readPrivateAddresses(): Promise<Address[]> {
  return addressesSchema.parse(await memoryStore(new Map(await privateRecords.read()), 'addresses').getAll());
}
