import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findCode } from '../../lib/email/extract/find-code.ts';
import { findLinks } from '../../lib/email/extract/find-link.ts';
import { type CorpusMail, corpus, heldOut, wrapLinks } from '../codes/read-mails.ts';
import { explainMail } from './codes/explain-mail.ts';
import type { Options } from './options.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * How often code and link are found in our own mails and in those of others, where these are at hand. `--explain FILE` prints what decided
 * in a mail; `--split held-out` scores only what nobody who makes the rules looks at.
 */
const SHARED = new URL('../../../shared/corpora/', import.meta.url);

/** Mails of others whose label is arguable, by id. They are not scored. */
const ARGUABLE = [
  // The code of the same sentence is G-412157, with its prefix, in parse-otp-message/1: both can't be right.
  'otphelper/googleCode',
  // The language was lost from the text: "G-718356() Google ." has no word left that says what it is.
  'parse-otp-message/44',
];

type Mails = readonly CorpusMail[];

/** Three fifths of others' mails may be looked at when rules are made; the rest is only scored. */
const isUnseen = ({ id }: CorpusMail) => (createHash('sha256').update(id).digest()[0] ?? 0) % 5 < 2;

function readShared(file: string): CorpusMail[] {
  const url = new URL(file, SHARED);
  if (!existsSync(url)) {
    console.log(`  (${file} is not here: it is not measured)`);
    return [];
  }
  const bytes = readFileSync(url);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trim().split('\n');
  return lines
    .map((line): CorpusMail & { dubious?: boolean } => ({ lang: 'unknown', ...JSON.parse(line) }))
    .filter(({ dubious, id }) => !dubious && !ARGUABLE.includes(id));
}

// Spaces and hyphens do not count.
const bare = (code: string | null | undefined) => code?.replace(/[\s-]/g, '') ?? null;

function codeRows(name: string, mails: Mails): Row[] {
  const found = mails.map((mail) => ({ expected: bare(mail.expected), found: bare(findCode(mail)?.code) }));
  const withCode = found.filter(({ expected }) => expected !== null);
  const wrong = found.filter((mail) => mail.found !== null && mail.found !== mail.expected).length;
  if (withCode.length === 0)
    return [
      {
        name: `${name}: invented, of 1,000 of ${mails.length}`,
        value: (1000 * wrong) / mails.length,
        goal: { atMost: 0.3 },
      },
    ];
  const right = withCode.filter((mail) => mail.found === mail.expected).length;
  return [
    { name: `${name}: codes found, of ${withCode.length}`, value: right / withCode.length, goal: { atLeast: 0.98 } },
    { name: `${name}: wrong or invented, of ${mails.length}`, value: wrong / mails.length, goal: { atMost: 0.002 } },
  ];
}

const shareRight = (mails: Mails) => mails.filter((mail) => findLinks(mail).link === mail.link).length / mails.length;

/** How many links are found: as they stand, and when all are a tracker's. */
function linkRows(name: string, mails: Mails): Row[] {
  const none = mails.filter(({ link }) => link === null);
  const wanted = mails.filter(({ link }) => typeof link === 'string');
  const rows: Row[] = [];
  if (none.length > 0) {
    const value = none.filter((mail) => findLinks(mail).link).length / none.length;
    rows.push({ name: `${name}: a link found where none is, of ${none.length}`, value, goal: { atMost: 0.01 } });
  }
  if (wanted.length > 0)
    rows.push(
      { name: `${name}: links right, of ${wanted.length}`, value: shareRight(wanted), goal: { atLeast: 0.99 } },
      {
        name: `${name}: right when all are a tracker's`,
        value: shareRight(wanted.map(wrapLinks)),
        goal: { atLeast: 0.85 },
      },
    );
  return rows;
}

const score = (name: string, mails: Mails) =>
  mails.length === 0 ? [] : [...codeRows(name, mails), ...linkRows(name, mails)];

function speedRow(): Row {
  const mails = corpus.filter(({ text = '', html = '' }) => text.length + html.length > 5000);
  const times = mails.map((mail) => {
    const startedAt = performance.now();
    findCode(mail);
    findLinks(mail);
    return performance.now() - startedAt;
  });
  const goal = { atMost: 2 };
  return {
    name: `code and link of ${mails.length} mails of 5 kB and more, median`,
    value: quantile(times, 0.5),
    unit: 'ms',
    goal,
  };
}

export async function* bench({ explain, split }: Options): AsyncGenerator<Row> {
  if (explain !== undefined) return explainMail(explain);
  const shared = ['codes.jsonl', 'products.jsonl', 'ordinary-mail.jsonl.gz'].map(
    (file) => [file, readShared(file)] as const,
  );
  if (split !== 'held-out') {
    for (const [file, mails] of shared)
      yield* score(
        `${file}, looked at`,
        mails.filter((mail) => !isUnseen(mail)),
      );
    yield speedRow();
  }
  yield* score('own, held out', heldOut);
  for (const [file, mails] of shared) yield* score(`${file}, not looked at`, mails.filter(isUnseen));
}
