import type { ElementHandle, Page } from 'puppeteer-core';
import type { PageServer } from '../pages/serve-pages.ts';
import { waitForText } from './by-name.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { waitForValue } from './field.ts';
import { fillNew } from './fill-new.ts';
import { waitFor } from './wait-for.ts';

/** How the user asks: with the cursor in the field, or for the page's field, wherever it is. */
export type FillWay = 'shortcut' | 'popup';

/** The fields of a page that say what they are, those in open shadow roots too, in the order of the page. */
const FIND_FIELDS = `(() => {
  const within = (root) => [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.hasAttribute('data-expect') ? [element] : []),
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ]);
  return within(document);
})()`;

type Field = {
  expect: string;
  /** Under which its form sends it. */
  name: string;
  value: string;
};

const readFields = (page: Page) =>
  page.evaluate(`${FIND_FIELDS}.map((field) => ({
    expect: field.dataset.expect,
    name: field.name || field.getRootNode().host?.getAttribute('name') || field.outerHTML,
    value: field.value ?? field.textContent,
  }))`) as Promise<Field[]>;

/** Clicks through the form that the field is in, until it has arrived. */
async function send(page: Page, server: PageServer): Promise<Record<string, string>> {
  const { length } = server.submissions;
  const sent = await waitFor('the form to arrive', async () => {
    const button = await page
      .evaluateHandle(() => {
        const form = document.querySelector('form:has([data-expect=email], [expect=email])');
        const shown = [...(form?.querySelectorAll<HTMLButtonElement>('button, [type=submit]') ?? [])].filter((one) =>
          one.checkVisibility(),
        );
        return shown.find(({ type }) => type === 'submit') ?? shown[0];
      })
      // The page of the answer has none.
      .catch(() => undefined);
    await (button?.asElement() as ElementHandle<Element> | undefined)?.click().catch(() => {});
    return server.submissions[length];
  });
  await waitFor('the answer', () => page.evaluate(() => document.title === 'Received').catch(() => false));
  return sent;
}

/**
 * Opens a page of the corpus in a tab, fills it as a user does, sends it, and looks at what has changed and what has arrived.
 * @returns what is wrong, in words; and the address, where the page takes one
 */
export async function fillPage(
  browser: ExtensionBrowser,
  page: Page,
  server: PageServer,
  name: string,
  way: FillWay,
): Promise<{ email?: string; wrong: string[] }> {
  await page.goto(server.urlOf(name));
  const before = await readFields(page);
  const targetAt = before.findIndex(({ expect }) => expect === 'email');
  const byPopup = async () => {
    const popup = await browser.openPopup(page);
    await fillNew(popup);
    return popup;
  };
  if (targetAt === -1) {
    await waitForText(await byPopup(), 'Click in an email field first');
    return { wrong: compare(before, await readFields(page), '') };
  }

  const field = (
    await page.evaluateHandle(`${FIND_FIELDS}[${targetAt}]`)
  ).asElement() as ElementHandle<HTMLInputElement>;
  if (way === 'popup') await byPopup();
  else {
    await field.click();
    await browser.pressShortcut(page, 'fill');
  }
  const email = await waitForValue(field);
  const filled = await readFields(page);
  await page.bringToFront();
  const sent = await send(page, server);
  return { email, wrong: [...compare(before, filled, email, targetAt), ...compareSent(filled, sent, email)] };
}

/** Only the target field and its confirmation field may have changed. */
function compare(before: Field[], after: Field[], email: string, targetAt = -1): string[] {
  return after.flatMap(({ expect, name, value }, at) => {
    const wanted = at === targetAt || (targetAt !== -1 && expect === 'email-confirm') ? email : before[at]?.value;
    return value === wanted ? [] : [`${name} holds "${value}" instead of "${wanted}"`];
  });
}

/** What the site received is what was in the form, and the address in no other place. */
function compareSent(filled: Field[], sent: Record<string, string>, email: string): string[] {
  const holders = filled.filter(({ value }) => value === email).map(({ name }) => name);
  const received = Object.keys(sent).filter((name) => sent[name]?.includes(email));
  return [
    ...holders.filter((name) => sent[name] !== email).map((name) => `${name} arrived as "${sent[name]}"`),
    ...received.filter((name) => !holders.includes(name)).map((name) => `the address arrived as ${name} too`),
  ];
}
