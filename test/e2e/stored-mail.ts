import type { ElementHandle, Page } from 'puppeteer-core';
import type { launchChromium } from './chromium.ts';
import { readStoredRecords } from './read-stored.ts';
import type { Scene } from './scene.ts';
import { waitFor } from './wait-for.ts';

type Chromium = Awaited<ReturnType<typeof launchChromium>>;

/** Sends mails of so many bytes each, one after the other, and waits until their bodies were here. */
export async function sendBodies(
  { sendMail }: Scene<Chromium>,
  popup: Page,
  to: string,
  subjects: string[],
  bytes: number,
) {
  for (const subject of subjects) {
    await sendMail({
      from: 'a@fernway.example',
      to,
      subject,
      text: `About ${subject}. `.padEnd(bytes, 'lorem ipsum '),
    });
    await waitFor(`"${subject}" to be whole`, async () => {
      const { messages, bodies } = await readStoredRecords(popup);
      const message = messages.find((one) => one.subject === subject);
      return message && (bodies.includes(message.id) || message.evictedAt);
    });
  }
}

/** By the keyboard. */
export async function markAllRead(popup: Page): Promise<void> {
  const row = await popup.waitForSelector('a.message-row');
  await row?.evaluate((one) => one.focus());
  await popup.keyboard.press('x');
  const all = await waitFor('the button for all', () => popup.$('.selection-bar .text-button'));
  await (all as ElementHandle).click();
  await popup.keyboard.press('u');
  await waitFor('all to be read', async () => (await readStoredRecords(popup)).messages.every(({ readAt }) => readAt));
  await popup.keyboard.press('Escape');
}

/** As the key Escape does, in one pane or two. */
export async function goBack(popup: Page): Promise<void> {
  await popup.evaluate(() => {
    location.hash = '#/';
  });
}

/** Subjects, such as `Mail 3`. */
export const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Mail ${from + at}`);
