import './current-address.css';
import type { ComponentChildren } from 'preact';
import { formatAge, formatTimeLeft, shareLeft } from '../../../lib/i18n/format-time.ts';
import { plural, text } from '../../../lib/i18n/text.ts';
import { type Address, findAddressState, isLive, knownAs } from '../../../lib/mailbox/address.ts';
import { IconButton } from '../../ui/button.tsx';
import { useCopied } from '../../ui/copy-button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ServiceEdge } from '../../ui/service-edge.tsx';
import { FillMenu } from '../fill/fill-button.tsx';
import { hasLittleLeft, isExpiring } from '../pick-address.ts';
import { usePopup } from '../popup-context.ts';

/** Says how much time an address has left, if that is known; or that it has expired, or that the service no longer has it. */
export function describeLife(address: Address, now: number): string {
  const { expiresAt, isLifeUnknown } = address;
  const state = findAddressState(address, now);
  if (state === 'gone') return text('address.gone');
  if (state === 'expired') return text('address.expiredAgo', { age: formatAge(expiresAt, now) });
  if (isLifeUnknown) return text('address.lifeUnknown');
  return text('address.timeLeft', { time: formatTimeLeft(expiresAt - now) ?? '' });
}

/** The address in use, which a click copies, with its time left. @param children shown beside it: the search field */
export function CurrentAddress({ address, children }: { address: Address; children?: ComponentChildren }) {
  const { state, model, actions } = usePopup();
  const { isCopied, onCopy: copy } = useCopied(() => actions.copyAddress(address.email));
  const { now } = state;
  const unread = model.top?.unreadCount ?? 0;
  const usedFor = knownAs(address);
  return (
    <section class="current-address" aria-label={text('address.yours')}>
      <div class="current-address-line">
        <button
          type="button"
          class="current-address-copy"
          title={text('do.copyAddress')}
          aria-label={text('do.labelOf', { label: text('do.copyAddress'), of: address.email })}
          onClick={copy}
        >
          <ServiceEdge connection={model.mixedServices.get(address.email)} />
          <EmailText email={address.email} />
          <Icon name={isCopied ? 'done' : 'copy'} />
        </button>
        {/* In a tab, and in the menu, it is one of the choices. */}
        {state.canFill && !model.top?.isFillInMenu && (
          <IconButton icon="plus" label={text('do.newAddress')} onClick={() => actions.go({ view: 'new' })} />
        )}
        {model.top?.isFillInMenu && <FillMenu choices={model.top.fill} kind="icon-button" />}
        {children}
      </div>
      <p class="current-address-life soft tabular">
        {usedFor && <bdi class="current-address-use cut">{usedFor}</bdi>}
        <span class="time-left" data-short={isExpiring(address, now)}>
          {describeLife(address, now)}
          {unread > 0 && isLive(address, now) && isExpiring(address, now) && ` · ${plural('address.unread', unread)}`}
        </span>
        <ExpiryBar address={address} now={now} />
      </p>
    </section>
  );
}

/** A bar with the share of an address's lifetime that is left, once that is little. The text beside it says the same to screen readers. */
export function ExpiryBar({ address, now }: { address: Address; now: number }) {
  if (!hasLittleLeft(address, now)) return null;
  return (
    <span class="expiry-bar" data-short={isExpiring(address, now)} aria-hidden="true">
      <span style={{ inlineSize: `${shareLeft(address, now) * 100}%` }} />
    </span>
  );
}
