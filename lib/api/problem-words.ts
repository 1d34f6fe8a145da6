import { browser } from 'wxt/browser';
import { z } from '../storage/schema.ts';
import { type Problem, problemSchema } from './problem.ts';

/** What a service says in its own words. They may name an address of a private window. */
const wordsSchema = z.pick(problemSchema, { kind: true, code: true, detail: true, requestId: true });

/** In `storage.session`, which is never written to disk: every view reads it, and it goes with the browser. */
const PREFIX = 'problemWords:';
const keyOf = (service: string) => PREFIX + service;

/** Services of whose last problem there are no words; another worker may have left some of the others. */
const without = new Set<string>();

/** @returns the problem without its words: as much of it as may be on disk */
export function withoutWords({ code: _code, detail: _detail, requestId: _requestId, ...bare }: Problem): Problem {
  return bare;
}

/** Keeps the words of a service's problem in memory, in place of those of its last. Never throws: a problem is one without its words. */
export async function storeWords(service: string, problem: Problem | undefined): Promise<void> {
  const words = problem && wordsSchema.parse(problem);
  try {
    if (words) await browser.storage.session.set({ [keyOf(service)]: words });
    else if (!without.has(service)) await browser.storage.session.remove(keyOf(service));
    if (words) without.delete(service);
    else without.add(service);
  } catch (error) {
    console.warn('What the service said of a problem could not be kept:', error);
  }
}

/** Keeps no words of any problem. */
export async function forgetWords(): Promise<void> {
  const kept = Object.keys(await browser.storage.session.get(null));
  await browser.storage.session.remove(kept.filter((key) => key.startsWith(PREFIX)));
}

/** @returns the problem with the words that were kept of it */
export async function withWords(service: string, problem: Problem): Promise<Problem> {
  const kept = await browser.storage.session.get(keyOf(service)).catch((): Record<string, unknown> => ({}));
  const { success, data } = wordsSchema.safeParse(kept[keyOf(service)]);
  return success && data.kind === problem.kind ? { ...problem, ...data } : problem;
}
