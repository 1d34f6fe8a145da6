import { expect, it } from 'vitest';
import { findSite } from '../site/find-site.ts';
import { oldGrants } from './old-grants.ts';

const KEPT = ['https://api.temp-mail.io/*'];
const SERVICE = 'https://mail.example/*';

it.each<[origins: string[], isEverywhere: boolean, takesOthersAlong: boolean, old: string[]]>([
  [[], false, true, []],
  [KEPT, false, true, []],
  [
    ['*://*.github.io/*', '*://*.me.uk/*', '*://*.acme.co.uk/*', '*://alice.github.io/*'],
    false,
    true,
    ['*://*.github.io/*', '*://*.me.uk/*'],
  ],
  [[...KEPT, 'https://*/*'], true, true, ['https://*/*']],
  [[...KEPT, '*://*/*'], false, true, ['*://*/*']],
  [[...KEPT, '*://*/*'], true, true, []],
  [[...KEPT, '*://*/*', '*://*.github.io/*'], false, true, ['*://*.github.io/*', '*://*/*']],
  // Without it the service could not be asked any more.
  [[...KEPT, '*://*/*', SERVICE], false, true, []],
  [[...KEPT, '*://*/*', SERVICE], false, false, ['*://*/*']],
])('of %j, everywhere %s, with others %s: %j', (origins, isEverywhere, takesOthersAlong, old) => {
  expect(oldGrants(origins, KEPT, isEverywhere, takesOthersAlong, findSite)).toEqual(old);
});
