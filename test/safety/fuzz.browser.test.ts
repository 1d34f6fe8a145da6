import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterDeclarations, filterStylesheet } from '../../lib/email/html/css/safe-css.ts';
import type { CssContext } from '../../lib/email/html/css/safe-declaration.ts';
import { NIGHTLY } from '../runner/test-tags.ts';
import { findForbidden } from './fuzz/find-forbidden.ts';
import { findForbiddenCss } from './fuzz/find-forbidden-css.ts';
import { hostileCss, hostileMail, hostilePieces } from './fuzz/hostile-mail.ts';
import { openSafetyBrowser } from './safety-browser.ts';

/** Others each night. */
const MAILS = 4000;
/** What the browser is given at a time. */
const AT_ONCE = 250;

/** What comes before is read before, and kept. */
const GOOD_TEXT = '<p>Your code is 482913.</p>';
const GOOD_RULE = '.good{float:left}';
const GOOD_DECLARATION = 'float:left';

test('a changed style sheet has nothing forbidden in it once it is filtered, as css-tree reads it', () => {
  const context = (): CssContext => ({
    imageFor: () => undefined,
    onBlocked: () => {},
    theme: 'light',
    selectorsLeft: 1000,
    searchedLeft: 1000,
  });
  fc.assert(
    fc.property(hostileCss, (css) => {
      const sheet = filterStylesheet(`${GOOD_RULE}${css}`, context());
      const list = filterDeclarations(`${GOOD_DECLARATION};${css}`, context());
      expect(findForbiddenCss(sheet, 'stylesheet')).toEqual([]);
      expect(findForbiddenCss(list, 'declarationList')).toEqual([]);
      expect(sheet.startsWith(GOOD_RULE) && list.startsWith(GOOD_DECLARATION)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a changed mail has nothing forbidden in it once it is sanitised, as parse5 reads it', {
  ...NIGHTLY,
  timeout: 600_000,
}, async () => {
  await using browser = await openSafetyBrowser('chromium');
  for (let tried = 0; tried < MAILS; tried += AT_ONCE) {
    const some = fc.sample(fc.oneof(hostileMail, hostilePieces), AT_ONCE).map((mail) => GOOD_TEXT + mail);
    const pages = await browser.build(some);
    for (const [at, page] of pages.entries()) {
      expect(findForbidden(page), `of ${some[at]}`).toEqual([]);
      expect(page, `of ${some[at]}`).toContain(GOOD_TEXT);
    }
  }
  expect(browser.server.requests).toEqual([]);
});
