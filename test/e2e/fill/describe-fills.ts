import type { Page } from 'puppeteer-core';
import { beforeAll, describe } from 'vitest';
import type { ExtensionBrowser } from '../extension-browser.ts';
import { useScene } from '../scene.ts';
import { describeKinds } from './describe-kinds.ts';
import { describeOutOfReach } from './describe-out-of-reach.ts';
import { describePages } from './describe-pages.ts';
import { describeRefusals } from './describe-refusals.ts';
import { describeUpdate } from './describe-update.ts';
import { describeWays } from './describe-ways.ts';

/** @property ownPage one of the browser's own, that no extension gets into @property build folder of the extension */
type Fills = { launch: () => Promise<ExtensionBrowser>; ownPage: string; build: string };

/** Everything about fills in one browser, which is started once. */
export function describeFills(name: string, { launch, ownPage, build }: Fills): void {
  describe(`fills in ${name}`, () => {
    const getScene = useScene(launch, { rateLimit: { limit: 100_000, periodSeconds: 3600 } });
    let options: Page;
    beforeAll(async () => {
      options = await getScene().connect();
    });

    describeWays(getScene);
    describeRefusals(getScene);
    describeKinds(getScene);
    describePages(getScene, () => options);
    describeOutOfReach(getScene, () => options, ownPage);
    describeUpdate(getScene, () => options, build);
  });
}
