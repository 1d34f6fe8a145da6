import { useMemo } from 'preact/hooks';
import { requestAccess } from '../../../lib/browser/permissions.ts';
import { callBackground } from '../../../lib/messaging/call-background.ts';
import { exactPattern, findHost } from '../../../lib/site/host.ts';
import { codeSitesItem, isCodeSiteChosen, settingsItem } from '../../../lib/storage/settings.ts';
import { useStoredItem } from '../../ui/use-stored.ts';

/** Whether to ask the user if codes may be filled automatically on a site (an origin), and a handler for the answer. */
export type CodeFillQuestion = {
  shouldAsk: (origin: string) => boolean;
  onAnswer: (origin: string, isYes: boolean) => void;
};

/**
 * Stores the answer before the browser asks for the permission, because Chromium closes the popup when it asks. If the user denies the
 * permission, the answer is removed: without it, our access to the site may end when the filled page is left.
 */
async function answer(origin: string, isYes: boolean): Promise<void> {
  const host = findHost(origin);
  if (host === undefined) return;
  const choosing = callBackground('chooseCodeFill', { origin, isOn: isYes });
  const isGranted = !isYes || (await requestAccess(exactPattern(host)).catch(() => false));
  await choosing;
  if (!isGranted) await callBackground('chooseCodeFill', { origin });
}

/** @returns undefined while the settings are being read, and in private windows, because a stored answer would outlive them */
export function useCodeFill(isPrivate: boolean | undefined): CodeFillQuestion | undefined {
  const settings = useStoredItem(settingsItem);
  const sites = useStoredItem(codeSitesItem);
  return useMemo(() => {
    if (!settings || !sites || isPrivate) return undefined;
    return {
      shouldAsk: (origin: string) => settings.codeFill === 'ask' && !isCodeSiteChosen(sites, origin),
      onAnswer: (origin: string, isYes: boolean) => void answer(origin, isYes),
    };
  }, [settings, sites, isPrivate]);
}
