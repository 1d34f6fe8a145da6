import { text } from '../../../lib/language/text.ts';

type SiteButtonLineProps = {
  site: string;
  /** the button is wanted in the fields of this site */
  isOn: boolean;
  /** called within the click itself: a permission is asked for */
  onChange: (isOn: boolean) => void;
};

/** Switches the button in e-mail fields on or off, for the site of the page beside us. */
export function SiteButtonLine({ site, isOn, onChange }: SiteButtonLineProps) {
  return (
    <label class="site-button-line soft" data-snapshot="hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          // It shows what is stored, which may be something else if the browser says no.
          event.currentTarget.checked = isOn;
        }}
      />
      <span>{text('status.siteButton', { site })}</span>
    </label>
  );
}
