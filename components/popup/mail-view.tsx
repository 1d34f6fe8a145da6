import { useMemo, useState } from 'preact/hooks';
import { isLive } from '../../lib/mailbox/address.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { CodeCard } from './code-card.tsx';
import { CurrentAddress } from './current-address.tsx';
import { filterMessages } from './filter-messages.ts';
import { findNewestCode } from './find-newest-code.ts';
import { MainActions } from './main-actions.tsx';
import { MessageList } from './message-list.tsx';
import { NoAddress } from './no-address.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { PopupActions } from './popup-actions.ts';
import { SearchField } from './search-field.tsx';
import { useLiveAddresses } from './use-live-addresses.ts';
import { WaitingForMail } from './waiting-for-mail.tsx';

type MailViewProps = {
  mailbox: Mailbox;
  now: number;
  canFill: boolean;
  isCreating: boolean;
  isFilling: boolean;
  /** the message that one came back from */
  focusId?: string;
  actions: PopupActions;
};

/** With fewer messages than this, searching takes longer than looking. */
const SEARCHED_FROM = 4;

/** The popup's first sight: the address, the newest code, the mail. */
export function MailView({ mailbox, now, canFill, isCreating, isFilling, focusId, actions }: MailViewProps) {
  const [query, setQuery] = useState('');
  const current = mailbox.addresses.find((address) => isLive(address, now));
  const newest = findNewestCode(mailbox.messages, now);
  // Only a page that an address was filled into can have asked for the code.
  const isPageWaiting =
    canFill && mailbox.addresses.some(({ email, filledIn }) => email === newest?.address && filledIn !== undefined);
  const found = useMemo(() => filterMessages(mailbox, query), [mailbox, query]);
  const liveAddresses = useLiveAddresses(mailbox, now);

  const mainActions = (
    <MainActions
      canFill={canFill}
      isCreating={isCreating}
      isFilling={isFilling}
      onCreate={actions.createAddress}
      onFill={() => actions.fillPage()}
    />
  );

  if (!current && mailbox.messages.length === 0) return <NoAddress>{mainActions}</NoAddress>;
  return (
    <>
      <div class="mail-view-top">
        {current ? (
          <CurrentAddress address={current} now={now} onCopy={() => actions.copyAddress(current.email)} />
        ) : (
          <p class="soft">Your addresses have expired. Their mail stays here until you delete it.</p>
        )}
        {mainActions}
        {newest && (
          <CodeCard
            message={newest}
            now={now}
            onCopyCode={() => actions.copyCode(newest.code ?? '')}
            onFillCode={isPageWaiting ? () => actions.fillCode(newest.id) : undefined}
            onOpenLink={actions.openLink}
          />
        )}
        {mailbox.messages.length >= SEARCHED_FROM && <SearchField query={query} onQuery={setQuery} />}
      </div>
      {found.length > 0 && <MessageList messages={found} liveAddresses={liveAddresses} now={now} focusId={focusId} />}
      {found.length === 0 && mailbox.messages.length > 0 && <NothingFound query={query} onClear={() => setQuery('')} />}
      {mailbox.messages.length === 0 && <WaitingForMail />}
    </>
  );
}
