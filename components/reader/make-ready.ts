import type { BodyDocument } from '../../lib/message/body/body-document.ts';
import { readAhead } from '../hooks/use-body.ts';
import { isDarkNow } from '../ui/use-is-dark.ts';
import { buildOnce } from './build-once.ts';
import { makeFrameReady } from './mail-frame.ts';

/** Whoever opens a message has rested on it for so long; a pointer that passes over a list rests nowhere. */
const RESTS_MS = 60;

/** Building a longer one would hold up somebody who only points at it. */
const LONGEST_CHARACTERS = 300_000;

let resting: ReturnType<typeof setTimeout> | undefined;
let ready: string | undefined;

/**
 * Reads and builds the message that the pointer or the focus rests on, and lays it out unseen, so that none of it need be waited for when
 * it is opened. What is pressed is opened when the finger goes up again: that is not waited for, and is too soon to be laid out twice.
 */
export function makeReady({ type, target }: Event): void {
  clearTimeout(resting);
  const id = (target as Element).closest<HTMLElement>('[data-message]')?.dataset.message;
  if (id === undefined || id === ready) return;
  if (type === 'pointerdown') void build(id);
  else resting = setTimeout(() => void layOut(id), RESTS_MS);
}

/** What is opened needs all there is: nothing is made ready beside it. */
export function stopMakingReady(): void {
  clearTimeout(resting);
  ready = undefined;
}

async function layOut(id: string): Promise<void> {
  const built = await build(id);
  // Not when it was opened meanwhile, or another is pointed at.
  if (built && ready === id) makeFrameReady(built.srcdoc);
}

/** @returns undefined where there is no HTML, or too much */
async function build(id: string): Promise<BodyDocument | undefined> {
  ready = id;
  // What goes wrong here goes wrong again when it is opened, and is said there.
  const html = (await readAhead(id).catch(() => undefined))?.html;
  if (!html || html.length > LONGEST_CHARACTERS) return undefined;
  return buildOnce(html, { remote: 'held', theme: isDarkNow() ? 'dark' : 'light' });
}
