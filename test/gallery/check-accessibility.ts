import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
let script: string | undefined;

/**
 * @param rules only these of axe's rules; all of them when absent
 * @returns axe's violations on the page as it is, one line for each element
 */
export async function checkAccessibility(page: Page, rules?: string[]): Promise<string[]> {
  script ??= await readFile(AXE, 'utf8');
  // Added once to each page: it is large.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script);
  const { violations } = await page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
    };
    // A message's frame is sandboxed: no script reaches into it.
    return axe.run(document, {
      iframes: false,
      preload: false,
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}
