import { deceivingLinks, seenImages, unseenImages, vectorSets } from '../safety/all-vectors.ts';
import { findFaults, READING } from '../safety/find-faults.ts';
import { openSafetyBrowser } from '../safety/safety-browser.ts';
import { findShippedFaults } from '../safety/shipped/find-shipped-faults.ts';
import { type BrowserName, openReader, type ShippedReader } from '../safety/shipped/open-reader.ts';
import { readMails } from '../safety/shipped/read-mails.ts';
import { findRealMails } from '../safety/shipped/real-mails.ts';
import { sendVectors } from '../safety/shipped/send-vectors.ts';
import { heavyVectors } from '../safety/vectors/heavy-vectors.ts';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/**
 * Every hostile mail there is, sent by SMTP and opened in the shipped reader in both browsers, one after the other: too long for
 * `npm test`, which opens a part of them. `MAIL_SAFETY=file.jsonl` brings another list. Then the same with images shown, as the
 * reader builds them; and real mails, of which all words are to be read. `--rounds N` for N of each kind.
 */
const BROWSERS: BrowserName[] = ['chromium', 'firefox'];
const REAL_MAILS = 700;

const SETS = [
  ...vectorSets,
  ['hidden-image', unseenImages],
  ['visible-image', seenImages],
  ['deceiving', deceivingLinks],
  ['heavy', heavyVectors],
] satisfies typeof vectorSets;

export async function* bench({ rounds }: Options): AsyncGenerator<Row> {
  const most = rounds === undefined ? undefined : Number(rounds);
  buildShipped();
  for (const name of BROWSERS) {
    await using closing = new AsyncDisposableStack();
    const shipped = await openReader(name, closing);
    for (const [owner, all] of SETS) {
      const vectors = all.slice(0, most);
      const faults = await findShippedFaults(shipped, vectors);
      yield { name: `${name}: ${owner} vectors opened`, value: vectors.length };
      for (const [what, found] of Object.entries(faults))
        yield faultRow(name, `${owner} vectors, ${WORDS[what]}`, found);
    }
    if (name === 'chromium') yield* await measureRealMails(shipped, most);
    yield* await measureShownImages(name, most);
  }
}

async function measureShownImages(name: BrowserName, most: number | undefined): Promise<Row[]> {
  await using browser = await openSafetyBrowser(name);
  const shown = { ...READING, remote: 'shown' as const };
  const isImage = (deed: string) => /^https:\/\/[^/]*$/.test(deed);
  const rows: Row[] = [];
  for (const [owner, vectors] of vectorSets) {
    const faults = await findFaults(browser, vectors.slice(0, most), 'shipped', shown, isImage);
    rows.push(faultRow(name, `${owner} vectors with images shown, deeds that are no images`, faults));
  }
  rows.push(faultRow(name, 'hidden images asked for', await findFaults(browser, unseenImages, 'shipped', shown)));
  const { requests } = await browser.run(
    seenImages.map(({ html }) => html),
    shown,
    'shipped',
  );
  const asked = new Set(requests.map((request) => new URL(request).hostname));
  rows.push({ name: `${name}: visible images asked for`, value: asked.size, goal: { atLeast: seenImages.length } });
  return rows;
}

async function measureRealMails(shipped: ShippedReader, most = REAL_MAILS): Promise<Row[]> {
  const mails = findRealMails(most);
  if (!mails) return [];
  const texts = await readMails(shipped, await sendVectors(shipped, mails));
  let words = 0;
  let kept = 0;
  for (const [at, mail] of mails.entries()) {
    const shown = new Map<string, number>();
    for (const word of texts[at] ?? []) shown.set(word, (shown.get(word) ?? 0) + 1);
    let keptHere = 0;
    for (const word of mail.words) {
      const left = shown.get(word) ?? 0;
      if (left > 0) keptHere++;
      shown.set(word, left - 1);
    }
    if (keptHere < mail.words.length * 0.99)
      console.error(`  real mail ${at}: ${keptHere} of ${mail.words.length} words`);
    words += mail.words.length;
    kept += keptHere;
  }
  return [
    { name: 'real mails opened', value: mails.length },
    { name: 'words of real mails kept', value: (100 * kept) / words, unit: '%', goal: { atLeast: 99 } },
  ];
}

function faultRow(browser: BrowserName, what: string, found: string[]): Row {
  for (const fault of found) console.error(`  ${browser}, ${what}: ${fault}`);
  return { name: `${browser}: ${what}`, value: found.length, goal: { atMost: 0 } };
}

const WORDS: Record<string, string> = {
  requests: 'requests before consent',
  escapes: 'escapes from the frame',
  lost: 'harmless pieces lost',
  executed: 'executed',
};
