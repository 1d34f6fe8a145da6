import './field-button-setting.css';
import { text } from '../../lib/i18n/text.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { useSettings } from './settings-context.ts';
import { SiteList } from './site-list.tsx';

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
