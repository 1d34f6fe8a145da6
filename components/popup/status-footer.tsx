import type { ComponentChildren } from 'preact';
import { IconButton } from '../icon-button.tsx';
import { describeChecks } from './describe-checks.ts';
import type { ShownStatus } from './shown-status.ts';

type StatusFooterProps = {
  status: ShownStatus;
  now: number;
  isChecking: boolean;
  onCheck: () => void;
  onAddresses: () => void;
  onSettings: () => void;
  /** absent where there is none, or one is in it */
  onPanel?: (() => void) | undefined;
  onTab?: (() => void) | undefined;
  /** stands above the line */
  children?: ComponentChildren;
};

/** When the service last answered and how much of its limit is left: one line, whatever the width. */
export function StatusFooter(props: StatusFooterProps) {
  const { status, now, isChecking, onCheck, onAddresses, onSettings, onPanel, onTab, children } = props;
  const { rateLimit } = status;
  const count = new Intl.NumberFormat();
  return (
    <footer class="status-footer">
      {children}
      <div class="status-line">
        <p class="soft tabular cut">
          {isChecking ? 'Checking …' : describeChecks(status, now)}
          {rateLimit?.remaining !== undefined && (
            <span class="status-footer-limit">
              {' · '}
              {count.format(rateLimit.remaining)}
              {rateLimit.limit !== undefined && <span class="only-with-room"> of {count.format(rateLimit.limit)}</span>}{' '}
              left
            </span>
          )}
        </p>
        <IconButton icon="check" label="Check now" isBusy={isChecking} onClick={onCheck} />
        <IconButton icon="addresses" label="Addresses" onClick={onAddresses} />
        {onPanel && <IconButton icon="panel" label="Open beside the page" onClick={onPanel} />}
        {onTab && <IconButton icon="tab" label="Open in a tab" onClick={onTab} />}
        <IconButton icon="settings" label="Settings" onClick={onSettings} />
      </div>
    </footer>
  );
}
