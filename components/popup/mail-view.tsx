import { useMemo, useState } from 'preact/hooks';
import { plural, text } from '../../lib/i18n/text.ts';
import { receivesMail } from '../../lib/mailbox/address.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { listSearchWords, type Search } from '../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { Button } from '../ui/button.tsx';
import { AddressMail } from './address/address-mail.tsx';
import { WaitingForMail } from './empty-views.tsx';
import { LazySearchResults } from './lazy-views.tsx';
import { SearchField } from './list/search-field.tsx';
import { SelectableList } from './list/selectable-list.tsx';
import { MailTop } from './mail-top.tsx';
import { findCurrentAddress } from './pick-address.ts';
import { usePopup } from './popup-context.ts';

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

/** With fewer messages there is no search field. */
const MIN_MESSAGES_FOR_SEARCH = 4;

/** The list view: `MailTop`, and below it all messages, those of one address, or the results of a search. */
export function MailView({ mailbox }: { mailbox: Mailbox }) {
  const { state, model, actions } = usePopup();
  const { now, lastQuery, exampleMailbox, unreadableIds = [] } = state;
  const { addresses, messages } = mailbox;
  const [search, setSearch] = useState<Search | undefined>(lastQuery ? { query: lastQuery } : undefined);
  const shown = addresses.find(({ email }) => email === state.shownEmail);
  const own = useMemo(() => shown && messages.filter(({ address }) => address === shown.email), [messages, shown]);
  const words = useMemo(() => listSearchWords(search?.query ?? ''), [search?.query]);
  const isCurrent = shown === findCurrentAddress(addresses, model.services, now);

  const drawList = (listed: readonly Message[], words?: readonly string[], hasMore = false) => (
    <SelectableList messages={listed} hasMore={hasMore} words={words} />
  );

  return (
    <>
      <MailTop isSearching={search !== undefined} hasMail={messages.length > 0}>
        {!shown && messages.length >= MIN_MESSAGES_FOR_SEARCH && (
          <SearchField
            query={search?.query ?? ''}
            isOpen={search !== undefined}
            onQuery={(query) => setSearch({ ...search, query })}
            onOpen={() => setSearch(search ?? { query: '' })}
            onClose={() => setSearch(undefined)}
          />
        )}
      </MailTop>
      {!shown && !search && unreadableIds.length > 0 && <UnreadableLine ids={unreadableIds} />}
      {shown && own ? (
        <AddressMail
          address={shown}
          first={own}
          onChoose={
            !isCurrent && receivesMail(model.services, shown, now)
              ? () => actions.chooseAddress(shown.email)
              : undefined
          }
          list={(listed) => drawList(listed)}
        />
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
      {!shown && model.hasLiveAddress && messages.length === 0 && <WaitingForMail />}
    </>
  );
}
