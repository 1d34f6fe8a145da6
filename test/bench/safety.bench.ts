import { vectorSets } from '../safety/all-vectors.ts';
import { findShippedFaults } from '../safety/shipped/find-shipped-faults.ts';
import { type BrowserName, openReader } from '../safety/shipped/open-reader.ts';
import { buildShipped } from './build-shipped.ts';
import type { Row } from './row.ts';

/**
 * Every hostile mail there is, sent by SMTP and opened in the shipped reader in both browsers, one after the other: too long for
 * `npm test`, which opens a part of them. `MAIL_SAFETY=file.jsonl` brings another list.
 */
const BROWSERS: BrowserName[] = ['chromium', 'firefox'];

export async function bench(): Promise<Row[]> {
  buildShipped();
  const rows: Row[] = [];
  for (const name of BROWSERS) {
    await using closing = new AsyncDisposableStack();
    const shipped = await openReader(name, closing);
    for (const [owner, vectors] of vectorSets) {
      const faults = await findShippedFaults(shipped, vectors);
      rows.push({ name: `${name}: ${owner} vectors opened`, value: vectors.length });
      for (const [what, found] of Object.entries(faults)) {
        for (const fault of found) console.error(`  ${name}, ${what}: ${fault}`);
        rows.push({ name: `${name}: ${owner} vectors, ${WORDS[what]}`, value: found.length, goal: { atMost: 0 } });
      }
    }
  }
  return rows;
}

const WORDS: Record<string, string> = {
  requests: 'requests before consent',
  escapes: 'escapes from the frame',
  lost: 'harmless pieces lost',
  executed: 'executed',
};
