import type { ReceivedAttachment, ReceivedMessage, ServiceStore, StoredMessage } from './service-store.ts';

interface MailboxOptions {
  store: ServiceStore;
  /** Epoch ms. */
  now: () => number;
  /** Makes the ids of messages and attachments. */
  makeId: () => string;
}

/**
 * The addresses and their mail. Addresses are in lower case. Each belongs to the key that created it; for other keys, and after it has
 * expired, neither it nor its mail exists.
 */
export class ServedMailbox {
  readonly #store: ServiceStore;
  readonly #now: () => number;
  readonly #makeId: () => string;

  constructor({ store, now, makeId }: MailboxOptions) {
    this.#store = store;
    this.#now = now;
    this.#makeId = makeId;
  }

  /** @returns false if the address exists, whichever key it belongs to */
  async createAddress(email: string, key: string, ttlSeconds: number): Promise<boolean> {
    return this.#store.addAddress({ email, key, expiresAt: this.#now() + ttlSeconds * 1000 }, this.#now());
  }

  /** @param key absent: of any key */
  async hasAddress(email: string, key?: string): Promise<boolean> {
    const address = await this.#store.findAddress(email, this.#now());
    return address !== undefined && (key === undefined || address.key === key);
  }

  /** Deletes the address with its mail. @returns false if it does not exist */
  async deleteAddress(email: string, key: string): Promise<boolean> {
    if (!(await this.hasAddress(email, key))) return false;
    await this.#store.deleteAddress(email);
    return true;
  }

  /** @returns false, and stores nothing, if the address does not exist */
  async addMessage(email: string, { source, attachments, ...message }: ReceivedMessage): Promise<boolean> {
    const id = this.#makeId();
    const files = attachments.map((attachment) => ({ ...attachment, id: this.#makeId() }));
    const facts = files.map(({ content, ...file }) => ({ ...file, sizeBytes: content.length }));
    const stored = { ...message, id, to: email, createdAt: this.#now(), attachments: facts };
    return this.#store.addMessage(stored, [{ id, content: source }, ...files]);
  }

  /** @returns the oldest first; undefined if the address does not exist */
  async listMessages(email: string, key: string): Promise<StoredMessage[] | undefined> {
    return (await this.hasAddress(email, key)) ? this.#store.listMessages(email) : undefined;
  }

  async findMessage(id: string, key: string): Promise<StoredMessage | undefined> {
    const message = await this.#findByFile(id, key);
    return message?.id === id ? message : undefined;
  }

  async findSource(messageId: string, key: string): Promise<Uint8Array | undefined> {
    return (await this.findMessage(messageId, key)) && this.#store.readFile(messageId);
  }

  async findAttachment(id: string, key: string): Promise<(ReceivedAttachment & { messageId: string }) | undefined> {
    const message = await this.#findByFile(id, key);
    const attachment = message?.attachments.find((one) => one.id === id);
    const content = attachment && (await this.#store.readFile(id));
    return message && content && { name: attachment.name, type: attachment.type, content, messageId: message.id };
  }

  /** Deletes a message with its attachments. @returns false if it does not exist */
  async deleteMessage(id: string, key: string): Promise<boolean> {
    if (!(await this.findMessage(id, key))) return false;
    await this.#store.deleteMessage(id);
    return true;
  }

  async #findByFile(id: string, key: string): Promise<StoredMessage | undefined> {
    const message = await this.#store.findMessage(id);
    return message && (await this.hasAddress(message.to, key)) ? message : undefined;
  }
}
