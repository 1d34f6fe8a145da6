import { expect, it } from 'vitest';
import { tabTitle } from './popup-pages.tsx';

const counts = (...unread: number[]) => new Map(unread.map((each, nth) => [`${nth}`, { messages: 200, unread: each }]));

it.each([
  ['before it is read', undefined, 'Mayfly'],
  ['without addresses', counts(), 'Mayfly'],
  ['all read', counts(0, 0), 'Mayfly'],
  ['of all addresses', counts(1, 0, 2), '(3) Mayfly'],
  ['as many as the badge says', counts(60, 60), '(99+) Mayfly'],
])('%s', (_when, given, title) => {
  expect(tabTitle(given)).toBe(title);
});
