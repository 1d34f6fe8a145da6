import type { ShippedReader } from './open-reader.ts';

export interface MailToOpen {
  /** under which the extension holds it */
  id: string;
  /** Pieces of markup that must be there in the end; attached pictures come a moment after the rest. */
  keep: string[];
}

/** What came of opening one mail. */
interface Opened {
  /** What the reader made of it; empty where it showed no frame. */
  srcdoc: string;
  /** What the frame did that no mail may do. */
  escapes: string[];
  /** Those that are not there. */
  lost: string[];
}

export interface Reading {
  opened: Opened[];
  /** Attempts to reach anything while they were open. */
  requests: string[];
  /** Tabs that opened, and where the reader's own page went, if it did. */
  escapes: string[];
}

/** Opens mails one after the other, as one who reads them does, and waits until each stands. */
export async function openMails(shipped: ShippedReader, mails: MailToOpen[]): Promise<Reading> {
  const { page, server } = shipped;
  await page.bringToFront();
  const readLastView = () => page.evaluate(() => location.href.split('#')[0]);
  const countTabs = async () => (await page.browser().pages()).length;
  const [place, tabs] = [await readLastView(), await countTabs()];
  server.requests.length = 0;
  const opened = await page.evaluate(openEach, mails);
  // A round trip behind everything that the frames may have asked for.
  await shipped.passFence();
  const escapes: string[] = [];
  if ((await readLastView()) !== place) escapes.push(`the page went to ${await readLastView()}`);
  if ((await countTabs()) !== tabs) escapes.push(`there are ${await countTabs()} tabs, and were ${tabs}`);
  return { opened, requests: [...server.requests], escapes };
}

/** Runs in the reader's page. */
async function openEach(mails: MailToOpen[]): Promise<Opened[]> {
  const BODY_TIMEOUT_MS = 5000;
  const loaded: EventTarget[] = [];
  document.addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && loaded.push(target), {
    capture: true,
  });
  const until = async (isDone: () => boolean) => {
    const endsAt = Date.now() + BODY_TIMEOUT_MS;
    while (!isDone() && Date.now() < endsAt) await new Promise((resolve) => setTimeout(resolve, 1));
  };

  const opened: Opened[] = [];
  for (const { id, keep } of mails) {
    const last = document.querySelector('iframe');
    loaded.length = 0;
    location.hash = `#/message/${encodeURIComponent(id)}`;
    // With its pictures, a mail is shown in another frame.
    const find = () => [...document.querySelectorAll('iframe')].find((one) => one !== last && loaded.includes(one));
    const missing = () => keep.filter((piece) => !find()?.srcdoc.includes(piece));
    await until(() => find() !== undefined && missing().length === 0);
    const frame = find();
    const escapes: string[] = [];
    if (!frame) escapes.push('nothing was shown');
    if (window.length !== 1) escapes.push(`there are ${window.length} frames in the page`);
    if (frame?.contentWindow?.length) escapes.push('there is a frame in the frame');
    if (loaded.length > 1 && !keep.some((piece) => piece.includes('data:'))) escapes.push('the frame went elsewhere');
    opened.push({ srcdoc: frame?.srcdoc ?? '', escapes, lost: missing() });
  }
  return opened;
}
