import type { Address } from '../address.ts';
import { readAddresses, readAddressesOf } from '../read-messages.ts';
import { readRefused } from '../refusal.ts';
import { addAddress, updateAddress } from '../writer.ts';

/** The part of the mailbox that addresses are made for. A test brings its own, as Node has no IndexedDB. */
export type AddressBook = {
  read(): Promise<Address[]>;
  /** One of them, without the others. */
  find(email: string): Promise<Address | undefined>;
  add(address: Address): Promise<void>;
  update(email: string, change: (address: Address) => Address): Promise<void>;
  /** Domains that a site did not accept. */
  readRefused(site: string | undefined, isPrivate?: boolean): Promise<string[]>;
};

export const addressBook: AddressBook = {
  read: readAddresses,
  find: async (email) => (await readAddressesOf([email]))[0],
  add: addAddress,
  update: updateAddress,
  readRefused,
};
