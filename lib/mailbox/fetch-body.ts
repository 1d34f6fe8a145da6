import { withClient } from '../api/with-client.ts';
import { findCode } from '../codes/find-code.ts';
import { findConfirmationLink } from '../codes/find-link.ts';
import type { Body, Message } from './message.ts';
import { toBody } from './receive-messages.ts';
import { readBody } from './store.ts';
import { storeBody } from './writer.ts';

/** What the list shows of a body. */
function findInBody({ from, subject }: Message, body: Body): Pick<Message, 'code' | 'link' | 'attachments'> {
  const mail = {
    from,
    subject,
    ...(body.text !== undefined && { text: body.text }),
    ...(body.html !== undefined && { html: body.html }),
  };
  const code = findCode(mail)?.code;
  const link = findConfirmationLink(mail)?.url;
  return { attachments: body.attachments.length, ...(code && { code }), ...(link && { link }) };
}

/**
 * Brings a message's body into the store, and what it holds into the list.
 * @returns the message as the list now has it
 * @throws ServiceError if the body is not here yet and can't be fetched
 */
export async function fetchBody(message: Message): Promise<Message> {
  if (message.attachments !== undefined) return message;
  const body = (await readBody(message.id)) ?? toBody(await withClient((client) => client.fetchMessage(message.id)));
  const found = findInBody(message, { ...body, id: message.id });
  await storeBody({ ...body, id: message.id }, found);
  return { ...message, ...found };
}
