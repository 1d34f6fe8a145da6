import { afterAll, test } from 'vitest';
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

/** A test of pages that runs in Chromium, and at night in Firefox. */
export function testPages(title: string, run: (evaluate: Evaluate) => Promise<void>): void {
  afterAll(closeFirefox);
  test(title, () => run(evaluateInChromium));
  test(`${title}, in Firefox`, { ...NIGHTLY, timeout: 120_000 }, () => run(evaluateInFirefox));
}
