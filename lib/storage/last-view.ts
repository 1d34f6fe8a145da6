import { MINUTE } from '../i18n/time.ts';
import { readPageNote, writePageNote } from './page-note.ts';
import { parseJson, z } from './schema.ts';

const KEY = 'lastView';

/**
 * Within this time the popup opens where it was closed, for example at a code that the user is typing elsewhere. Later it opens at the
 * list, because the user comes for new mail.
 */
const REMEMBERED_MS = 5 * MINUTE;

/** What the toolbar's popup showed when it closed, as it does at every click outside. Not stored for tabs and panels, which stay open. */
const lastViewSchema = z.object({
  /** When it closed, epoch ms. */
  at: z.number(),
  /** `seenAt` of the newest message that it had. Not the time of closing: browsers may run the last listeners long after that. */
  newestAt: z.number(),
  hash: z.string(),
  query: z.string(),
});

export type LastView = z.infer<typeof lastViewSchema>;

export function rememberLastView(lastView: LastView): void {
  writePageNote(KEY, JSON.stringify(lastView));
}

/** @returns undefined if none is stored, or it is too old: then it is removed */
export function readLastView(now: number): LastView | undefined {
  const { data } = lastViewSchema.safeParse(parseJson(readPageNote(KEY) ?? ''));
  if (data && now >= data.at && now - data.at < REMEMBERED_MS) return data;
  forgetLastView();
  return undefined;
}

export function forgetLastView(): void {
  writePageNote(KEY, undefined);
}
