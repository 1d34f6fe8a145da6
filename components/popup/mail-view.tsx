import { useMemo, useState } from 'preact/hooks';
import type { Message } from '../../lib/mailbox/message.ts';
import type { Search } from '../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { findReplacedCodes } from '../message/find-replaced-codes.ts';
import { countByAddress } from './address/count-by-address.ts';
import { findCurrentAddress } from './address/find-current-address.ts';
import { useLiveAddresses } from './address/use-live-addresses.ts';
import { findNewestFind } from './code/find-newest-find.ts';
import { LazySearchResults, LazyWaitingForMail } from './lazy-views.tsx';
import { SearchField } from './list/search-field.tsx';
import { SelectableList } from './list/selectable-list.tsx';
import { MailTop, type MailTopProps } from './mail-top.tsx';

type MailViewProps = MailTopProps & {
  /** reads so many of the newest messages */
  readMore: (upTo: number) => void;
  /** the message that was open before */
  focusId?: string | undefined;
  /** the message that is open beside the list */
  openId?: string | undefined;
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
  const current = findCurrentAddress(addresses, services, now);
  const newest = findNewestFind(messages, now);
  const liveAddresses = useLiveAddresses(mailbox, now);
  const replacedCodes = useMemo(() => findReplacedCodes(messages), [messages]);
  const counts = useMemo(() => countByAddress(mailbox), [mailbox]);

  function drawList(listed: Message[], from: Mailbox, isSearched: boolean) {
    return (
      <SelectableList
        messages={listed}
        onMore={from.hasMore ? readMore : undefined}
        total={from.hasMore ? [...counts.values()].reduce((sum, one) => sum + one.messages, 0) : listed.length}
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
      <MailTop {...props} current={current} newest={newest} isSearching={search !== undefined}>
        {messages.length >= SEARCHED_FROM && (
          <SearchField
            query={search?.query ?? ''}
            isOpen={search !== undefined}
            onQuery={(query) => setSearch({ ...search, query })}
            onOpen={() => setSearch(search ?? { query: '' })}
            onClose={() => setSearch(undefined)}
          />
        )}
      </MailTop>
      {search ? (
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
      {current && messages.length === 0 && <LazyWaitingForMail />}
    </>
  );
}
