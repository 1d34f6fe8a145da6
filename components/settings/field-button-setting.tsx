import './field-button-setting.css';
import { joinSentences } from '../../lib/i18n/format-list.ts';
import { text } from '../../lib/i18n/text.ts';
import { SwitchRow } from '../ui/switch-row.tsx';
import { useSettings } from './settings-context.ts';
import { SiteList } from './site-list.tsx';

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
