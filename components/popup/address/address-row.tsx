import './address-row.css';
import '../selection/message-check.css';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { describeSize } from '../../../lib/api/describe-problem.ts';
import { plural, text } from '../../../lib/i18n/text.ts';
import { type Address, isLive, isLost, knownAs } from '../../../lib/mailbox/address.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmailParts } from '../../ui/email-text.tsx';
import { item, MenuButton } from '../../ui/menu-button.tsx';
import { SenderMark } from '../../ui/sender-mark.tsx';
import { ServiceEdge } from '../../ui/service-edge.tsx';
import { usePopup } from '../popup-context.ts';
import { formatRoute } from '../route.ts';
import { titleOf } from './arrange-addresses.ts';
import { describeLife, ExpiryBar } from './current-address.tsx';
import { UseAgain, type UseAgainProps } from './use-again.tsx';

/** Why a live address gets no mail for now; undefined if nothing is known to be wrong with it. */
function describeFailure(address: Address): string | undefined {
  const { failure } = address;
  if (failure?.kind === 'too-large') return text('address.tooLarge', { size: describeSize(failure.size) });
  if (failure?.kind === 'refused') return text('problem.refused');
  if (!isLost(address)) return undefined;
  // If the key is the same as when the service last knew the address, the address can't belong to another key.
  const isOfOtherKey = failure?.kind === 'other-key' && failure.keyMark !== address.keyMark;
  return text(isOfOtherKey ? 'address.otherKey' : 'address.notFound');
}

type AddressRowProps = {
  address: Address;
  /** it is the address in use */
  isCurrent: boolean;
  /** a connected service receives mail for it */
  isReceiving: boolean;
  /** the numbers of its messages; absent if it has none */
  count: { messages: number; unread: number } | undefined;
  /** its site is named above it, or, unless `isFirst`, above an earlier one */
  bySite: { isFirst: boolean } | undefined;
  /** all addresses of its site; absent without a site */
  ofSite: string[] | undefined;
  /** `isSelecting`: at least one address is selected; `isRange` selects everything from the last selected address to this */
  selecting: { isSelected: boolean; isSelecting: boolean; onSelect: (isRange: boolean) => void };
  /** absent if the service can't create this address again */
  again?: Pick<UseAgainProps, 'isBusy' | 'onUseAgain' | 'onCreate'> | undefined;
};

/** One address: a click opens its mail. Its menu has the other actions; its label is edited in the row. */
export function AddressRow(props: AddressRowProps) {
  const { address, isCurrent, isReceiving, count, bySite, ofSite, selecting, again } = props;
  const { state, model, actions } = usePopup();
  const { now } = state;
  const { isSelected, isSelecting, onSelect } = selecting;
  const { messages = 0, unread = 0 } = count ?? {};
  const [isLabelling, setLabelling] = useState(false);
  const id = useId();
  const { email, label, site } = address;
  const isExpired = !isLive(address, now);
  const failure = isExpired ? undefined : describeFailure(address);

  const items = [
    ...(state.canFill && isReceiving ? [item(text('address.useHere'), 'fill', () => actions.fillPage(email))] : []),
    ...(isReceiving && !isCurrent
      ? [item(text('address.makeCurrent'), 'done', () => actions.chooseAddress(email))]
      : []),
    item(text('address.editLabel'), 'label', () => setLabelling(true)),
    item(text('do.deleteAddress'), 'delete', () => actions.deleteAddresses([email])),
    ...(site && ofSite
      ? [item(text('address.forget', { site }), 'delete', () => actions.deleteAddresses(ofSite))]
      : []),
  ];

  return (
    <li class="address-row message-item" data-expired={isExpired} data-selecting={isSelecting}>
      {site && bySite?.isFirst && (
        <p class="address-site">
          <b>{site}</b>
        </p>
      )}
      <input
        type="checkbox"
        class="message-check"
        aria-label={text('select.one', { subject: titleOf(address) })}
        checked={isSelected}
        onClick={(event) => onSelect(event.shiftKey)}
      />
      <a class="address-row-open" href={formatRoute({ view: 'address', id: email })}>
        <ServiceEdge connection={model.mixedServices.get(email)} />
        <SenderMark sender={{ name: knownAs(address) ?? email, address: `@${site ?? email}`, display: email }} />
        <span class="address-row-title" id={id}>
          {label ? <b dir="auto">{label}</b> : <EmailParts email={email} />}
        </span>
        {label && <span class="address-row-email soft">{email}</span>}
        <span class="address-row-facts soft tabular">
          {isCurrent && <span class="address-row-current">{text('address.current')}</span>}
          {site && !bySite && <span>{site}</span>}
          <span>{messages === 0 ? text('address.noMail') : plural('address.messages', messages)}</span>
          {unread > 0 && <span class="unread-count">{plural('address.unread', unread)}</span>}
          <span>{describeLife(address, now)}</span>
          {failure && <span class="address-row-failure">{failure}</span>}
        </span>
        <ExpiryBar address={address} now={now} />
      </a>
      <div class="address-row-actions">
        <CopyButton label={text('do.copyAddress')} describedBy={id} onCopy={() => actions.copyAddress(email)} />
        <MenuButton kind="icon-button" label={text('do.moreFor', { email })} items={items} />
      </div>
      {isExpired && again && <UseAgain email={email} describedBy={id} {...again} />}
      {isLabelling && (
        <LabelForm
          label={label ?? ''}
          onSave={(changed) => {
            setLabelling(false);
            actions.labelAddress(email, changed);
          }}
          onCancel={() => setLabelling(false)}
        />
      )}
    </li>
  );
}

type LabelFormProps = { label: string; onSave: (label: string) => void; onCancel: () => void };

/** In characters. */
const MAX_LENGTH = 60;

/** Edits the user's own name for an address, below its row. `Escape` cancels. */
function LabelForm({ label, onSave, onCancel }: LabelFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);

  return (
    <form
      class="label-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(field.current?.value.trim() ?? '');
      }}
    >
      <input
        ref={field}
        type="text"
        maxLength={MAX_LENGTH}
        autocomplete="off"
        aria-label={text('address.label')}
        placeholder={text('address.label')}
        defaultValue={label}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Escape would close the view, or the browser its popup.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" kind="button primary" text={text('do.save')} />
      <Button onClick={onCancel} text={text('do.cancel')} />
    </form>
  );
}
