import { mkdir, rm } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { clickButton, waitForText } from '../e2e/by-name.ts';
import { findField, waitForValue } from '../e2e/field.ts';
import { waitFor } from '../e2e/wait-for.ts';
import type { OpenBrowser } from './open-browser.ts';

export const PICTURES = '.pictures/tour';

/**
 * What a user does, from the sign-up page to the welcome page, done by itself. Pictures of it are saved in `PICTURES`.
 * @param browser with the sign-up page in its first tab
 * @param say told of each step when it is done
 * @throws when a step does not come about
 */
export async function takeTour(
  { tab: signUp, settings, openPopup }: OpenBrowser,
  say: (step: string) => void,
): Promise<void> {
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  let pictures = 0;
  const savePicture = (page: Page, name: string) => page.screenshot({ path: `${PICTURES}/${++pictures}-${name}.png` });

  await signUp.bringToFront();
  const field = await findField(signUp, '#email');
  await savePicture(signUp, 'sign-up');
  say('The sign-up page is open');

  await clickButton(await openPopup(signUp), 'Fill a new address');
  const email = await waitForValue(field);
  await savePicture(signUp, 'filled');
  say(`Filled: ${email}`);

  await signUp.locator('button[type=submit]').click();
  const codeField = await findField(signUp, '#code');
  await savePicture(signUp, 'code-page');
  say('The site has sent its mail');

  const readBadge = () => settings.evaluate(() => chrome.action.getBadgeText({}));
  await waitFor('the badge', async () => (await readBadge()) === '1');
  say('The badge shows 1');

  const popup = await openPopup(signUp);
  await waitForText(popup, 'Confirm your e-mail address');
  await savePicture(popup, 'popup');
  say('The popup shows the mail and its code');

  await clickButton(popup, 'Fill code');
  const code = await waitForValue(codeField);
  await signUp.bringToFront();
  await savePicture(signUp, 'code');
  say(`The code is in the page: ${code}`);

  await signUp.locator('button[type=submit]').click();
  await waitForText(signUp, 'Welcome');
  await savePicture(signUp, 'welcome');
  say('Welcome');
}
