import type { BodyDocument } from '../../lib/message/body/body-document.ts';
import { readAhead } from '../hooks/use-body.ts';
import { isDarkNow } from '../ui/use-is-dark.ts';
import { buildOnce } from './build-once.ts';
import { makeFrameReady } from './mail-frame.ts';
import { mayOpen, startPainting, wasOpened } from './opening.ts';

/** A pointer that passes over the list leaves a row sooner. */
const RESTS_MS = 60;

/** Building a longer one would block the page while somebody only points. */
const LONGEST_CHARACTERS = 300_000;

let resting: ReturnType<typeof setTimeout> | undefined;
let ready: string | undefined;

/**
 * Reads, builds and lays out the message under the pointer or the focus, invisibly, so that it opens at once. A pressed message is
 * built without waiting, and not laid out: it opens when the button is released.
 */
export function makeReady({ type, target }: Event): void {
  clearTimeout(resting);
  const id = (target as Element).closest<HTMLElement>('[data-message]')?.dataset.message;
  if (id === undefined || id === ready) return;
  if (type === 'pointerdown') void build(id);
  else resting = setTimeout(() => void layOut(id), RESTS_MS);
}

/** An open message comes first: nothing is prepared beside it. */
export function stopMakingReady(): void {
  clearTimeout(resting);
  ready = undefined;
}

async function layOut(id: string): Promise<void> {
  const built = await build(id);
  // Not if it was opened in the meantime, or another is pointed at.
  if (!built || ready !== id || !mayOpen(id)) return;
  startPainting(id);
  makeFrameReady(built.srcdoc, () => wasOpened(id));
}

/** @returns undefined if there is no HTML, or too much */
async function build(id: string): Promise<BodyDocument | undefined> {
  ready = id;
  // An error occurs again when the message is opened, and is shown there.
  const body = await readAhead(id).catch(() => undefined);
  // Told of before its body came: the next pointing finds it.
  if (!body && ready === id) ready = undefined;
  const html = body?.html;
  if (!html || html.length > LONGEST_CHARACTERS) return undefined;
  return buildOnce(html, { remote: 'blocked', theme: isDarkNow() ? 'dark' : 'light' });
}
