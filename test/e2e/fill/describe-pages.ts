import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '../../pages/read-pages.ts';
import { type PageServer, servePages } from '../../pages/serve-pages.ts';
import { readAddresses } from '../read-addresses.ts';
import { fillPage } from './fill-page.ts';
import type { GetScene } from './forms.ts';

const names = (await readPages()).map(({ name }) => name);

/** Of so many pages, one is filled before each landing; the others at night. */
const LANDING = 24;

/** So often the popup finds the field, instead of the shortcut in it. */
const BY_POPUP = 5;

/** @param getOptions one of the extension's own pages */
export function describePages(getScene: GetScene, getOptions: () => Page, once: { tags: string[] }): void {
  describe('a form of the corpus is filled, and arrives with the address and nothing else changed', once, () => {
    const emails: string[] = [];
    let before: string[];
    let server: PageServer;
    let page: Page;

    beforeAll(async () => {
      server = await servePages();
      before = getScene().service.addresses();
      page = await getScene().browser.openPage(server.urlOf(names[0] ?? ''));
    });
    afterAll(() => server.stop());

    for (const [at, name] of names.entries()) {
      const way = at % BY_POPUP === 0 ? 'popup' : 'shortcut';
      test(`${name}, by ${way}`, { tags: at % LANDING === 0 ? [] : ['nightly'] }, async () => {
        const { email, wrong } = await fillPage(getScene().browser, page, server, name, way);
        expect(wrong).toEqual([]);
        if (email !== undefined) emails.push(email);
      });
    }

    test('every address is in the mailbox, and none was made but for a field', async () => {
      const made = getScene().service.addresses();
      expect(new Set(made)).toEqual(new Set([...before, ...emails]));
      expect(new Set(await readAddresses(getOptions()))).toEqual(new Set(made));
    });
  });
}
