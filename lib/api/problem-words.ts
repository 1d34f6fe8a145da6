import { browser } from 'wxt/browser';
import { z } from '../schema/z.ts';
import { type Problem, problemSchema } from './problem.ts';

/** What a service says in its own words. They may name an address of a private window. */
const wordsSchema = z.pick(problemSchema, { kind: true, code: true, detail: true, requestId: true });

/** In `storage.session`, which is never written to disk: every view reads it, and it goes with the browser. */
const KEY = 'problemWords';

/** Whether there may be words of the last problem; another worker may have left some. */
let mayBeKept = true;

/** @returns the problem without its words: as much of it as may be on disk */
export function withoutWords({ code: _code, detail: _detail, requestId: _requestId, ...bare }: Problem): Problem {
  return bare;
}

/** Keeps the words of a problem in memory, in place of those of the last one. Never throws: a problem is one without its words. */
export async function keepWords(problem: Problem | undefined): Promise<void> {
  const words = problem && wordsSchema.parse(problem);
  try {
    if (words) await browser.storage.session.set({ [KEY]: words });
    else if (mayBeKept) await browser.storage.session.remove(KEY);
    mayBeKept = words !== undefined;
  } catch (error) {
    console.warn('What the service said of a problem could not be kept:', error);
  }
}

/** @returns the problem with the words that were kept of it */
export async function withWords(problem: Problem): Promise<Problem> {
  const kept = await browser.storage.session.get(KEY).catch((): Record<string, unknown> => ({}));
  const { success, data } = wordsSchema.safeParse(kept[KEY]);
  return success && data.kind === problem.kind ? { ...problem, ...data } : problem;
}
