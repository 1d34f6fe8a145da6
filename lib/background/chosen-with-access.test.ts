import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { codeSitesItem, fieldButtonItem } from '../storage/settings.ts';
import { accessGranted, chooseWithAccess, forgetAwaited, reviewCodeSites } from './chosen-with-access.ts';

const ORIGIN = 'https://shop.example';
const HOST_PATTERN = '*://shop.example/*';

type Choice = Parameters<typeof chooseWithAccess>[0];

const CHOICES: { choice: Choice; pattern: string; readIsOn: () => Promise<boolean> }[] = [
  {
    choice: { kind: 'codes', origin: ORIGIN },
    pattern: HOST_PATTERN,
    readIsOn: async () => (await codeSitesItem.read()).on.includes(ORIGIN),
  },
  {
    choice: { kind: 'button', site: 'shop.example' },
    pattern: HOST_PATTERN,
    readIsOn: async () => (await fieldButtonItem.read()).onSites.includes('shop.example'),
  },
  {
    choice: { kind: 'button' },
    pattern: '*://*/*',
    readIsOn: async () => (await fieldButtonItem.read()).isEverywhere,
  },
];

let granted: Set<string>;

/** What the browser tells the background once the user has answered. */
async function answer(pattern: string, isGranted: boolean): Promise<void> {
  if (!isGranted) return;
  granted.add(pattern);
  await accessGranted({ origins: [pattern] });
}

beforeEach(() => {
  fakeBrowser.reset();
  openTestMailbox();
  granted = new Set();
  const contains = async ({ origins = [] }: { origins?: string[] }) =>
    origins.every((origin) => granted.has(origin) || granted.has('*://*/*'));
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(contains as never);
});

describe.each(CHOICES)('$choice.kind $choice', ({ choice, pattern, readIsOn }) => {
  it.each([true, false])('is what the permission says where the page that asked is gone: %s', async (isGranted) => {
    await chooseWithAccess(choice);
    expect(await readIsOn()).toBe(false);
    await answer(pattern, isGranted);
    expect(await readIsOn()).toBe(isGranted);
  });

  it('is off where the page is there to say that the user refused, and a later permission brings nothing back', async () => {
    await chooseWithAccess(choice);
    await forgetAwaited();
    await answer(pattern, true);
    expect(await readIsOn()).toBe(false);
  });

  it('is on at once with a permission that is there already', async () => {
    granted.add(pattern);
    await chooseWithAccess(choice);
    expect(await readIsOn()).toBe(true);
  });

  it('is not switched on by a permission for another purpose that includes its own', async () => {
    await chooseWithAccess(choice);
    await answer('https://shop.example/*', true);
    if (pattern !== '*://*/*') await answer('*://*/*', true);
    expect(await readIsOn()).toBe(false);
  });

  it('is not switched on by the answer to the prompt of another', async () => {
    await chooseWithAccess(choice);
    const other = CHOICES.find((one) => one.choice !== choice) ?? CHOICES[0];
    await chooseWithAccess(other?.choice ?? choice);
    await answer(pattern, true);
    expect(await readIsOn()).toBe(false);
  });
});

it('codes no longer fill themselves in where the permission was taken away, and a no stays', async () => {
  granted.add(HOST_PATTERN);
  await codeSitesItem.write({ on: [ORIGIN, 'https://gone.example'], off: ['https://no.example'] });
  await reviewCodeSites();
  expect(await codeSitesItem.read()).toEqual({ on: [ORIGIN], off: ['https://no.example'] });
});
