import { useMemo, useState } from 'preact/hooks';
import { type DomainChoice, findNextDomain } from '../../lib/mailbox/address/choose-domain.ts';
import { isReplaceable } from '../../lib/mailbox/address/is-replaceable.ts';
import { isMadeBy } from '../../lib/mailbox/address.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import type { Search } from '../../lib/mailbox/search/search.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import type { CallName } from '../../lib/rpc/calls.ts';
import { findHost } from '../../lib/site/find-host.ts';
import { findReplacedCodes } from '../message/find-replaced-codes.ts';
import { countByAddress } from './address/count-by-address.ts';
import { CurrentAddress } from './address/current-address.tsx';
import { findCurrentAddress } from './address/find-current-address.ts';
import { findUsedHere } from './address/find-used-here.ts';
import { NoCurrentAddress } from './address/no-current-address.tsx';
import { useLiveAddresses } from './address/use-live-addresses.ts';
import { CodeCard } from './code/code-card.tsx';
import { findNewestFind } from './code/find-newest-find.ts';
import type { CodeFillAsked } from './code/use-code-fill.ts';
import {
  LazyCodeFillQuestion,
  LazyNoAddress,
  LazyNotAccepted,
  LazySearchResults,
  LazyUsedHere,
  LazyWaitingForMail,
} from './lazy-views.tsx';
import { SearchField } from './list/search-field.tsx';
import { SelectableList } from './list/selectable-list.tsx';
import { MainActions } from './main-actions.tsx';
import type { PopupActions } from './popup-actions.ts';

type MailViewProps = {
  mailbox: Mailbox;
  /** reads so many of the newest messages */
  readMore: (upTo: number) => void;
  /** of the connected service; absent while there is none */
  baseUrl?: string;
  /** of the page to fill; null where there is none */
  site: string | null;
  /** of that page; absent for none */
  container?: string | undefined;
  /** for an address that the site does not accept; absent while it is read */
  domainChoice?: DomainChoice | undefined;
  now: number;
  canFill: boolean;
  running: ReadonlySet<CallName>;
  /** whether to ask if codes may fill themselves in; absent while unknown */
  codeFill?: CodeFillAsked | undefined;
  /** the message that was open before */
  focusId?: string | undefined;
  /** the message that is open beside the list */
  openId?: string | undefined;
  actions: PopupActions;
  /** opens the form for a new address */
  onChooseNew: () => void;
  /** the search of a moment ago */
  firstQuery?: string | undefined;
  /** searched in place of the stored mailbox, in the gallery */
  madeMailbox?: Mailbox | undefined;
};

/** With fewer messages there is no search field. */
const SEARCHED_FROM = 4;

const NO_CHOICE: DomainChoice = { domains: [], refused: new Map() };

/** The list view: the current address, the newest code, the messages. */
export function MailView({
  mailbox,
  readMore,
  baseUrl,
  site,
  container,
  domainChoice: { domains, refused } = NO_CHOICE,
  now,
  canFill,
  running,
  codeFill,
  focusId,
  openId,
  actions,
  onChooseNew,
  firstQuery,
  madeMailbox,
}: MailViewProps) {
  const { addresses, messages } = mailbox;
  const [search, setSearch] = useState<Search | undefined>(firstQuery ? { query: firstQuery } : undefined);
  const current = findCurrentAddress(addresses, baseUrl, now);
  const usedHere = canFill ? findUsedHere(addresses, site, container, baseUrl, now) : undefined;
  // With one domain there is nothing to try.
  const doubted = usedHere && domains.length > 1 && isReplaceable(usedHere, now) ? usedHere : undefined;
  const newest = findNewestFind(messages, now);
  // Only a page where this address was filled can have asked for the code.
  const askedFrom = addresses.find(
    ({ email, filledIn }) => email === newest?.message.address && filledIn !== undefined,
  );
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
        now={now}
        focusId={focusId}
        openId={openId}
        actions={actions}
        isSearched={isSearched}
      />
    );
  }

  const isFindFresh = newest?.isFresh === true;
  const askedOrigin =
    canFill && isFindFresh && newest.message.code !== undefined ? askedFrom?.filledIn?.origin : undefined;
  // With a current address, a new one is rarely needed: an icon in its line is enough.
  const isNewBeside = current !== undefined && canFill;
  const mainActions = (
    <MainActions
      isPrimary={!isFindFresh}
      isCreating={running.has('createAddress')}
      isFilling={running.has('fillPage')}
      onCreate={isNewBeside ? undefined : actions.createAddress}
      onFill={canFill ? () => actions.fillPage() : undefined}
      onFillAgain={usedHere && usedHere === current ? () => actions.fillPage(usedHere.email) : undefined}
    />
  );

  if (!current && messages.length === 0) return <LazyNoAddress>{mainActions}</LazyNoAddress>;
  return (
    <>
      <div class="mail-view-top">
        {current ? (
          <CurrentAddress
            address={current}
            now={now}
            isCreating={running.has('createAddress')}
            onCopy={() => actions.copyAddress(current.email)}
            onNew={isNewBeside ? actions.createAddress : undefined}
            onChoose={onChooseNew}
          />
        ) : (
          <NoCurrentAddress
            areElsewhere={liveAddresses.size > 0}
            areOfOtherKey={addresses.some((one) => isMadeBy(baseUrl, one, now) && one.failure?.kind === 'other-key')}
          />
        )}
        {usedHere && usedHere !== current && (
          <LazyUsedHere
            address={usedHere}
            unread={counts.get(usedHere.email)?.unread ?? 0}
            now={now}
            isFilling={running.has('fillPage')}
            onFill={() => actions.fillPage(usedHere.email)}
          />
        )}
        {doubted && (
          <LazyNotAccepted
            domain={findNextDomain(domains, refused.get(site ?? '') ?? [], doubted.email)}
            isFilling={running.has('replaceAddress')}
            onTry={(domain) => actions.replaceAddress(doubted.email, domain)}
          />
        )}
        {mainActions}
        {newest && (
          <CodeCard
            message={newest.message}
            isFresh={newest.isFresh}
            now={now}
            onCopyCode={() => actions.copyCode(newest.message.code ?? '')}
            onFillCode={
              canFill && askedFrom
                ? () => actions.fillCode(newest.message.id, newest.message.code ?? '', askedFrom.filledIn?.origin)
                : undefined
            }
            isFilling={running.has('fillCode')}
            site={askedFrom?.site}
            onOpenLink={(link) =>
              actions.openLink(
                link,
                addresses.find(({ email }) => email === newest.message.address),
              )
            }
          />
        )}
        {codeFill && askedOrigin !== undefined && codeFill.isAsked(askedOrigin) && (
          <LazyCodeFillQuestion
            host={findHost(askedOrigin) ?? ''}
            onAnswer={(isYes) => codeFill.onAnswer(askedOrigin, isYes)}
          />
        )}
        {messages.length >= SEARCHED_FROM && (
          <SearchField
            query={search?.query ?? ''}
            onQuery={(query) => setSearch({ ...search, query })}
            onOpen={() => setSearch(search ?? { query: '' })}
            onClose={() => setSearch(undefined)}
          />
        )}
      </div>
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
      {messages.length === 0 && <LazyWaitingForMail />}
    </>
  );
}
