import type { Page } from 'puppeteer-core';
import { clickButton, findButton } from './by-name.ts';

const NEW = 'Fill a new address';

/** Has the popup fill a new address: by its button, or by its menu where an address was used on the site before. */
export async function fillNew(popup: Page): Promise<void> {
  await findButton(popup, 'More options');
  if (!(await popup.$(`button[aria-label="${NEW}"]`))) await clickButton(popup, 'More options');
  await clickButton(popup, NEW);
}
