import './popup.css';
import './panes/panes.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { parseSender } from '../../lib/email/parse/parse-sender.ts';
import { visibleText } from '../../lib/email/parse/visible-text.ts';
import { formatList, plural, text } from '../../lib/i18n/text.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { offerToAllow } from '../ui/allow-service.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import type { Offer } from '../ui/use-notice.ts';
import { useFocusAtFirst } from '../ui/view-bar.tsx';
import { AddressesView } from './address/addresses-view.tsx';
import { ChooseMessage, NotConnected, StorageBroken } from './empty-views.tsx';
import { describeOutage } from './footer/describe-status.ts';
import { NoticeLine } from './footer/notice-line.tsx';
import { StatusFooter } from './footer/status-footer.tsx';
import { MailView } from './mail-view.tsx';
import type { PopupModel, PopupState, ShownProblem } from './model.ts';
import type { PopupActions } from './popup-context.ts';
import { PopupProvider, usePopup } from './popup-context.ts';
import { ShortcutsHelp } from './shortcuts/shortcuts-help.tsx';

export type PopupViewProps = {
  state: PopupState;
  model: PopupModel;
  actions: PopupActions;
  /** renders the open message */
  reader: (id: string) => ComponentChildren;
  /** the form for a new address */
  newAddress?: ComponentChildren;
  /** the notices that messages were evicted, or that the browser stores nothing */
  storageNotices?: ComponentChildren;
};

/** The whole popup, rendered from its state: the same in the popup, the panel, a tab, and `test/gallery`, which draws every view with made-up data. */
export function PopupView({ state, model, actions, ...slots }: PopupViewProps) {
  return (
    <PopupProvider value={{ state, model, actions }}>
      <Popup {...slots} />
    </PopupProvider>
  );
}

function Popup({ reader, newAddress, storageNotices }: Omit<PopupViewProps, 'state' | 'model' | 'actions'>) {
  const { state, model, actions } = usePopup();
  const { route, mailbox, now } = state;
  const { view, openId, problem } = model;
  const main = useFocusAtFirst<HTMLElement>();
  const isReader = view === 'message';

  return (
    <div class="popup" data-panes={state.hasTwoPanes ? 2 : 1}>
      <main class={`popup-main ${isReader ? 'reading' : ''}`} ref={main} tabIndex={-1}>
        {model.isList && <h1 class="unseen">Mayfly</h1>}
        <div role="status">
          {!isReader && problem && (
            <ProblemLine
              problem={problem.problem}
              service={problem.service}
              since={describeOutage(problem.status, now)}
              offers={listOffers(problem, actions)}
              actions={actions}
            />
          )}
        </div>
        {view === 'broken' && <StorageBroken isOfNewerVersion={state.isOfNewerVersion} />}
        {view === 'not-connected' && <NotConnected onConnect={actions.openSettings} />}
        {view === 'list' && mailbox && (
          <ErrorBoundary key={state.shownEmail}>
            <MailView mailbox={mailbox} />
          </ErrorBoundary>
        )}
        {view === 'addresses' && mailbox && <AddressesView mailbox={mailbox} />}
        {view === 'new' && newAddress}
        {isReader && openId !== undefined && reader(openId)}
      </main>
      {/* Below an open message, there are only notices. */}
      <div class="popup-bottom">
        {route.view === 'mail' && !state.isPrivate && storageNotices}
        <NoticeLine />
        {!isReader && <StatusFooter />}
      </div>
      {state.hasTwoPanes && (
        <section class="second-pane" aria-label={text('message.title')}>
          {openId === undefined ? mailbox?.messages.length !== 0 && <ChooseMessage /> : reader(openId)}
        </section>
      )}
      {state.isHelpOpen && (
        <ShortcutsHelp
          where={isReader ? 'message' : openId === undefined ? 'list' : 'beside-message'}
          onClose={actions.closeHelp}
        />
      )}
      {mailbox && <Arrivals messages={mailbox.messages} />}
    </div>
  );
}

/** What the user can do about a problem of a service. */
function listOffers({ problem, refused }: ShownProblem, actions: PopupActions): Offer[] {
  if (refused !== undefined) return [offerToAllow(refused, problem)];
  return problem.kind === 'not-connected' ? [] : [{ text: text('do.tryAgain'), run: actions.checkNow }];
}

/** Announces messages that arrive while the popup is open, for screen readers. */
function Arrivals({ messages }: { messages: readonly Message[] }) {
  const newestSeenAt = useRef<number>(undefined);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const before = newestSeenAt.current;
    newestSeenAt.current = Math.max(before ?? 0, ...messages.map(({ seenAt }) => seenAt));
    // *Show more* adds older messages: only those seen after all the others have just arrived.
    const arrived = before === undefined ? [] : messages.filter(({ seenAt }) => seenAt > before);
    const newest = arrived[0];
    if (!newest) return;
    const from = `${parseSender(newest.from).display}: ${visibleText(newest.subject) || text('message.noSubject')}`;
    const code = arrived.find((message) => message.code)?.code;
    const arrival = plural('mail.arrived', arrived.length, { from });
    setAnnounced(formatList(code ? [arrival, text('news.code', { code })] : [arrival], 'comma'));
  }, [messages]);

  return <output class="unseen">{announced}</output>;
}
