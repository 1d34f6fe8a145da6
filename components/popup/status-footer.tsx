import { formatAge } from '../format/format-age.ts';
import { IconButton } from '../icon-button.tsx';
import type { ShownStatus } from './shown-status.ts';

type StatusFooterProps = {
  status: ShownStatus;
  now: number;
  isChecking: boolean;
  onCheck: () => void;
  onAddresses: () => void;
  onSettings: () => void;
};

/** When the service last answered and how much of its limit is left: one line, whatever the width. */
export function StatusFooter({ status, now, isChecking, onCheck, onAddresses, onSettings }: StatusFooterProps) {
  const { checkedAt, rateLimit } = status;
  const count = new Intl.NumberFormat();
  return (
    <footer class="status-footer">
      <p class="soft tabular cut">
        {isChecking
          ? 'Checking …'
          : checkedAt === undefined
            ? 'Not checked yet'
            : `Checked ${formatAge(checkedAt, now)}`}
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
      <IconButton icon="settings" label="Settings" onClick={onSettings} />
    </footer>
  );
}
