/** 40 bits. Two addresses with one name share an object, which stores each under its own. */
const BYTES = 5;
const LENGTH = 2 * BYTES;

/** Ids of messages and attachments: UUIDs, and the ULIDs of the published dialect. */
const ID = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\dA-HJKMNP-TV-Z]{26})$/;

/** The name of the object that an address lies in. @param email in lower case */
export async function toObjectName(email: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
  return Array.from(new Uint8Array(digest, 0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Replaces the last random digits of an id with the name of its object; it stays a UUID or ULID. */
export function addObjectName(id: string, name: string): string {
  return id.slice(0, -LENGTH) + (id.includes('-') ? name : name.toUpperCase());
}

/** @returns undefined if this service never made such an id */
export function findObjectName(id: string): string | undefined {
  const name = id.slice(-LENGTH).toLowerCase();
  return ID.test(id) && /^[\da-f]+$/.test(name) ? name : undefined;
}
