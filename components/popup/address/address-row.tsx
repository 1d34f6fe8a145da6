import './address-row.css';
import { useId, useState } from 'preact/hooks';
import { plural, text } from '../../../lib/language/text.ts';
import { type Address, isLive } from '../../../lib/mailbox/address.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmailParts } from '../../ui/email-parts.tsx';
import { formatAge } from '../../ui/format/format-age.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ServiceMark } from '../../ui/service-mark.tsx';
import { describeFailure } from './describe-failure.ts';
import { describeTimeLeft } from './describe-time-left.ts';
import { LabelForm } from './label-form.tsx';
import { LifeBar } from './life-bar.tsx';
import { UseAgain, type UseAgainProps } from './use-again.tsx';

type AddressRowProps = {
  address: Address;
  messages: number;
  unread: number;
  now: number;
  onCopy: () => Promise<boolean>;
  onLabel: (label: string) => void;
  onDelete: () => void;
  /** absent where there is no page to fill, or the address gets no more mail */
  onFill?: () => void;
  /** absent where the service does not make this one anew */
  again?: Pick<UseAgainProps, 'isBusy' | 'onUseAgain' | 'onCreate'> | undefined;
};

/** One address: where it was used, its messages, the time left. Its label is edited in the row. */
export function AddressRow(props: AddressRowProps) {
  const { address, messages, unread, now, onCopy, onLabel, onDelete, onFill, again } = props;
  const [isLabelling, setLabelling] = useState(false);
  const id = useId();
  const isExpired = !isLive(address, now);
  const failure = isExpired ? undefined : describeFailure(address);
  const usedFor = [address.label, address.site].filter(Boolean).join(' · ');

  return (
    <li class="address-row" data-expired={isExpired}>
      <p class="address-row-email" id={id}>
        <ServiceMark email={address.email} />
        <EmailParts email={address.email} />
      </p>
      <p class="address-row-facts soft tabular">
        {usedFor && <span>{usedFor}</span>}
        <span>{messages === 0 ? text('address.noMail') : plural('address.messages', messages)}</span>
        {unread > 0 && <span class="unread-count">{plural('address.unread', unread)}</span>}
        <span>
          {isExpired
            ? text('address.expiredAgo', {
                age: formatAge(Math.min(address.expiresAt, address.goneAt ?? address.expiresAt), now),
              })
            : describeTimeLeft(address, now)}
        </span>
        {failure && <span class="address-row-failure">{failure}</span>}
      </p>
      {!isExpired && !address.isLifeUnknown && <LifeBar address={address} now={now} />}
      {isExpired && again && <UseAgain email={address.email} describedBy={id} {...again} />}
      {isLabelling ? (
        <LabelForm
          label={address.label ?? ''}
          onSave={(label) => {
            setLabelling(false);
            onLabel(label);
          }}
          onCancel={() => setLabelling(false)}
        />
      ) : (
        <div class="address-row-actions">
          {onFill && <IconButton icon="fill" label={text('do.fillThis', { email: address.email })} onClick={onFill} />}
          <CopyButton label={text('do.copyAddress')} describedBy={id} onCopy={onCopy} />
          <IconButton
            icon="label"
            label={text('address.editLabel')}
            describedBy={id}
            onClick={() => setLabelling(true)}
          />
          <IconButton icon="delete" label={text('do.deleteAddress')} describedBy={id} onClick={onDelete} />
        </div>
      )}
    </li>
  );
}
