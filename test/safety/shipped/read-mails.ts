import type { ShippedReader } from './open-reader.ts';
import { wordsOf, wordsOfHtml } from './real-mails.ts';

/** The page in the frame, or what is to be read without one. */
type Shown = { html: string } | { text: string };

/**
 * Opens mails one after the other and reads the words that they show: of a text with all its quotes, or of what is in the frame.
 * @param ids under which the extension holds them
 */
export async function readMails({ page }: ShippedReader, ids: string[]): Promise<string[][]> {
  await page.bringToFront();
  const shown = await page.evaluate(readEach, ids);
  return shown.map((mail) => ('html' in mail ? wordsOfHtml(mail.html) : wordsOf(mail.text)));
}

/** Runs in the reader's page. */
async function readEach(ids: string[]): Promise<Shown[]> {
  const BODY_TIMEOUT_MS = 5000;
  const until = async <Found>(find: () => Found) => {
    const endsAt = Date.now() + BODY_TIMEOUT_MS;
    let found = find();
    while (!found && Date.now() < endsAt) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      found = find();
    }
    return found;
  };

  const texts: Shown[] = [];
  for (const id of ids) {
    location.hash = '#/';
    await until(() => !document.querySelector('.reader'));
    location.hash = `#/message/${encodeURIComponent(id)}`;
    const body = await until(() => document.querySelector('.text-body, iframe.html-body, .no-body'));
    for (const quote of body?.querySelectorAll<HTMLElement>('.folded-quote summary') ?? []) quote.click();
    // A quote is rendered once it is open.
    await until(
      () =>
        ![...(body?.querySelectorAll('.folded-quote') ?? [])].some(({ childElementCount }) => childElementCount < 2),
    );
    texts.push(
      body instanceof HTMLIFrameElement
        ? { html: body.srcdoc }
        : { text: (body as HTMLElement | null)?.innerText ?? '' },
    );
  }
  return texts;
}
