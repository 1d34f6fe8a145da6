import { browser } from 'wxt/browser';
import { readHasFieldButton } from '../../browser/own-extension.ts';
import { findGranted } from '../../browser/permissions.ts';
import { leavePages } from '../../messaging/call-background.ts';
import {
  chooseEverywhere,
  chooseSite,
  isWanted,
  permissionPatterns,
  scriptPatterns,
  withoutPatterns,
} from '../../page/button/field-button-choice.ts';
import { findHost } from '../../site/host.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { type FieldButtonChoice, fieldButtonItem } from '../../storage/settings.ts';

const SCRIPT = 'field-button';
const FILE = '/field-button.js';

/** @returns whether the script was registered before */
async function unregister(): Promise<boolean> {
  const filter = { ids: [SCRIPT] };
  const registered = await browser.scripting.getRegisteredContentScripts(filter);
  if (registered.length > 0) await browser.scripting.unregisterContentScripts(filter);
  return registered.length > 0;
}

async function register(matches: string[], excludeMatches: string[]): Promise<void> {
  await browser.scripting.registerContentScripts([
    {
      id: SCRIPT,
      js: [FILE],
      matches,
      ...(excludeMatches.length > 0 && { excludeMatches }),
      // In Firefox a click leads to the popup, which fills the page.
      allFrames: !import.meta.env.FIREFOX,
      // Frames without a URL of their own, such as `about:blank`, belong to the page that created them.
      matchOriginAsFallback: true,
      runAt: 'document_idle',
      persistAcrossSessions: true,
    },
  ]);
}

async function enterOpenPages(choice: FieldButtonChoice, matches: string[]): Promise<void> {
  const wanted = (await browser.tabs.query({ discarded: false, url: matches })).filter(({ url }) => {
    const host = findHost(url);
    return isWanted(choice, host, host);
  });
  await Promise.allSettled(
    wanted.map(({ id = -1 }) =>
      browser.scripting.executeScript({ target: { tabId: id, allFrames: !import.meta.env.FIREFOX }, files: [FILE] }),
    ),
  );
}

const queue = createSerialQueue();

/** Updates the registered script, and the scripts in open pages, to match the user's choice and the permissions. */
export function syncFieldButton(): Promise<void> {
  return queue(async () => {
    const choice = await fieldButtonItem.read();
    const { matches, excludeMatches } = scriptPatterns(choice);
    const granted = (await readHasFieldButton()) ? await findGranted(matches) : [];
    if (await unregister()) await leavePages();
    if (granted.length === 0) return;
    await register(granted, excludeMatches);
    await enterOpenPages(choice, granted);
  });
}

/**
 * Removes the choice where its permission is gone; otherwise a later permission for another purpose would bring the button back. The caller
 * watches the choice, and calls `syncFieldButton`.
 */
export async function forgetRefusedButton(): Promise<void> {
  const chosen = permissionPatterns(await fieldButtonItem.read());
  const granted = await findGranted(chosen);
  const refused = chosen.filter((pattern) => !granted.includes(pattern));
  if (refused.length > 0) await fieldButtonItem.update((choice) => withoutPatterns(choice, refused));
}

/** As `syncFieldButton`, after permissions may have been removed. */
export const reviewFieldButton = () => forgetRefusedButton().then(syncFieldButton);

/** Stores where the button is wanted. Called in the background only, the one writer. @param site undefined for all */
export function chooseFieldButton(site: string | undefined, isOn: boolean): Promise<void> {
  return fieldButtonItem.update((choice) =>
    site === undefined ? chooseEverywhere(choice, isOn) : chooseSite(choice, site, isOn),
  );
}
