import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { until } from '../../test/until.ts';
import { connectionsItem } from '../storage/connection.ts';
import type { Problem } from './problem.ts';
import { clearErrorTexts, statusItem, watchProblems } from './status.ts';

const SERVICE = 'https://mail.example';

let ended: AbortController;
let changes: number;

beforeEach(async () => {
  fakeBrowser.reset();
  await connectionsItem.write([{ baseUrl: SERVICE, keyMark: 'one' }]);
  changes = 0;
  ended = new AbortController();
  watchProblems(() => {
    changes += 1;
  }, ended.signal);
});
afterEach(() => ended.abort());

const OFFLINE: Problem = { kind: 'no-network' };
const change = (problem: Problem | undefined, checkedAt: number) =>
  statusItem
    .of(SERVICE)
    .update(({ problem: _before, ...status }) => ({ ...status, checkedAt, ...(problem && { problem }) }));

it('calls back for each other problem, and for none of the looks between', async () => {
  await change(undefined, 1);
  await until(() => expect(changes).toBe(1));
  for (const at of [2, 3, 4]) await change(undefined, at);
  await change(OFFLINE, 4);
  await until(() => expect(changes).toBe(2));
  for (const at of [5, 6]) await change(OFFLINE, at);
  await change(undefined, 7);
  await until(() => expect(changes).toBe(3));
});

it('the words of a problem are not those of another, and are cleared without the rest of the session', async () => {
  const { session } = fakeBrowser.storage;
  await session.set({ other: 1, problemWords: { [SERVICE]: { kind: 'refused', detail: 'Not on a Sunday' } } });
  await fakeBrowser.storage.local.set({ statuses: { [SERVICE]: { problem: OFFLINE } } });
  expect((await statusItem.of(SERVICE).read()).problem).toEqual(OFFLINE);
  await clearErrorTexts();
  expect(await session.get(null)).toEqual({ other: 1, problemWords: {} });
});
