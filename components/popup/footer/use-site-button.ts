import { useMemo, useState } from 'preact/hooks';
import { readHasFieldButton } from '../../../lib/browser/own-extension.ts';
import { switchFieldButtonOff, switchFieldButtonOn } from '../../../lib/browser/permissions.ts';
import type { SiteBeside } from '../../../lib/browser/site-beside.ts';
import { isWanted } from '../../../lib/page/button/field-button-choice.ts';
import { fieldButtonItem } from '../../../lib/storage/settings.ts';
import { useRead, useStoredItem } from '../../ui/use-stored.ts';

/** The switch for the button in email fields on the current page's host. */
export type SiteButton = {
  host: string;
  isOn: boolean;
  /** The button was switched on for a site, or for all: then its switch is shown on every site. */
  isInUse: boolean;
  /** Must be called within the click, because it asks for a permission. */
  onChange: (isOn: boolean) => void;
};

/** @returns undefined while the site or the user's choice is unknown */
export function useSiteButton(site: SiteBeside | null | undefined): SiteButton | undefined {
  const choice = useStoredItem(fieldButtonItem);
  const hasFieldButton = useRead(readHasFieldButton);
  const [grantedHost, setGrantedHost] = useState<string>();
  const { host, hasAccess } = site ?? {};

  return useMemo(() => {
    if (host === undefined || !choice || !hasFieldButton) return undefined;
    return {
      host,
      isOn: isWanted(choice, host, host) && (hasAccess === true || grantedHost === host),
      isInUse: choice.isEverywhere || choice.onSites.length > 0,
      onChange(isOn: boolean) {
        if (isOn) void switchFieldButtonOn(host).then((isGranted) => setGrantedHost(isGranted ? host : undefined));
        else void switchFieldButtonOff(host);
      },
    };
  }, [host, hasAccess, choice, hasFieldButton, grantedHost]);
}
