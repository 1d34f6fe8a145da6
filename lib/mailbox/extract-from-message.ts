import type { RequestPurpose } from '../api/allowed-at.ts';
import type { Client } from '../api/client.ts';
import { asErrorOfOneItem, NotFoundError, TooLargeError } from '../api/errors.ts';
import { parseDate } from '../api/parse-date.ts';
import { assertValid } from '../api/validate-response.ts';
import type { WireMessage } from '../api/wire.ts';
import { openService, withClient } from '../api/with-client.ts';
import { parseSender } from '../email/parse/parse-sender.ts';
import { DAY, MINUTE, SECOND } from '../i18n/time.ts';
import { emptyAnalysis, loadBodyAnalyser } from './body-analyser.ts';
import { type Body, hasSecond, idAtService, isEmptyBody, type Message } from './message.ts';
import { readBody } from './read-contents.ts';
import { findServiceOf } from './read-messages.ts';
import { toBody } from './receive-messages.ts';
import { giveUpBody, storeBody } from './writer.ts';

/** So soon after a message was listed, its body is asked for again if the service does not find it. */
const YOUNG_MS = MINUTE;

/**
 * Fetches a message's body unless it is stored, and an empty one again, finds the code and links in it, and stores the body and what the list shows of it.
 * @param purpose of the request; for `user`, an evicted body is fetched again, and stored even if it can't be analysed
 * @returns the message as it is in the list now
 * @throws ServiceError if the body is not stored and can't be fetched
 */
export async function extractFromMessage(message: Message, purpose: RequestPurpose): Promise<Message> {
  const { id } = message;
  const isAskedFor = purpose === 'user';
  if (!isAskedFor && message.bodyWantedAt === undefined) return message;
  const stored = await readBody(id);
  const isEmpty = stored && isEmptyBody(stored) && message.bodyWantedAt !== undefined;
  if (stored && !isEmpty && message.attachments !== undefined) return message;
  const readContents = await loadBodyAnalyser();
  // Without the analyser, the request would be wasted: a later call makes it.
  if (!readContents && !isAskedFor) return message;
  const { from, subject, body } = stored && !isEmpty ? { ...message, body: stored } : await fetchBody(message, purpose);
  const { found, text } = readContents?.({ ...message, from, subject }, body) ?? emptyAnalysis(body);
  const shown = { ...found, from, subject };
  await storeBody({ ...body, id }, shown, text, isAskedFor);
  return { ...message, ...shown };
}

const addressOf = (from: string) => parseSender(from).address ?? from;

/** Whether an answer can be the message: caches give some the answer for another. Some services name a message anew in each answer. */
function isAnswerFor({ dated = '', from, subject, ...message }: Message, wire: WireMessage): boolean {
  if (wire.id.toLowerCase() === idAtService(message).toLowerCase()) return true;
  const at = parseDate(dated) ?? wire.created_at ?? 0;
  const answeredAt = wire.created_at ?? at;
  // A time without seconds may be that of the day alone.
  const isExact = hasSecond(dated) && answeredAt % MINUTE !== 0;
  const isOfItsTime = Math.abs(answeredAt - at) < (isExact ? SECOND : DAY);
  const isFromIts = from === '' || addressOf(from) === addressOf(wire.from);
  return isOfItsTime && isFromIts && (subject === '' || subject === wire.subject);
}

type Fetched = Pick<Message, 'from' | 'subject'> & { body: Body };

/** @returns also the sender and the subject: some services list a message before they have read them */
async function fetchBody(message: Message, purpose: RequestPurpose): Promise<Fetched> {
  const { id } = message;
  const opening = findServiceOf(message).then((service) => openService(purpose, service, 'message'));
  const fetchMessage = async (client: Client) => {
    const wire = await client.fetchMessage(idAtService(message));
    assertValid(isAnswerFor(message, wire), { status: 200 });
    return { from: message.from || wire.from, subject: message.subject || wire.subject, body: toBody(wire) };
  };
  try {
    return await withClient(opening, (client) => asErrorOfOneItem(fetchMessage(client)));
  } catch (error) {
    // A service may list a message before it has it. And the user may have requested it with another key than the address's.
    const isYoung = Math.abs(Date.now() - message.seenAt) < YOUNG_MS;
    if (error instanceof NotFoundError && purpose !== 'user' && !isYoung) await giveUpBody(id);
    if (error instanceof TooLargeError) await giveUpBody(id, error.facts.size);
    throw error;
  }
}
