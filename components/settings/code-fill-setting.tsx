import './field-button-setting.css';
import { text } from '../../lib/i18n/text.ts';
import type { CodeSites, Settings } from '../../lib/storage/settings.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';

type CodeFillSettingProps = {
  chosen: Settings['codeFill'];
  sites: CodeSites;
  onChoose: (chosen: Settings['codeFill']) => void;
  /** what was answered for a site is forgotten */
  onForget: (origin: string) => void;
};

/** Whether codes fill themselves in, and what was answered for single sites. */
export function CodeFillSetting({ chosen, sites, onChoose, onForget }: CodeFillSettingProps) {
  const lists = [
    { title: text('settings.codeFillOn'), origins: chosen === 'ask' ? sites.on : [] },
    { title: text('settings.codeFillOff'), origins: chosen === 'never' ? [] : sites.off },
  ];
  return (
    <div class="field-button-setting">
      <ChoiceGroup
        label={text('settings.codeFill')}
        chosen={chosen}
        onChange={onChoose}
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
                        onClick={() => onForget(origin)}
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
