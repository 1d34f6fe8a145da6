import type { ComponentChildren } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { plural, text } from '../../lib/i18n/text.ts';
import { type Address, findAddressState } from '../../lib/mailbox/address.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { readMessagesTo } from '../../lib/mailbox/read-messages.ts';
import { listSearchWords, type Search } from '../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useStored } from '../ui/use-stored.ts';
import { WaitingForMail } from './empty-views.tsx';
import { LazySearchResults } from './lazy-views.tsx';
import { SearchField } from './list/search-field.tsx';
import { SelectableList } from './list/selectable-list.tsx';
import { MailTop } from './mail-top.tsx';
import { usePopup } from './popup-context.ts';
import { formatRoute } from './route.ts';

/** Says how many stored messages cannot be read, with a button that deletes them. @param ids of these messages, at least one */
function UnreadableLine({ ids }: { ids: readonly string[] }) {
  const { actions } = usePopup();
  return (
    <p class="unreadable-line soft">
      {plural('mail.unreadable', ids.length)}
      <Button kind="text-button" onClick={() => actions.deleteMessages([...ids])} text={text('do.delete')} />
    </p>
  );
}

type ListScopeProps = {
  /** the address that is shown; absent if there is none */
  email: string | undefined;
  /** the button of the search, without an address that it is shown beside */
  children: ComponentChildren;
};

/** Above the list: whether it has all mail, or that of one address alone. */
function ListScope({ email, children }: ListScopeProps) {
  const { state } = usePopup();
  const isAll = state.shownEmail === undefined;
  return (
    <nav class="list-scope" aria-label={text('mail.messages')}>
      <a href={formatRoute({ view: 'mail' })} aria-current={isAll}>
        {text('mail.all')}
      </a>
      {email && (
        <a href={formatRoute({ view: 'address', id: email })} aria-current={!isAll}>
          {text('mail.ofAddress')}
        </a>
      )}
      {children}
    </nav>
  );
}

/** With fewer messages there is no search field. */
const MIN_MESSAGES_FOR_SEARCH = 4;

/** The list view: `MailTop`, and below it all messages, those of one address, or the results of a search. */
export function MailView({ mailbox }: { mailbox: Mailbox }) {
  const { state, model } = usePopup();
  const { lastQuery, exampleMailbox, unreadableIds = [] } = state;
  const { addresses, messages } = mailbox;
  const [search, setSearch] = useState<Search | undefined>(lastQuery ? { query: lastQuery } : undefined);
  const shown = addresses.find(({ email }) => email === state.shownEmail);
  const own = useMemo(() => shown && messages.filter(({ address }) => address === shown.email), [messages, shown]);
  const words = useMemo(() => listSearchWords(search?.query ?? ''), [search?.query]);
  const email = model.top?.address?.email;

  const searchField = !shown && messages.length >= MIN_MESSAGES_FOR_SEARCH && (
    <SearchField
      query={search?.query ?? ''}
      isOpen={search !== undefined}
      onQuery={(query) => setSearch({ ...search, query })}
      onOpen={() => setSearch(search ?? { query: '' })}
      onClose={() => setSearch(undefined)}
    />
  );

  const drawList = (listed: readonly Message[], words?: readonly string[], hasMore = false) => (
    <SelectableList messages={listed} hasMore={hasMore} words={words} />
  );

  return (
    <>
      <MailTop isSearching={search !== undefined} hasMail={messages.length > 0}>
        {searchField}
      </MailTop>
      {(addresses.length > 1 || !email) && messages.length > 0 && !search && (
        <ListScope email={email}>{!email && searchField}</ListScope>
      )}
      {!shown && !search && unreadableIds.length > 0 && <UnreadableLine ids={unreadableIds} />}
      {shown && own ? (
        <AddressMail address={shown} first={own} list={(listed) => drawList(listed)} />
      ) : search ? (
        <LazySearchResults
          search={search}
          onSearch={setSearch}
          onClose={() => setSearch(undefined)}
          list={(found) => drawList(found, words)}
          example={exampleMailbox}
        />
      ) : (
        messages.length > 0 && drawList(messages, undefined, mailbox.hasMore)
      )}
      {!shown && model.hasLiveAddress && messages.length === 0 && !model.top?.waiting && <WaitingForMail />}
    </>
  );
}

type AddressMailProps = {
  address: Address;
  /** the messages to show until all are read */
  first: readonly Message[];
  /** draws the messages */
  list: (messages: readonly Message[]) => ComponentChildren;
};

/** The mail of one address. */
function AddressMail({ address, first, list }: AddressMailProps) {
  const { state } = usePopup();
  const addressState = findAddressState(address, state.now);
  // In the gallery, `first` has all messages.
  const read = useCallback(() => readMessagesTo(address.email), [address.email]);
  const messages = useStored(read, state.exampleMailbox === undefined) ?? first;
  if (messages.length > 0) return <>{list(messages)}</>;
  if (addressState === 'live') return <WaitingForMail />;
  return (
    <EmptyState
      title={text('address.noMail')}
      text={text(addressState === 'gone' ? 'address.gone' : 'address.allExpired')}
    />
  );
}
