import assert from 'node:assert/strict';
import fc from 'fast-check';
import { filterDeclarations, filterStylesheet } from '../../../lib/email/html/css/safe-css.ts';
import type { CssContext } from '../../../lib/email/html/css/safe-declaration.ts';
import { startCountingServer } from '../../safety/counting-server.ts';
import { findForbidden } from '../../safety/fuzz/find-forbidden.ts';
import { findForbiddenCss } from '../../safety/fuzz/find-forbidden-css.ts';
import { hostileCss, hostileMail, hostilePieces } from '../../safety/fuzz/hostile-mail.ts';
import { readerPage } from '../../safety/reader-page.ts';
import { launchSafetyBrowser } from '../../safety/safety-browser.ts';
import type { FuzzEdge } from './fuzz-edge.ts';

/** What the browser is given at a time. */
const AT_ONCE = 250;

/** What comes before is read before, and kept. */
const GOOD_TEXT = '<p>Your code is 482913.</p>';
const GOOD_RULE = '.good{color:red}';
const GOOD_DECLARATION = 'color:red';

/** What comes out of the sanitiser is read by two other parsers, parse5 and css-tree, and has nothing in it that is forbidden. */
export const edges: FuzzEdge[] = [
  { name: 'sanitiser, style sheets', run: async (cases) => fuzzCss(cases) },
  { name: 'sanitiser, mails', run: (cases) => fuzzMails(fc.oneof(hostileMail, hostilePieces), cases) },
];

function fuzzCss(cases: number): { tried: number; kept: number } {
  const context = (): CssContext => ({ imageFor: () => undefined, onBlocked: () => {}, selectorsLeft: 1000 });
  fc.assert(
    fc.property(hostileCss, (css) => {
      const sheet = filterStylesheet(`${GOOD_RULE}${css}`, context());
      const list = filterDeclarations(`${GOOD_DECLARATION};${css}`, context());
      assert.deepEqual(findForbiddenCss(sheet, 'stylesheet'), []);
      assert.deepEqual(findForbiddenCss(list, 'declarationList'), []);
      assert.ok(sheet.startsWith(GOOD_RULE) && list.startsWith(GOOD_DECLARATION));
    }),
    { numRuns: cases },
  );
  return { tried: cases, kept: cases };
}

async function fuzzMails(mails: fc.Arbitrary<string>, cases: number): Promise<{ tried: number; kept: number }> {
  const server = await startCountingServer(await readerPage());
  try {
    await using browser = await launchSafetyBrowser('chromium', server);
    for (let tried = 0; tried < cases; tried += AT_ONCE) {
      const some = fc.sample(mails, Math.min(AT_ONCE, cases - tried)).map((mail) => GOOD_TEXT + mail);
      const pages = await browser.build(some);
      for (const [at, page] of pages.entries()) {
        assert.deepEqual(findForbidden(page), [], `of ${some[at]}`);
        assert.ok(page.includes(GOOD_TEXT), `${GOOD_TEXT} is lost of ${some[at]}`);
      }
    }
    assert.deepEqual(server.requests, []);
  } finally {
    await server.close();
  }
  return { tried: cases, kept: cases };
}
