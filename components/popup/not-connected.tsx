import { text } from '../../lib/language/text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Seen until a service is connected, and nothing is held from an earlier one. */
export function NotConnected({ onConnect }: { onConnect: () => void }) {
  return (
    <EmptyState title={text('connect.connectTitle')} text={text('mail.notConnectedText')}>
      <button type="button" class="button primary" onClick={onConnect}>
        {text('do.openSettings')}
      </button>
    </EmptyState>
  );
}
