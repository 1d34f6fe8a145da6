import './site-settings.css';
import { joinSentences, text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, SwitchRow } from '../ui/choice-group.tsx';
import { useSettings } from './settings-context.ts';

/** The setting of the button in email fields: on all sites except some, or only on some. */
export function FieldButtonSetting() {
  const { state, actions } = useSettings();
  if (!state.fieldButton) return null;
  const { isEverywhere, onSites, offSites } = state.fieldButton;
  return (
    <div class="field-button-setting">
      <SwitchRow
        label={text('settings.fieldButton')}
        note={joinSentences(text('settings.fieldButtonNote'), isEverywhere ? '' : text('do.asksFirst'))}
        isOn={isEverywhere}
        onChange={(isOn) => actions.switchFieldButton(isOn)}
      />
      <SiteList
        title={text(isEverywhere ? 'settings.notOn' : 'settings.onlyOn')}
        sites={isEverywhere ? offSites : onSites}
        isHidden={isEverywhere}
        onClick={(site) => actions.switchFieldButton(isEverywhere, site)}
      />
    </div>
  );
}

type SiteListProps = {
  title: string;
  /** hosts or origins */
  sites: readonly string[];
  /** the button of each site says *Show again*, not *Take away* */
  isHidden?: boolean;
  onClick: (site: string) => void;
};

/** The sites that the user chose something for, each with a button that ends it. */
function SiteList({ title, sites, isHidden = false, onClick }: SiteListProps) {
  if (sites.length === 0) return null;
  return (
    <div class="site-list">
      <h3>{title}</h3>
      <ul>
        {sites.toSorted().map((origin) => {
          const site = origin.replace(/^https:\/\//, '');
          return (
            <li key={site}>
              <bdi dir="ltr">{site}</bdi>
              <Button
                kind="text-button"
                aria-label={text(isHidden ? 'settings.showAgainOn' : 'settings.takeAwaySite', { site })}
                onClick={() => onClick(origin)}
                text={text(isHidden ? 'settings.showAgain' : 'settings.takeAway')}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Whether codes are filled automatically, and the user's answers for single sites. */
export function CodeFillSetting() {
  const { state, actions } = useSettings();
  const { settings, codeSites: sites } = state;
  if (!settings || !sites) return null;
  const chosen = settings.codeFill;
  return (
    <div class="field-button-setting">
      <ChoiceGroup
        label={text('settings.codeFill')}
        chosen={chosen}
        onChange={(codeFill) => actions.changeSettings({ codeFill })}
        choices={[
          { value: 'ask', label: text('settings.codeFillAsk'), note: text('settings.codeFillAskNote') },
          { value: 'always', label: text('settings.codeFillAlways'), note: text('settings.codeFillAlwaysNote') },
          { value: 'never', label: text('settings.codeFillNever') },
        ]}
      />
      <SiteList
        title={text('settings.codeFillOn')}
        sites={chosen === 'ask' ? sites.on : []}
        onClick={actions.forgetCodeSite}
      />
      <SiteList
        title={text('settings.codeFillOff')}
        sites={chosen === 'never' ? [] : sites.off}
        onClick={actions.forgetCodeSite}
      />
    </div>
  );
}
