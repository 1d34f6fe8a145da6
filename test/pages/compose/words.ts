import { readFileSync } from 'node:fs';

/** What a control of a composed page is there for. */
export type Role =
  | 'email'
  | 'again'
  | 'user'
  | 'either'
  | 'first'
  | 'last'
  | 'phone'
  | 'company'
  | 'city'
  | 'subject'
  | 'search'
  | 'friend'
  | 'code'
  | 'promo'
  | 'trap';

/** How pages label each role, in a language, variants apart by `|`. */
export type Labels = Record<Role, string>;

/** @param file one line a language. @returns by language */
function readLabels(file: string): [language: string, labels: Labels][] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { language, ...labels } = JSON.parse(line) as Labels & { language: string };
    return [language, labels];
  });
}

export const LABELS = readLabels('labels.jsonl');

/** In languages that no other page has. */
export const HELD_LABELS = readLabels('held-out-labels.jsonl');
