import type { Message } from '../../../lib/mailbox/message.ts';
import { addToSearchDocuments, indexMailbox, type SearchDocuments } from '../../../lib/mailbox/search/search.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';
import { TYPED } from './search.ts';
import { OTHERS, WORDS } from './seed-texts.ts';

const MESSAGES = 10_000;
const ROUNDS = 3;
const TEXT_CHARACTERS = 1500;

/**
 * The search function alone, for each key press, with what earlier searches found and without: then each press gets an index of its
 * own. In Node; the two take turns.
 */
export function measureEarlierSearches(): Row[] {
  const messages = Array.from({ length: MESSAGES }, (_, nth) => writeMessage(nth));
  const searchDocuments: SearchDocuments = new Map();
  addToSearchDocuments(searchDocuments, messages, new Map(messages.map(({ id }, nth) => [id, writeText(nth)])));
  const createIndex = () => indexMailbox({ addresses: [], messages }, searchDocuments);

  const withMs: number[] = [];
  const withoutMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const index = createIndex();
    for (const query of TYPED.flatMap(listQueries)) {
      withMs.push(timeMs(() => index.find({ query })));
      const unused = createIndex();
      withoutMs.push(timeMs(() => unused.find({ query })));
    }
  }
  return [['with', withMs] as const, ['without', withoutMs] as const].flatMap(([which, times]) =>
    [['median', 0.5] as const, ['p95', 0.95] as const].map(([name, share]) => ({
      name: `search function: key press ${which} earlier results, ${name}`,
      value: quantile(times, share),
      unit: 'ms',
    })),
  );
}

/** What stands in the field, key by key: typed, then deleted. */
function listQueries(words: string): string[] {
  const typed = Array.from(words, (_, at) => words.slice(0, at + 1));
  return [...typed, ...typed.toReversed().slice(1), ''];
}

function timeMs(run: () => void): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

function writeMessage(nth: number): Message {
  return {
    id: String(nth),
    address: `quiet.lark.${nth % 10}@mayfly.test`,
    from: `Sender ${nth % 97} <mail@site-${nth % 97}.example>`,
    subject: `Message number ${nth} with a subject of usual length`,
    createdAt: nth,
    seenAt: nth,
  };
}

/** One string in memory, as a text out of the database is. */
function writeText(nth: number): string {
  const words = (nth % 10 === 0 ? OTHERS : WORDS).split(' ');
  let text = `unique${nth}x`;
  for (let at = nth; text.length < TEXT_CHARACTERS; at = (at * 16_807 + 7) % 2_147_483_647) {
    text += ` ${words[at % words.length]}`;
  }
  return structuredClone(text.toLowerCase());
}
