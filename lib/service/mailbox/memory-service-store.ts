import {
  countBytes,
  MAX_ADDRESS_BYTES,
  type ServiceAddress,
  type ServiceFile,
  type ServiceStore,
  type StoredMessage,
} from './service-store.ts';

/** Addresses and mail in memory, which are gone with the process. */
export class MemoryServiceStore implements ServiceStore {
  readonly #addresses = new Map<string, ServiceAddress>();
  readonly #messages = new Map<string, StoredMessage>();
  /** What each message takes, and each address with all of its messages. */
  readonly #bytes = new Map<string, number>();
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
    this.#bytes.delete(email);
    this.#addresses.delete(email);
  }

  addMessage(message: StoredMessage, files: readonly ServiceFile[]): boolean {
    if (!this.findAddress(message.to, message.createdAt)) return false;
    const bytes = countBytes(JSON.stringify(message), files);
    const held = (this.#bytes.get(message.to) ?? 0) + bytes;
    if (held > MAX_ADDRESS_BYTES) return false;
    this.#bytes.set(message.id, bytes);
    this.#bytes.set(message.to, held);
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
    const message = this.#messages.get(id);
    for (const file of message?.attachments ?? []) this.#files.delete(file.id);
    if (message) this.#bytes.set(message.to, (this.#bytes.get(message.to) ?? 0) - (this.#bytes.get(id) ?? 0));
    this.#files.delete(id);
    this.#bytes.delete(id);
    this.#messages.delete(id);
  }
}
