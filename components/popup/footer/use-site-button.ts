import { useState } from 'preact/hooks';
import { isWanted } from '../../../lib/field-button/choice.ts';
import { switchFieldButtonOff, switchFieldButtonOn } from '../../../lib/field-button/permission.ts';
import type { SiteBeside } from '../../../lib/field-button/site-beside.ts';
import { type FieldButtonChoice, fieldButtonItem } from '../../../lib/settings/field-button-item.ts';
import { useStoredItem } from '../../hooks/use-stored-item.ts';

/** Whether the button in e-mail fields is on for the current site, and how to change it; undefined while unknown. */
export function useSiteButton(site: SiteBeside | null | undefined, first?: FieldButtonChoice) {
  const choice = useStoredItem(fieldButtonItem, first);
  const [isGranted, setGranted] = useState(false);
  if (!site || !choice) return undefined;
  const { host, mayEnter } = site;

  return {
    host,
    isOn: isWanted(choice, host, host) && (mayEnter || isGranted),
    onChange: (isOn: boolean) => void (isOn ? switchFieldButtonOn(host).then(setGranted) : switchFieldButtonOff(host)),
  };
}
