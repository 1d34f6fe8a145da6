import type { Row } from '../row.ts';
import type { Survivors } from './kill-browser.ts';
import type { Kept } from './read-kept.ts';

const NONE = { goal: { atMost: 0 } };

/** How many of the totals that are kept are not what they are of. */
export function countWrongTotals({ messages, totals }: Kept): number {
  const sums = {
    stored: messages.reduce((sum, { storedBytes = 0 }) => sum + storedBytes, 0),
    messages: messages.length,
    unread: messages.filter(({ readAt }) => readAt === undefined).length,
  };
  return Object.entries(sums).filter(([total, sum]) => (totals[total as keyof typeof sums] ?? 0) !== sum).length;
}

/** @param written into pages */
export function judgeSurvivors(
  name: string,
  { sent, notifiedTwice, promised, kept }: Survivors,
  written: string[],
): Row[] {
  const { messages, emails } = kept;
  const received = messages.map(({ subject }) => subject);
  const untold = messages.filter(({ notifiedAt }) => notifiedAt === undefined);
  return [
    { name: `kills of ${name}, each with a mail under way`, value: sent.length },
    { name: '… mails lost', value: sent.filter((subject) => !received.includes(subject)).length, ...NONE },
    { name: '… mails doubled', value: received.length - new Set(received).size, ...NONE },
    { name: '… mails not notified', value: untold.length, ...NONE },
    { name: '… mails notified twice', value: notifiedTwice.length, ...NONE },
    { name: '… addresses that a page was told of', value: promised.length },
    { name: '… of them not stored', value: promised.filter((email) => !emails.includes(email)).length, ...NONE },
    { name: '… addresses that were seen in a page', value: written.length },
    { name: '… of them not stored', value: written.filter((email) => !emails.includes(email)).length, ...NONE },
    { name: '… totals that are wrong', value: countWrongTotals(kept), ...NONE },
  ];
}
