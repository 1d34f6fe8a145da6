import type { ComponentChildren } from 'preact';
import { text } from '../../../lib/i18n/text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { describeChecks } from './describe-checks.ts';
import { describeLeft } from './describe-left.ts';
import type { ShownStatus } from './shown-status.ts';

type StatusFooterProps = {
  status: ShownStatus;
  now: number;
  isChecking: boolean;
  /** absent with nothing to check, of which nothing is said then */
  onCheck?: (() => void) | undefined;
  onAddresses?: (() => void) | undefined;
  onSettings: () => void;
  /** absent where there is no panel, and in the panel itself */
  onPanel?: (() => void) | undefined;
  onTab?: (() => void) | undefined;
  /** above the status line */
  children?: ComponentChildren;
};

/** When mail was last checked, how many requests are left if they are few, and buttons for everything else. */
export function StatusFooter(props: StatusFooterProps) {
  const { status, now, isChecking, onCheck, onAddresses, onSettings, onPanel, onTab, children } = props;
  const left = describeLeft(status, now);
  return (
    <footer class="status-footer">
      {children}
      <div class="status-line">
        <p class="status-words soft tabular">
          {onCheck && <span>{isChecking ? text('status.checking') : describeChecks(status, now)}</span>}
          {left !== undefined && <span>{left}</span>}
        </p>
        {onCheck && <IconButton icon="check" label={text('do.checkNow')} isBusy={isChecking} onClick={onCheck} />}
        {onAddresses && <IconButton icon="addresses" label={text('address.title')} onClick={onAddresses} />}
        {onPanel && <IconButton icon="panel" label={text('do.openPanel')} onClick={onPanel} />}
        {onTab && <IconButton icon="tab" label={text('do.openTab')} onClick={onTab} />}
        <IconButton icon="settings" label={text('do.settings')} onClick={onSettings} />
      </div>
    </footer>
  );
}
