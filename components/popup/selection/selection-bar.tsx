import './selection-bar.css';
import type { ComponentChildren } from 'preact';
import { text } from '../../../lib/i18n/text.ts';
import { Button, IconButton } from '../../ui/button.tsx';

type SelectionBarProps = {
  label: string;
  count: number;
  /** how many can be selected */
  total: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** what can be done with the selected */
  children: ComponentChildren;
};

/** Shown while messages or addresses are selected. */
export function SelectionBar({ label, count, total, onSelectAll, onClear, children }: SelectionBarProps) {
  return (
    <section class="selection-bar" aria-label={label}>
      <IconButton icon="close" label={text('select.none')} onClick={onClear} />
      <p class="tabular" role="status">
        {text('select.count', { count })}
      </p>
      {count < total && <Button kind="text-button" onClick={onSelectAll} text={text('select.all', { count: total })} />}
      <span class="selection-bar-actions">{children}</span>
    </section>
  );
}
