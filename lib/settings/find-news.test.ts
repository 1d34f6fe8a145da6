import { expect, test } from 'vitest';
import { findNews, type News } from './find-news.ts';

const news: News[] = [
  { version: '0.2.0', says: 'do.undo' },
  { version: '0.10.0', says: 'do.close' },
];

test.each([
  ['after the update', '0.1.0', '0.2.0', '0.2.0'],
  ['the newest alone, where versions were skipped', '0.1.0', '0.10.1', '0.10.0'],
  ['also later, until it is closed', '0.2.0', '0.11.0', '0.10.0'],
  ['once', '0.10.0', '0.10.0', undefined],
  ['not after the first install', '0.10.1', '0.10.1', undefined],
  ['not of a version that brought none', '0.2.0', '0.3.0', undefined],
  ['not of a later version, after a downgrade', '0.1.0', '0.1.5', undefined],
])('%s', (_, seen, version, told) => {
  expect(findNews(seen, version, news)?.version).toBe(told);
});
