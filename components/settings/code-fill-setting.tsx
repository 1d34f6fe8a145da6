import './field-button-setting.css';
import { text } from '../../lib/i18n/text.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { useSettings } from './settings-context.ts';

/** Whether codes are filled automatically, and the user's answers for single sites. */
export function CodeFillSetting() {
  const { state, actions } = useSettings();
  const { settings, codeSites: sites } = state;
  if (!settings || !sites) return null;
  const chosen = settings.codeFill;
  const lists = [
    { title: text('settings.codeFillOn'), origins: chosen === 'ask' ? sites.on : [] },
    { title: text('settings.codeFillOff'), origins: chosen === 'never' ? [] : sites.off },
  ];
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
      {lists.map(
        ({ title, origins }) =>
          origins.length > 0 && (
            <div class="field-button-sites" key={title}>
              <h3>{title}</h3>
              <ul>
                {origins.toSorted().map((origin) => {
                  const site = origin.replace(/^https:\/\//, '');
                  return (
                    <li key={origin}>
                      <bdi dir="ltr">{site}</bdi>
                      <button
                        type="button"
                        class="text-button"
                        aria-label={text('settings.takeAwaySite', { site })}
                        onClick={() => actions.forgetCodeSite(origin)}
                      >
                        {text('settings.takeAway')}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
