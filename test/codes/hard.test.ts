import { expect, it } from 'vitest';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { findLinks } from '../../lib/email/extract/find-link.ts';
import { type CorpusMail, readCorpus } from './read-mails.ts';

type HardMail = CorpusMail & {
  /** What makes it hard. */
  why: string;
  /** Known not to be right: it is taken off when it comes to be. */
  isMissed?: true;
};

const RIGHT = 0.97;

const mails = readCorpus<HardMail>('hard.jsonl');

function isRight(mail: HardMail): boolean {
  if ((findCode(mail)?.code.replaceAll('-', '') ?? null) !== (mail.expected?.replaceAll('-', '') ?? null)) return false;
  return mail.link === undefined || (findLinks(mail).link ?? null) === mail.link;
}

it('says of each hard mail once why it is hard', () => {
  expect(mails.filter(({ id, why, lang }) => !id || !why || !lang)).toEqual([]);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
});

it('is right in nearly all of them, and names the others', () => {
  const missed = mails.filter((mail) => !isRight(mail)).map(({ id }) => id);
  expect(missed).toEqual(mails.filter(({ isMissed }) => isMissed).map(({ id }) => id));
  expect(missed.length).toBeLessThanOrEqual(mails.length * (1 - RIGHT));
});
