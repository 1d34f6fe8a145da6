import { text } from '../../lib/i18n/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Shown while no service is connected, and nothing is stored from an earlier one. */
export function NotConnected({ onConnect }: { onConnect: () => void }) {
  return (
    <EmptyState title={text('connect.connectTitle')} text={text('mail.notConnectedText')}>
      <button type="button" class="button primary" onClick={onConnect}>
        {text('do.openSettings')}
      </button>
    </EmptyState>
  );
}
