import type { Page } from 'puppeteer-core';
import { beforeAll, describe } from 'vitest';
import { launchChromium } from '../chromium.ts';
import type { ExtensionBrowser } from '../extension-browser.ts';
import { launchFirefox } from '../firefox.ts';
import { useScene } from '../scene.ts';
import type { GetScene } from './forms.ts';

/** @property ownPage one of the browser's own, that no extension gets into @property build folder of the extension */
type FilledBrowser = { name: string; launch: () => Promise<ExtensionBrowser>; ownPage: string; build: string };

export const CHROMIUM: FilledBrowser = {
  name: 'Chromium',
  launch: launchChromium,
  ownPage: 'chrome://version/',
  build: '.output/chrome-mv3',
};
export const FIREFOX: FilledBrowser = {
  name: 'Firefox',
  launch: launchFirefox,
  ownPage: 'about:support',
  build: '.output/firefox-mv3',
};

/** Some of what there is about fills, in one browser, which is started once and connected. */
export function describeFills(
  { name, launch }: FilledBrowser,
  describeParts: (getScene: GetScene, getOptions: () => Page) => void,
): void {
  describe(`fills in ${name}`, () => {
    const getScene = useScene(launch, { rateLimit: { limit: 100_000, periodSeconds: 3600 } });
    let options: Page;
    beforeAll(async () => {
      options = await getScene().connect();
    });
    describeParts(getScene, () => options);
  });
}
