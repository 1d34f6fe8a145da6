import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { type DomainChoice, domainOf, findNextDomain } from '../../lib/mailbox/address/choose-domain.ts';
import { type Address, isKnownTo, isReplaceable } from '../../lib/mailbox/address.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import type { CallName } from '../../lib/messaging/calls.ts';
import { assessCode } from '../../lib/page/fill/assess-code.ts';
import { findHost } from '../../lib/site/host.ts';
import { findRequester } from '../reader/find-asker.ts';
import type { MenuItem } from '../ui/menu.tsx';
import { countByAddress } from './address/count-by-address.ts';
import { CurrentAddress } from './address/current-address.tsx';
import { EndingUnreadLine } from './address/ending-unread-line.tsx';
import { findEndingUnread } from './address/find-ending-unread.ts';
import { findUsedHere } from './address/find-used-here.ts';
import { isUnused } from './address/is-unused.ts';
import { NoAddress } from './address/no-address.tsx';
import { NoCurrentAddress } from './address/no-current-address.tsx';
import { NotAccepted } from './address/not-accepted.tsx';
import { whyNone } from './address/why-none.ts';
import { CodeCard } from './code/code-card.tsx';
import { CodeFillQuestion } from './code/code-fill-question.tsx';
import type { NewestFind } from './code/find-newest-find.ts';
import type { CodeFillAsked } from './code/use-code-fill.ts';
import { FillButton } from './fill/fill-button.tsx';
import { type FillChoice, listFillChoices } from './fill/list-fill-choices.ts';
import type { SiteButton } from './footer/use-site-button.ts';
import type { PopupActions } from './popup-actions.ts';

export type MailTopProps = {
  mailbox: Mailbox;
  /** base URLs of the connected ones */
  services: readonly string[];
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
  siteButton?: SiteButton | undefined;
  /** ids of the browser's tabs; absent while unknown */
  openTabs?: ReadonlySet<number> | undefined;
  actions: PopupActions;
  /** opens the form for a new address */
  onChooseNew: () => void;
};

type Found = {
  /** the address at the top */
  current: Address | undefined;
  /** its mail alone is shown */
  isShown: boolean;
  /** the newest code or link */
  newest: NewestFind | undefined;
  isSearching: boolean;
  /** the search field */
  children: ComponentChildren;
};

const NO_CHOICE: DomainChoice = { domains: {}, refused: new Map() };

/** The button in fields, where no site has it yet: its switch is in the footer from then on. */
function offerSiteButton({ host, onChange }: SiteButton): MenuItem {
  const words = text('status.siteButton', { site: host });
  return { name: words, label: words, icon: 'fill', run: () => onChange(true) };
}

/** What stands above the mail: the address, the button that fills it, the newest code. */
export function MailTop(props: MailTopProps & Found) {
  const { mailbox, services, site, container, now, canFill, running, codeFill, siteButton, actions, onChooseNew } =
    props;
  const { current, isShown, newest, isSearching, children } = props;
  const { domains: domainsOf, refused } = props.domainChoice ?? NO_CHOICE;
  const { addresses, messages } = mailbox;
  const usedHere = canFill ? findUsedHere(addresses, site, container, services, now) : undefined;
  const domains = (usedHere && domainsOf[usedHere.service]) ?? [];
  // With one domain there is nothing to try.
  const doubted = usedHere && domains.length > 1 && isReplaceable(usedHere, now) ? usedHere : undefined;
  // What is shown stays in its place: a press may be on its way to it.
  const isOfferFirst = useMemo(() => doubted?.refusedAt !== undefined, [doubted?.email]);
  const asking = addresses.find(({ email }) => email === newest?.message.address);
  const askedFrom = findRequester(asking, canFill, props.openTabs);
  const isUsed = newest?.message.codeFilledAt !== undefined;
  const isFindFresh = newest?.isFresh === true && !isUsed;
  const verdict = assessCode(newest?.message ?? {}, askedFrom);
  const askedOrigin =
    newest?.isFresh && newest.message.code !== undefined && verdict.fillsItself
      ? askedFrom?.filledIn?.origin
      : undefined;

  const counts = useMemo(() => countByAddress({ messages }), [messages]);
  const ending = findEndingUnread(addresses, counts, now);

  function choose(choice: FillChoice) {
    if (choice.does === 'choose') onChooseNew();
    else if (choice.does === 'create') actions.createAddress();
    else actions.fillPage(choice.does === 'fill' ? choice.email : undefined);
  }

  // One whose mail is shown may have expired.
  const fillable = current && isKnownTo(services, current, now) ? current : undefined;
  const choices = listFillChoices({
    canFill,
    site,
    usedHere: usedHere?.email,
    current: fillable?.email,
    isCurrentFirst: fillable !== undefined && (isShown || isUnused(fillable, now)),
  });
  const fillButton = (
    <FillButton
      choices={choices}
      isPrimary={!isFindFresh && doubted?.refusedAt === undefined}
      isBusy={running.has(choices[0].does === 'create' ? 'createAddress' : 'fillPage')}
      onChoose={choose}
      more={siteButton && !siteButton.isInUse ? offerSiteButton(siteButton) : undefined}
    />
  );

  const notAccepted = doubted && (
    <NotAccepted
      domain={findNextDomain(domains, refused.get(site ?? '') ?? [], doubted.email)}
      refused={doubted.refusedAt === undefined ? undefined : domainOf(doubted.email)}
      isFilling={running.has('replaceAddress')}
      onTry={(domain) => actions.replaceAddress(doubted.email, domain)}
    />
  );

  if (!current && messages.length === 0) return <NoAddress>{fillButton}</NoAddress>;
  return (
    <div class={isSearching ? 'mail-view-top searching' : 'mail-view-top'}>
      {isOfferFirst && notAccepted}
      {/* A keyboard reaches it first, although it stands below the address. */}
      <div class="mail-view-actions">
        {fillButton}
        {children}
      </div>
      {current ? (
        <CurrentAddress
          address={current}
          now={now}
          unread={counts.get(current.email)?.unread ?? 0}
          isCreating={running.has('createAddress')}
          onCopy={() => actions.copyAddress(current.email)}
          onNew={canFill ? actions.createAddress : undefined}
          onChoose={onChooseNew}
        />
      ) : (
        <NoCurrentAddress why={whyNone(addresses, services, now)} />
      )}
      {ending && ending.address.email !== current?.email && <EndingUnreadLine ending={ending} now={now} />}
      {!isOfferFirst && notAccepted}
      {newest && (
        <CodeCard
          message={newest.message}
          isFresh={newest.isFresh}
          isUsed={isUsed}
          now={now}
          onCopyCode={() => actions.copyCode(newest.message.code ?? '')}
          verdict={verdict}
          onFillCode={() => actions.fillCode(newest.message.id, newest.message.code ?? '', askedFrom?.filledIn?.origin)}
          isFilling={running.has('fillCode')}
          site={askedFrom?.site}
          isElsewhere={askedFrom?.site !== site}
          onOpenLink={(link) => actions.openLink(link, asking)}
        />
      )}
      {codeFill && askedOrigin !== undefined && codeFill.isAsked(askedOrigin) && (
        <CodeFillQuestion
          host={findHost(askedOrigin) ?? ''}
          isBeside={findHost(askedOrigin) === siteButton?.host}
          onAnswer={(isYes) => codeFill.onAnswer(askedOrigin, isYes)}
        />
      )}
    </div>
  );
}
