import { DAY, HOUR, MINUTE } from '../../../lib/i18n/time.ts';
import type { Arrivals } from './arrivals.ts';
import { drawEvenly, drawWait, type Random } from './random.ts';

export const TTL_MS = DAY;
/** This long after a fill, no user waits for its first mail, and requests are no longer counted for it. */
export const AWAITED_FOR_MS = 30 * MINUTE;
export const NEVER_SHARE = 0.1;
const FILLS_A_DAY = 5;
const AWAKE_FROM_MS = 7 * HOUR;
const AWAKE_FOR_MS = 16 * HOUR;
const RESEND_SHARE = 0.05;
const RESEND_ASKED_AFTER_MS = MINUTE;
const NEWSLETTERS_A_DAY = 2;
/** Who asks for a mail again waits for it; half of them with the popup open. */
const RESEND_WATCHED_SHARE = 0.5;
const WATCHED_FOR_MS = 2 * MINUTE;

/** first: the one that the fill was made for; resend: asked for once more; later: not waited for. */
export type MailKind = 'first' | 'resend' | 'later';
type Mail = { at: number; kind: MailKind };

/** One address of a user's month: filled once, its mail in the order of arrival. */
export type Fill = { at: number; mails: Mail[]; watched?: { from: number; to: number } };

/** @param luck 0 to 1: whether a mail comes, and how soon */
function drawFill(at: number, luck: number, arrivals: Arrivals, random: Random): Fill {
  const mails: Mail[] = [];
  let watched: Fill['watched'];
  const arrives = luck >= NEVER_SHARE;
  const firstAt = at + arrivals.quantile((luck - NEVER_SHARE) / (1 - NEVER_SHARE));
  if (arrives) mails.push({ at: firstAt, kind: firstAt - at < AWAITED_FOR_MS ? 'first' : 'later' });
  if (arrives && random() < RESEND_SHARE) {
    const askedAt = firstAt + drawWait(RESEND_ASKED_AFTER_MS, random);
    mails.push({ at: askedAt + arrivals.quantile(random()), kind: 'resend' });
    if (random() < RESEND_WATCHED_SHARE) watched = { from: askedAt, to: askedAt + WATCHED_FOR_MS };
  }
  const meanWaitMs = DAY / NEWSLETTERS_A_DAY;
  // Who was written to for the first time is sent newsletters.
  const writtenAt = arrives ? firstAt : at;
  for (let next = writtenAt + drawWait(meanWaitMs, random); next < at + TTL_MS; next += drawWait(meanWaitMs, random)) {
    mails.push({ at: next, kind: 'later' });
  }
  return { at, mails: mails.sort((one, other) => one.at - other.at), ...(watched && { watched }) };
}

/**
 * So many people's fills: five a day, unless said otherwise, at any moment between 7 and 23 o'clock. Of all their mails together as many come late as the
 * distribution says: a few that come very late weigh more in a mean than all the others.
 */
export function drawMonths(
  people: number,
  startAt: number,
  days: number,
  arrivals: Arrivals,
  random: Random,
  fillsADay = FILLS_A_DAY,
): Fill[][] {
  const luck = drawEvenly(people * days * fillsADay, random);
  return Array.from({ length: people }, () =>
    Array.from({ length: days }, (_, day) => {
      const wakesAt = startAt + day * DAY + AWAKE_FROM_MS;
      const moments = Array.from({ length: fillsADay }, () => wakesAt + random() * AWAKE_FOR_MS);
      return moments
        .sort((one, other) => one - other)
        .map((at) => drawFill(at, luck.pop() as number, arrivals, random));
    }).flat(),
  );
}
