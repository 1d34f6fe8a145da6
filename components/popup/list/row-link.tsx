import { text } from '../../../lib/i18n/text.ts';
import type { Message } from '../../../lib/mailbox/message.ts';
import { linkHost } from '../../ui/host-text.tsx';
import { usePopup } from '../popup-context.ts';

/** Below a row: opens the message's confirmation link, and says where. */
export function RowLink({ link, email }: { link: string; email: Message['address'] }) {
  const { state, actions } = usePopup();
  const host = linkHost(link);
  if (!host) return null;
  const address = state.mailbox?.addresses.find((one) => one.email === email);
  return (
    <button type="button" class="text-button row-link" title={host} onClick={() => actions.openLink(link, address)}>
      {text('do.openLinkTo', { host })}
    </button>
  );
}
