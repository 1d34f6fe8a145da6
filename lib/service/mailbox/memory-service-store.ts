import type { ServiceAddress, ServiceFile, ServiceStore, StoredMessage } from './service-store.ts';

/** Addresses and mail in memory, which are gone with the process. */
export class MemoryServiceStore implements ServiceStore {
  readonly #addresses = new Map<string, ServiceAddress>();
  readonly #messages = new Map<string, StoredMessage>();
  readonly #files = new Map<string, { content: Uint8Array; messageId: string }>();

  addAddress(address: ServiceAddress, now: number): boolean {
    for (const { email, expiresAt } of this.#addresses.values()) if (expiresAt <= now) this.deleteAddress(email);
    if (this.#addresses.has(address.email)) return false;
    this.#addresses.set(address.email, address);
    return true;
  }

  findAddress(email: string, now: number): ServiceAddress | undefined {
    const address = this.#addresses.get(email);
    return address && address.expiresAt > now ? address : undefined;
  }

  listAddresses(now: number): string[] {
    return [...this.#addresses.keys()].filter((email) => this.findAddress(email, now));
  }

  deleteAddress(email: string): void {
    for (const { id } of this.listMessages(email)) this.deleteMessage(id);
    this.#addresses.delete(email);
  }

  addMessage(message: StoredMessage, files: readonly ServiceFile[]): boolean {
    if (!this.findAddress(message.to, message.createdAt)) return false;
    this.#messages.set(message.id, message);
    for (const { id, content } of files) this.#files.set(id, { content, messageId: message.id });
    return true;
  }

  listMessages(email: string): StoredMessage[] {
    return [...this.#messages.values()].filter(({ to }) => to === email);
  }

  findMessage(id: string): StoredMessage | undefined {
    return this.#messages.get(this.#files.get(id)?.messageId ?? '');
  }

  readFile(id: string): Uint8Array | undefined {
    return this.#files.get(id)?.content;
  }

  deleteMessage(id: string): void {
    for (const file of this.#messages.get(id)?.attachments ?? []) this.#files.delete(file.id);
    this.#files.delete(id);
    this.#messages.delete(id);
  }
}
