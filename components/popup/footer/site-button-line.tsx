import { text } from '../../../lib/language/text.ts';

type SiteButtonLineProps = {
  host: string;
  /** the button is on for this host */
  isOn: boolean;
  /** called within the click: a permission is asked for */
  onChange: (isOn: boolean) => void;
};

/** Switches the button in e-mail fields on or off for the current page's host. */
export function SiteButtonLine({ host, isOn, onChange }: SiteButtonLineProps) {
  return (
    <label class="site-button-line soft" data-snapshot="hidden">
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
