import { useEffect, useMemo, useState } from 'preact/hooks';
import { formatUnread } from '../../lib/i18n/language-in-use.ts';
import { type Counts, countMessages } from '../../lib/mailbox/store.ts';
import { rememberLastView } from '../../lib/storage/last-view.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { EvictionNoticeLine, StorageLostLine } from '../storage/storage-notice.tsx';
import { SEARCH_FIELD, useShortcuts } from '../ui/use-shortcuts.ts';
import { useStored } from '../ui/use-stored.ts';
import { type FirstData, findNewestAt } from './first-data.ts';
import { LazyNewAddress, LazyReader } from './lazy-views.tsx';
import { decideView, type PopupState } from './model.ts';
import type { PopupActions } from './popup-context.ts';
import { PopupView } from './popup-view.tsx';
import { formatRoute, type Route } from './route.ts';
import { popupShortcuts } from './shortcuts/popup-shortcuts.ts';
import { usePopupActions } from './use-popup-actions.ts';
import { usePopupState } from './use-popup-state.ts';

const NAME = 'Mayfly';

/** The title of the mailbox's tab, with the number of unread messages. @param counts undefined until they are read */
export function tabTitle(counts: Counts | undefined): string {
  const unread = [...(counts?.values() ?? [])].reduce((sum, each) => sum + each.unread, 0);
  return unread > 0 ? `(${formatUnread(unread)}) ${NAME}` : NAME;
}

/** Keeps the page's title up to date while mail is shown. @param isTab false in the popup and the panel, which show no title */
function useTabTitle(isTab: boolean): void {
  const title = tabTitle(useStored(countMessages, isTab));
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}

/**
 * Remembers what the toolbar's popup shows, for its next opening: after each change of the view or the search, and when the popup closes.
 * Not every browser sends an event for the last.
 * @param newestAt see `findNewestAt`
 * @param isRemembered false in a tab and in the side panel, which stay open, and in a private window
 */
function useLastView(newestAt: number, isRemembered: boolean): void {
  useEffect(() => {
    if (!isRemembered) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const remember = () => {
      const query = document.querySelector<HTMLInputElement>(SEARCH_FIELD)?.value ?? '';
      rememberLastView({ at: Date.now(), newestAt, hash: location.hash, query });
    };
    remember();
    for (const event of ['hashchange', 'pagehide']) addEventListener(event, remember, { signal });
    // Later, so that the search results are shown first.
    document.addEventListener('input', () => setTimeout(remember), { signal });
    return () => leaving.abort();
  }, [newestAt, isRemembered]);
}

type PopupPagesProps = { route: PopupState['route']; environment: PageEnvironment; first: FirstData };

function go(to: Route): void {
  location.hash = formatRoute(to);
}

/** The mailbox's views with their data: first the stored data, then what the background fetches. */
export function PopupPages({ route, environment, first }: PopupPagesProps) {
  const { data, list, readMore } = usePopupState(route, environment, first);
  const called = usePopupActions(environment);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useTabTitle(environment.isTab === true);
  const { mailbox } = data;
  useLastView(findNewestAt(mailbox), environment.isToolbarPopup === true && !environment.isPrivate);

  const state: PopupState = { ...data, running: called.running, notice: called.notice, isHelpOpen };
  const model = useMemo(() => decideView(state), Object.values(state));
  const actions: PopupActions = {
    ...called.actions,
    checkNow: () => called.checkNow(model.checkCost),
    go,
    readMore,
    closeHelp: () => setHelpOpen(false),
  };

  function deleteMessage(id: string) {
    actions.deleteMessages([id]);
    if (route.view === 'message' && id === route.id) go(list);
  }

  useShortcuts(
    popupShortcuts({ state, model, list, actions: { ...actions, deleteMessage, openHelp: () => setHelpOpen(true) } }),
  );

  const openLink = (link: string, id: string) => {
    const email = mailbox?.messages.find((message) => message.id === id)?.address;
    actions.openLink(
      id,
      link,
      mailbox?.addresses.find((address) => address.email === email),
    );
  };

  return (
    <PopupView
      state={state}
      model={model}
      actions={actions}
      storageNotices={
        <>
          <StorageLostLine />
          <EvictionNoticeLine onSettings={actions.openSettings} />
        </>
      }
      newAddress={mailbox && <LazyNewAddress />}
      reader={(id) => (
        <LazyReader
          key={id}
          id={id}
          mailbox={mailbox}
          now={data.now}
          page={{
            canFill: environment.canFill,
            openTabs: data.openTabs,
            site: data.site,
            isFilling: called.running.has('fillCode'),
          }}
          actions={{
            ...actions,
            openLink: (link) => openLink(link, id),
            back: () => go(list),
            deleteMessage: () => deleteMessage(id),
          }}
        />
      )}
    />
  );
}
