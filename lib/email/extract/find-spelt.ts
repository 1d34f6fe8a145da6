import type { Candidate } from './find-candidates.ts';

// Letters, groups of them (`abcd-efgh`), or some words (`wise-otter-lamp`), with nothing behind and at most a label before.
const SPELT =
  /(?:^|:)["'*_ ]*((?:[a-z]{3,8}-){2,4}[a-z]{3,8}|([a-z]{3,5})-[a-z]{3,5}|[A-Za-z]{4,10})["'*_ ]*(?:\.["'*_ ]*)?$/;

/**
 * A code of small letters, or of both cases, looks like any word: only what stands at the end of a line, alone or behind a colon, may be one.
 */
export function findSpelt(raw: string): Candidate | undefined {
  const match = SPELT.exec(raw);
  const [whole = '', code = '', group] = match ?? [];
  if (!match || !/[a-z]/.test(code) || /^[A-Z][a-z]+$/.test(code)) return undefined;
  if (group && code.length !== 2 * group.length + 1) return undefined;
  const start = match.index + whole.indexOf(code);
  return { code, start, end: start + code.length, shape: 'letters' };
}
