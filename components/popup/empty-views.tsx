import type { ComponentChildren } from 'preact';
import { text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { EmptyReason } from './pick-address.ts';
import { usePopup } from './popup-context.ts';

/** Views that are shown while there is no mail to show, and say why. */

/** Shown while no service is connected, and nothing is stored from an earlier one. */
export function NotConnected({ onConnect }: { onConnect: () => void }) {
  return (
    <EmptyState title={text('connect.connectTitle')} text={text('mail.notConnectedText')}>
      <Button kind="button primary" onClick={onConnect} text={text('do.openSettings')} />
    </EmptyState>
  );
}

/** Shown when the mailbox can't be read. @param isOfNewerVersion the reason is that a newer version of Mayfly has written it */
export function StorageBroken({ isOfNewerVersion = false }: { isOfNewerVersion?: boolean | undefined }) {
  if (isOfNewerVersion) return <EmptyState title={text('mail.newer')} text={text('mail.newerText')} />;
  return <EmptyState title={text('mail.broken')} text={text('mail.brokenText')} />;
}

/** Shown before the first address, and once all have expired with no mail stored. @param children the buttons that create an address */
export function NoAddress({ children }: { children: ComponentChildren }) {
  const { hasMenu } = usePopup().state;
  return (
    <EmptyState
      title={text('address.noneTitle')}
      text={text(hasMenu ? 'address.noneText' : 'welcome.tryByPopup', { item: text('do.fillNew') })}
    >
      {children}
    </EmptyState>
  );
}

const EMPTY_REASONS = {
  'other-key': 'address.allOtherKey',
  elsewhere: 'address.elsewhere',
  gone: 'address.allGone',
  expired: 'address.allExpired',
} as const;

/** Replaces the current address while mail is stored, but no more can come. */
export function NoCurrentAddress({ reason }: { reason: EmptyReason }) {
  return <p class="no-current-address soft">{text(EMPTY_REASONS[reason])}</p>;
}

/** Shown while an address is live and has no messages yet. */
export function WaitingForMail() {
  return <EmptyState title={text('mail.waitingTitle')} text={text('mail.waitingText')} />;
}

/** Shown beside the list while no message is open. */
export function ChooseMessage() {
  return <EmptyState title={text('mail.nothingOpen')} text={text('mail.nothingOpenText')} />;
}
