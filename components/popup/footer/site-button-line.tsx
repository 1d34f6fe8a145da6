import { text } from '../../../lib/i18n/text.ts';
import type { SiteButton } from './use-site-button.ts';

/** Switches the button in e-mail fields on or off for the current page's host. */
export function SiteButtonLine({ host, isOn, onChange }: SiteButton) {
  return (
    <label class="site-button-line soft">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          // It shows what is stored, which does not change if the browser refuses.
          event.currentTarget.checked = isOn;
        }}
      />
      <span>{text('status.siteButton', { site: host })}</span>
    </label>
  );
}
