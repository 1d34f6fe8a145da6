import { callBackground } from '../../../lib/messaging/call-background.ts';
import { findHost } from '../../../lib/site/host.ts';
import { exactPattern } from '../../../lib/site/site-pattern.ts';
import {
  type CodeSites,
  codeSitesItem,
  isCodeSiteChosen,
  type Settings,
  settingsItem,
} from '../../../lib/storage/settings.ts';
import type { HostServices } from '../../reader/host-services.ts';
import { useStoredItem } from '../../ui/use-stored.ts';

/** Whether to ask the user if codes may be filled automatically on a site (an origin), and a handler for the answer. */
export type CodeFillAsked = {
  isAsked: (origin: string) => boolean;
  onAnswer: (origin: string, isYes: boolean) => void;
};

/** @returns undefined while unknown, and in private windows: what is answered would outlive them */
export function useCodeFill(
  { requestOrigin, isPrivate }: Pick<HostServices, 'requestOrigin' | 'isPrivate'>,
  first: { settings?: Settings; codeSites?: CodeSites },
): CodeFillAsked | undefined {
  const settings = useStoredItem(settingsItem, first.settings);
  const sites = useStoredItem(codeSitesItem, first.codeSites);
  if (!settings || !sites || isPrivate) return undefined;

  /**
   * The answer is on its way before the browser is asked, since Chromium closes its popup as soon as it asks. Without the permission, a
   * browser may end ours with the page that was filled: a no takes the answer back.
   */
  async function answer(origin: string, isYes: boolean): Promise<void> {
    const host = findHost(origin);
    if (host === undefined) return;
    const choosing = callBackground('chooseCodeFill', { origin, isOn: isYes });
    const isGranted = !isYes || (await requestOrigin(exactPattern(host)).catch(() => false));
    await choosing;
    if (!isGranted) await callBackground('chooseCodeFill', { origin });
  }

  return {
    isAsked: (origin) => settings.codeFill === 'ask' && !isCodeSiteChosen(sites, origin),
    onAnswer: (origin, isYes) => void answer(origin, isYes),
  };
}
