import type { ObjectNamespace } from 'cloudflare:workers';
import type {
  ServiceAddress,
  ServiceFile,
  ServiceStore,
  StoredMessage,
} from '../../../lib/service/mailbox/service-store.ts';
import type { AddressObject } from './address-object.ts';
import { findObjectName, toObjectName } from './object-name.ts';

/** Finds the object of an address, or of an id, and asks it. */
export class ObjectServiceStore implements ServiceStore {
  readonly #objects: ObjectNamespace<AddressObject>;

  constructor(objects: ObjectNamespace<AddressObject>) {
    this.#objects = objects;
  }

  /** @param email in lower case */
  async findObject(email: string) {
    return this.#objects.getByName(await toObjectName(email));
  }

  #findObjectById(id: string) {
    const name = findObjectName(id);
    return name === undefined ? undefined : this.#objects.getByName(name);
  }

  async addAddress(address: ServiceAddress, now: number): Promise<boolean> {
    return (await this.findObject(address.email)).addAddress(address, now);
  }

  async findAddress(email: string, now: number): Promise<ServiceAddress | undefined> {
    return (await this.findObject(email)).findAddress(email, now);
  }

  async deleteAddress(email: string): Promise<void> {
    await (await this.findObject(email)).deleteAddress(email);
  }

  async addMessage(message: StoredMessage, files: readonly ServiceFile[]): Promise<boolean> {
    return (await this.findObject(message.to)).addMessage(message, files);
  }

  async listMessages(email: string): Promise<StoredMessage[]> {
    return (await this.findObject(email)).listMessages(email);
  }

  async findMessage(id: string): Promise<StoredMessage | undefined> {
    return this.#findObjectById(id)?.findMessage(id);
  }

  async readFile(id: string): Promise<Uint8Array | undefined> {
    return this.#findObjectById(id)?.readFile(id);
  }

  async deleteMessage(id: string): Promise<void> {
    await this.#findObjectById(id)?.deleteMessage(id);
  }
}
