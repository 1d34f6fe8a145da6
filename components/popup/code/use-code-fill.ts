import { useMemo } from 'preact/hooks';
import { chooseWithPrompt } from '../../../lib/browser/permissions.ts';
import { callBackground } from '../../../lib/messaging/call-background.ts';
import { exactPattern, findHost } from '../../../lib/site/host.ts';
import { codeSitesItem, isCodeSiteChosen, settingsItem } from '../../../lib/storage/settings.ts';
import { useStoredItem } from '../../ui/use-stored.ts';

/** Whether to ask the user if codes may be filled automatically on a site (an origin), and a handler for the answer. */
export type CodeFillQuestion = {
  shouldAsk: (origin: string) => boolean;
  onAnswer: (origin: string, isYes: boolean) => void;
};

function answer(origin: string, isYes: boolean): Promise<unknown> {
  const host = findHost(origin);
  const send = () => callBackground('chooseCodeFill', { origin, isOn: isYes });
  // Without the permission, our access to the site may end when the filled page is left.
  return isYes && host !== undefined ? chooseWithPrompt(exactPattern(host), send) : send();
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
