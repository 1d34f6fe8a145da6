import { useMemo, useState } from 'preact/hooks';
import { isKnownTo } from '../../lib/mailbox/address.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import type { Search } from '../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { findReplacedCodes } from '../reader/find-replaced-codes.ts';
import { AddressMail } from './address/address-mail.tsx';
import { findCurrentAddress } from './address/find-current-address.ts';
import { useLiveAddresses } from './address/use-live-addresses.ts';
import { findNewestFind } from './code/find-newest-find.ts';
import { LazySearchResults } from './lazy-views.tsx';
import { SearchField } from './list/search-field.tsx';
import { SelectableList } from './list/selectable-list.tsx';
import { WaitingForMail } from './list/waiting-for-mail.tsx';
import { MailTop, type MailTopProps } from './mail-top.tsx';

type MailViewProps = MailTopProps & {
  /** reads so many of the newest messages */
  readMore: (upTo: number) => void;
  /** the message that was open before */
  focusId?: string | undefined;
  /** the message that is open beside the list */
  openId?: string | undefined;
  /** only the mail of this address is shown */
  shownEmail?: string | undefined;
  /** shows the mail of all addresses */
  onAll: () => void;
  /** the search of a moment ago */
  firstQuery?: string | undefined;
  /** searched in place of the stored mailbox, in the gallery */
  madeMailbox?: Mailbox | undefined;
};

/** With fewer messages there is no search field. */
const SEARCHED_FROM = 4;

/** The list view: what stands above the mail, and the messages, or those that were searched for. */
export function MailView(props: MailViewProps) {
  const { mailbox, readMore, services, now, actions, focusId, openId, firstQuery, madeMailbox } = props;
  const { addresses, messages } = mailbox;
  const [search, setSearch] = useState<Search | undefined>(firstQuery ? { query: firstQuery } : undefined);
  const shown = addresses.find(({ email }) => email === props.shownEmail);
  const latest = findCurrentAddress(addresses, services, now);
  const current = shown ?? latest;
  const own = useMemo(() => shown && messages.filter(({ address }) => address === shown.email), [messages, shown]);
  const newest = findNewestFind(own ?? messages, addresses, now);
  const liveAddresses = useLiveAddresses(mailbox, now);
  const replacedCodes = useMemo(() => findReplacedCodes(messages), [messages]);

  function drawList(listed: readonly Message[], from: Pick<Mailbox, 'hasMore'>, isSearched: boolean) {
    return (
      <SelectableList
        messages={listed}
        onMore={from.hasMore ? readMore : undefined}
        liveAddresses={liveAddresses}
        replacedCodes={replacedCodes}
        saidAboveId={isSearched ? undefined : newest?.message.id}
        now={now}
        focusId={focusId}
        openId={openId}
        actions={actions}
        isSearched={isSearched}
      />
    );
  }

  return (
    <>
      <MailTop
        {...props}
        current={current}
        isShown={shown !== undefined}
        newest={newest}
        isSearching={search !== undefined}
      >
        {!shown && messages.length >= SEARCHED_FROM && (
          <SearchField
            query={search?.query ?? ''}
            isOpen={search !== undefined}
            onQuery={(query) => setSearch({ ...search, query })}
            onOpen={() => setSearch(search ?? { query: '' })}
            onClose={() => setSearch(undefined)}
          />
        )}
      </MailTop>
      {shown && own ? (
        <AddressMail
          address={shown}
          first={own}
          isMade={madeMailbox !== undefined}
          now={now}
          onChoose={
            shown !== latest && isKnownTo(services, shown, now) ? () => actions.chooseAddress(shown.email) : undefined
          }
          onAll={props.onAll}
          list={(listed) => drawList(listed, {}, false)}
        />
      ) : search ? (
        <LazySearchResults
          search={search}
          onSearch={setSearch}
          onClose={() => setSearch(undefined)}
          list={(found, all) => drawList(found, all, true)}
          made={madeMailbox}
        />
      ) : (
        messages.length > 0 && drawList(messages, mailbox, false)
      )}
      {!shown && current && messages.length === 0 && <WaitingForMail />}
    </>
  );
}
