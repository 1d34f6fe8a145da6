import { NotFoundError } from '../api/errors.ts';
import { withClient } from '../api/with-client.ts';
import { findBodyFinder, readSearchText } from './body-finder.ts';
import type { Body, Message } from './message.ts';
import { readBody } from './read-contents.ts';
import { toBody } from './receive-messages.ts';
import { giveUpBody, storeBody } from './writer.ts';

/**
 * Brings a message's body into the store, and what it holds into the list.
 * @param isAskedFor somebody wants to read it now: it is fetched even if it had to make room before
 * @returns the message as the list now has it
 * @throws ServiceError if the body is not here yet and can't be fetched
 */
export async function fetchBody(message: Message, isAskedFor = false): Promise<Message> {
  const { id } = message;
  if (!isAskedFor && message.bodyWantedAt === undefined) return message;
  const held = await readBody(id);
  if (held && message.attachments !== undefined) return message;
  // Who waits for the mail gets it even if no code can be looked for; otherwise that is worth another try, and no request.
  const findInBody = await findBodyFinder();
  if (!findInBody && !isAskedFor) return message;
  const body = held ?? (await fetchFromService(id));
  const found = findInBody?.(message, body) ?? { attachments: body.attachments.length };
  await storeBody({ ...body, id }, found, await readSearchText(body), isAskedFor);
  return { ...message, ...found };
}

async function fetchFromService(id: string): Promise<Body> {
  try {
    return toBody(await withClient((client) => client.fetchMessage(id)));
  } catch (error) {
    if (error instanceof NotFoundError) await giveUpBody(id);
    throw error;
  }
}
