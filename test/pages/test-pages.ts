import { afterAll, test } from 'vitest';
import { bundleForPage } from '../e2e/bundle-for-page.ts';
import { NIGHTLY } from '../runner/test-tags.ts';
import { startFirefox } from '../safety/safety-browser.ts';
import { type Evaluate, evaluateIn, evaluateInChromium } from './classify-in-chromium.ts';

let firefox: ReturnType<typeof startFirefox> | undefined;

const evaluateInFirefox: Evaluate = async (pages, script) => {
  firefox ??= startFirefox();
  const { page, server } = await firefox;
  return evaluateIn(page, server, pages, script);
};

async function closeFirefox(): Promise<void> {
  await (await firefox)?.release();
  firefox = undefined;
}

/** Calls a function in the page. @param script its source @param data its arguments */
type Call = (script: string, ...data: unknown[]) => Promise<unknown>;

/**
 * A test that runs in an empty page in Chromium, and at night in Firefox.
 * @param modules files of `lib/page`, by the names that what they export has in the page
 */
export function testPages(title: string, modules: Record<string, string>, run: (call: Call) => Promise<void>): void {
  const callBy =
    (evaluate: Evaluate): Call =>
    async (script, ...data) => {
      const bundles = await Promise.all(
        Object.entries(modules).map(([name, file]) =>
          bundleForPage(new URL(`../../lib/page/${file}`, import.meta.url), name),
        ),
      );
      const page = { name: title, html: '<!doctype html><body>', runsScripts: true };
      const args = data.map((one) => JSON.stringify(one)).join();
      const [answers] = await evaluate([page], `${bundles.join(';')};(${script})(${args})`);
      return answers?.[0];
    };
  afterAll(closeFirefox);
  test(title, () => run(callBy(evaluateInChromium)));
  test(`${title}, in Firefox`, { ...NIGHTLY, timeout: 120_000 }, () => run(callBy(evaluateInFirefox)));
}
