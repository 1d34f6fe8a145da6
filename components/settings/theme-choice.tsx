import { useId } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import type { Settings } from '../../lib/storage/settings.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';

type ThemeChoiceProps = {
  chosen: Settings['theme'];
  onChange: (theme: Settings['theme']) => void;
};

/** Light or dark, for all pages of Mayfly. */
export function ThemeChoice({ chosen, onChange }: ThemeChoiceProps) {
  const id = useId();
  return (
    <section class="panel choices" aria-labelledby={id}>
      <h2 id={id}>{text('settings.appearance')}</h2>
      <ChoiceGroup
        label={text('settings.theme')}
        chosen={chosen}
        onChange={onChange}
        choices={[
          { value: 'system', label: text('settings.themeSystem') },
          { value: 'light', label: text('settings.themeLight') },
          { value: 'dark', label: text('settings.themeDark') },
        ]}
      />
    </section>
  );
}
