import { asSent } from '../codes/as-sent.ts';
import { corpus, heldOut } from '../codes/corpus.ts';
import { lures, truths } from '../codes/lures.ts';
import { explainMail } from './codes/explain-mail.ts';
import { judgeCodes, judgeLanguages, judgeLinks } from './codes/judge-mails.ts';
import { readSharedMails } from './codes/shared-mails.ts';
import { times } from './codes/times.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/** Of lures, where a link that they want pressed is offered. */
const LURED = 0.1;

/**
 * How often code and link are found in our own mails and in those of others, when these are there; and how long it takes.
 * `--explain FILE` prints what decided in a mail; `--split held-out` scores only what nobody who makes the rules looks at.
 */
export async function bench({ explain, split }: Options): Promise<Row[]> {
  if (explain !== undefined) {
    await explainMail(explain);
    return [];
  }
  const shared = readSharedMails();
  const unseen = [
    ...judge('own, held out', heldOut),
    ...shared.flatMap(({ name, unseen }) => judge(`${name}, not looked at`, unseen)),
  ];
  if (split === 'held-out') return unseen;
  return [
    ...judge('own', corpus),
    ...judgeLanguages('own', corpus),
    ...judgeCodes('as sent', asSent),
    ...judgeLinks('lures', lures, LURED),
    ...judgeLinks('true to lures', truths),
    ...shared.flatMap(({ name, seen }) => judge(`${name}, looked at`, seen)),
    ...unseen,
    ...times(),
  ];
}

function judge(name: string, mails: Parameters<typeof judgeCodes>[1]): Row[] {
  return [...judgeCodes(name, mails), ...judgeLinks(name, mails)];
}
