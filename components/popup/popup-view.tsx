import './popup.css';
import './panes/panes.css';
import type { ComponentChildren } from 'preact';
import type { Problem } from '../../lib/api/problem.ts';
import { text } from '../../lib/i18n/text.ts';
import type { DomainChoice } from '../../lib/mailbox/address/choose-domain.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import type { CallName } from '../../lib/messaging/calls.ts';
import type { Connection } from '../../lib/storage/connection.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import { nameOfService, ServiceOf } from '../ui/service-mark.tsx';
import { useFocusAtFirst } from '../ui/use-focus-at-first.ts';
import type { Notice } from '../ui/use-notice.ts';
import { AddressesView } from './address/addresses-view.tsx';
import { Arrivals } from './arrivals.tsx';
import type { CodeFillAsked } from './code/use-code-fill.ts';
import type { ShownStatus } from './footer/shown-status.ts';
import { sinceWhen } from './footer/since-when.ts';
import type { SiteButton } from './footer/use-site-button.ts';
import { MailView } from './mail-view.tsx';
import { NotConnected } from './not-connected.tsx';
import { ChooseMessage } from './panes/choose-message.tsx';
import type { PopupActions } from './popup-actions.ts';
import { PopupBottom } from './popup-bottom.tsx';
import type { Route } from './route.ts';
import { ShortcutsHelp } from './shortcuts/shortcuts-help.tsx';
import { StorageBroken } from './storage-broken.tsx';

/**
 * @property firstQuery the search of a moment ago
 * @property mailbox absent until it is first read
 * @property readMore reads so many of the newest messages into it
 * @property isBroken the mailbox can't be read; `isOfNewer`: because a newer version has made it
 * @property connections the default service first; undefined while they are read
 * @property failing the service whose status it is
 * @property site of the page to fill: undefined while it is read, null where there is none
 * @property container of that page; absent for none
 * @property domainChoice the domains for an address that the site does not accept; absent while they are read
 * @property takesNames whether a service makes addresses of names that are wished for, as far as is known
 * @property isPrivate the page stands in a private window
 * @property siteButton whether the button in fields is on for the page's host; absent while it is read
 * @property openTabs ids of the browser's tabs; absent while unknown
 * @property codeFill whether to ask if codes may fill themselves in; absent while unknown
 * @property cameFrom the message that was open before
 * @property hasTwoPanes there is room to show the open message beside the list
 * @property reader renders the open message
 * @property shownEmail the list has only the mail of this address
 * @property newAddress the form for a new address
 */
export type PopupViewProps = {
  route: Route;
  hasTwoPanes: boolean;
  cameFrom?: string;
  firstQuery?: string | undefined;
  mailbox?: Mailbox;
  readMore: (upTo: number) => void;
  isBroken: boolean;
  isOfNewer?: boolean | undefined;
  connections: readonly Connection[] | undefined;
  failing?: Connection | undefined;
  site: string | null | undefined;
  container?: string | undefined;
  domainChoice?: DomainChoice | undefined;
  takesNames: (service: string) => boolean;
  isPrivate?: boolean | undefined;
  siteButton?: SiteButton | undefined;
  codeFill?: CodeFillAsked | undefined;
  openTabs?: ReadonlySet<number> | undefined;
  status: ShownStatus;
  now: number;
  running: ReadonlySet<CallName>;
  notice?: Notice;
  canFill: boolean;
  isHelpOpen: boolean;
  onHelpClosed: () => void;
  actions: PopupActions;
  go: (route: Route) => void;
  reader: (id: string) => ComponentChildren;
  shownEmail?: string | undefined;
  newAddress?: ComponentChildren;
  /** says that messages were evicted, or that nothing is stored */
  storageNotices?: ComponentChildren;
  /** searched in place of the stored mailbox, in the gallery */
  madeMailbox?: Mailbox | undefined;
};

const NOT_CONNECTED: Problem = { kind: 'not-connected' };

/** The whole popup, rendered from its props: the same in the popup, the panel, a tab, and the gallery. */
export function PopupView(props: PopupViewProps) {
  const { connections = [], mailbox } = props;
  const findService = (email: string) => {
    const address = connections.length > 1 && mailbox?.addresses.find((one) => one.email === email);
    return address ? connections.find(({ baseUrl }) => baseUrl === address.service) : undefined;
  };
  return (
    <ServiceOf.Provider value={findService}>
      <Popup {...props} />
    </ServiceOf.Provider>
  );
}

function Popup(props: PopupViewProps) {
  const { route, mailbox, isBroken, connections, site, status, now, running, notice, actions, go } = props;
  const main = useFocusAtFirst<HTMLElement>();
  const openId = route.view === 'message' ? route.id : undefined;
  // With two panes the list stays.
  const isReader = openId !== undefined && !props.hasTwoPanes;
  const isList = route.view === 'mail' || route.view === 'address' || (openId !== undefined && !isReader);
  const services = connections?.map(({ baseUrl }) => baseUrl) ?? [];
  // With only some of them, the view would be wrong at first.
  const isRead = mailbox !== undefined && connections !== undefined && site !== undefined;
  // Mail from an earlier connection can still be read.
  const isUnconnected = connections?.length === 0 && mailbox?.addresses.length === 0 && mailbox.messages.length === 0;
  const problem = connections?.length === 0 ? NOT_CONNECTED : status.problem;
  const isProblemShown = connections !== undefined && !isUnconnected && notice?.kind !== 'problem';

  return (
    <div class="popup" data-panes={props.hasTwoPanes ? 2 : 1}>
      <main class={`popup-main ${isReader ? 'reading' : ''}`} ref={main} tabIndex={-1}>
        {isList && <h1 class="unseen">Mayfly</h1>}
        <div role="status">
          {!isReader && isProblemShown && problem && (
            <ProblemLine
              problem={problem}
              service={services.length > 1 && props.failing ? nameOfService(props.failing) : undefined}
              since={sinceWhen(status, now)}
              onRetry={actions.checkNow}
              onCopyDetails={actions.copyDetails}
              onOpenSettings={actions.openSettings}
            />
          )}
        </div>
        {isBroken && !mailbox && <StorageBroken isOfNewer={props.isOfNewer} />}
        {isRead && isUnconnected && <NotConnected onConnect={actions.openSettings} />}
        {isRead && !isUnconnected && isList && (
          <ErrorBoundary key={props.shownEmail}>
            <MailView
              {...props}
              onAll={() => go({ view: 'mail' })}
              mailbox={mailbox}
              services={services}
              site={site}
              focusId={openId === undefined ? props.cameFrom : undefined}
              openId={openId}
              onChooseNew={() => go({ view: 'new' })}
            />
          </ErrorBoundary>
        )}
        {isRead && !isUnconnected && route.view === 'addresses' && (
          <AddressesView
            mailbox={mailbox}
            services={services}
            now={now}
            onBack={() => go({ view: 'mail' })}
            onCopy={actions.copyAddress}
            onLabel={actions.labelAddress}
            onDelete={actions.deleteAddresses}
            onChoose={actions.chooseAddress}
            onFill={props.canFill ? actions.fillPage : undefined}
            onNew={() => go({ view: 'new' })}
            takesNames={props.takesNames}
            domainsOf={props.domainChoice?.domains ?? {}}
            isCreating={running.has('renewAddress') || running.has('createAddress')}
            onUseAgain={actions.renewAddress}
            onCreate={(wish) => void actions.createChosen(wish, () => {})}
          />
        )}
        {isRead && !isUnconnected && route.view === 'new' && props.newAddress}
        {isReader && props.reader(openId)}
      </main>
      <PopupBottom {...props} isReader={isReader} isList={isList} isUnconnected={isUnconnected} />
      {props.hasTwoPanes && (
        <section class="second-pane" aria-label={text('message.title')}>
          {openId === undefined ? mailbox?.messages.length !== 0 && <ChooseMessage /> : props.reader(openId)}
        </section>
      )}
      {props.isHelpOpen && (
        <ShortcutsHelp
          where={isReader ? 'mail' : openId === undefined ? 'list' : 'beside-mail'}
          onClose={props.onHelpClosed}
        />
      )}
      {mailbox && <Arrivals messages={mailbox.messages} />}
    </div>
  );
}
