/** A message as it was received, in no dialect yet. */
export interface ReceivedMessage {
  /** `Name <address>`; empty if the message names nobody. */
  from: string;
  /** Addresses, without names. */
  cc: string[];
  /** Empty if there is none. */
  subject: string;
  bodyText?: string | undefined;
  bodyHtml?: string | undefined;
  attachments: ReceivedAttachment[];
  /** Byte for byte as the sending server gave it, with the dots of SMTP taken out. */
  source: Uint8Array;
}

export interface ReceivedAttachment {
  name: string;
  /** Media type, such as `image/png`. */
  type: string;
  content: Uint8Array;
}

/** A message that lies at an address. */
export interface StoredMessage extends Omit<ReceivedMessage, 'attachments' | 'source'> {
  id: string;
  /** The address it lies at. */
  to: string;
  /** Moment of its arrival, epoch ms. */
  createdAt: number;
  /** In the order of the message. */
  attachments: { id: string; name: string; type: string; sizeBytes: number }[];
}
