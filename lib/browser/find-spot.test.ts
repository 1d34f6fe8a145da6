import { expect, test } from 'vitest';
import { findSpot } from './tabs.ts';

const tab = (id: number, windowId: number, more = {}) => ({
  id,
  windowId,
  index: id % 10,
  active: false,
  incognito: false,
  ...more,
});

const WORK = { cookieStoreId: 'firefox-container-2' };
const TABS = [
  tab(10, 1, { active: true }),
  tab(11, 1),
  tab(12, 1, WORK),
  tab(20, 2, { active: true }),
  tab(21, 2, WORK),
  tab(22, 2, { ...WORK, active: true }),
  tab(30, 3, { active: true, incognito: true }),
];

const askedBy = (tabId: number, windowId?: number) => ({
  filledIn: { tabId, frameId: 0, origin: 'https://a.example', windowId },
});
const inWork = { container: 'firefox-container-2' };

test.each([
  ['beside the page', askedBy(11, 1), 2, { windowId: 1, openerTabId: 11, index: 2 }],
  ['where the tab is now', askedBy(20, 1), 1, { windowId: 2, openerTabId: 20, index: 1 }],
  [
    'beside the page, in its container',
    { ...askedBy(21, 2), ...inWork },
    1,
    { windowId: 2, openerTabId: 21, index: 2 },
  ],
  ['beside the private page', { ...askedBy(30, 3), isPrivate: true }, 3, { windowId: 3, openerTabId: 30, index: 1 }],
  ['the tab is closed: the same window', askedBy(15, 1), 2, { windowId: 1 }],
  ['the same window and container', { ...askedBy(15, 1), ...inWork }, 2, { windowId: 1, openerTabId: 12 }],
  ['the window is closed: where it was pressed', askedBy(45, 4), 2, { windowId: 2 }],
  ['pressed in a window of another privacy', askedBy(45, 4), 3, { windowId: 1 }],
  ['the same container', { ...askedBy(45, 4), ...inWork }, undefined, { windowId: 2, openerTabId: 22 }],
  ['a private window', { ...askedBy(45, 4), isPrivate: true }, 1, { windowId: 3 }],
  ['of an old record, which names no window', askedBy(15), 2, { windowId: 2 }],
  ['made by hand', {}, 2, { windowId: 2 }],
  ['not beside a tab of another place that has the number by now', askedBy(30, 1), 1, { windowId: 1 }],
  ['in no other container', { ...askedBy(12, 1), container: 'firefox-container-3' }, 1, undefined],
] as const)('%s', (_, origin, here, spot) => {
  expect(findSpot(TABS, origin, here)).toEqual(spot);
});

test('nothing private is opened where no private window is', () => {
  expect(findSpot(TABS.slice(0, 3), { ...askedBy(30, 3), isPrivate: true }, 1)).toBeUndefined();
});
