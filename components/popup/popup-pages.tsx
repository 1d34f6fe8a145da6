import { useEffect, useRef, useState } from 'preact/hooks';
import { capabilitiesItem } from '../../lib/api/capabilities.ts';
import { pickStatus, statusItem } from '../../lib/api/status.ts';
import { SECOND } from '../../lib/i18n/time.ts';
import { type Connection, connectionsItem } from '../../lib/storage/connection.ts';
import type { HostServices } from '../reader/host-services.ts';
import { useMedia } from '../ui/use-media.ts';
import { useNow } from '../ui/use-now.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { useStoredItem } from '../ui/use-stored-item.ts';
import { useDomainChoice } from './address/use-domain-choice.ts';
import { useCodeFill } from './code/use-code-fill.ts';
import type { FirstData } from './first-data.ts';
import { useSiteButton } from './footer/use-site-button.ts';
import { LazyNewAddress, LazyReader } from './lazy-views.tsx';
import { findFocusedMessage } from './list/move-focus.ts';
import { PopupView } from './popup-view.tsx';
import { type CopyRoute, formatRoute, type Route } from './route.ts';
import { popupShortcuts } from './shortcuts/popup-shortcuts.ts';
import { EvictionNoticeLine } from './storage/eviction-notice-line.tsx';
import { UnstoredNoticeLine } from './storage/unstored-notice-line.tsx';
import { useTabTitle } from './tab-title.ts';
import { useLastView } from './use-last-view.ts';
import { useMailbox } from './use-mailbox.ts';
import { useOpenTabs } from './use-open-tabs.ts';
import { usePopupActions } from './use-popup-actions.ts';
import { useSite } from './use-site.ts';

/** From this width on the open message is shown beside the list. */
const TWO_PANES = '(min-width: 45rem)';

/** Ages are in minutes: no time on screen changes more often. */
const TICK_MS = 10 * SECOND;

type PopupPagesProps = { route: Exclude<Route, CopyRoute>; host: HostServices; first: FirstData };

/** The mailbox's views with their data: what is stored first, then what the background fetches. */
export function PopupPages({ route, host, first }: PopupPagesProps) {
  const { showInTab } = host;
  const openId = route.view === 'message' ? route.id : undefined;
  const now = useNow(TICK_MS);
  const { mailbox, isBroken, isOfNewer, readMore } = useMailbox(first.mailbox, openId);
  const statuses = useStoredItem(statusItem, first.statuses) ?? {};
  const connections = useStoredItem<readonly Connection[]>(connectionsItem, first.connections);
  const { connection, status } = pickStatus(connections ?? [], statuses);
  const services = connections?.map(({ baseUrl }) => baseUrl) ?? [];
  const hasTwoPanes = useMedia(TWO_PANES);
  const site = useSite(host, first.site);
  const siteButton = useSiteButton(site, first.choice);
  const capabilitiesByService = useStoredItem(capabilitiesItem);
  const domainChoice = useDomainChoice(mailbox, host.isPrivate, first.domainChoice);
  const codeFill = useCodeFill(host, first);
  const openTabs = useOpenTabs(host, first.openTabs);
  const { actions, notice, running } = usePopupActions(host);
  useTabTitle(host.isTab === true);
  useLastView(host.isToolbarPopup === true && !host.isPrivate);
  const [isHelpOpen, setHelpOpen] = useState(false);

  // The list that an open message was chosen from.
  const list = useRef<Route>({ view: 'mail' });
  if (route.view === 'mail' || route.view === 'address') list.current = route;

  const cameFrom = useRef<string>(undefined);
  useEffect(() => {
    if (openId !== undefined) cameFrom.current = openId;
    else if (route !== list.current) cameFrom.current = undefined;
  }, [openId, route.view]);

  function go(to: Route) {
    location.hash = formatRoute(to);
  }

  function deleteMessage(id: string) {
    actions.deleteMessages([id]);
    if (id === openId) go(list.current);
  }

  useShortcuts(
    popupShortcuts({
      route,
      list: list.current,
      hasTwoPanes,
      mailbox,
      services,
      now,
      actions,
      go,
      deleteMessage,
      findFocused: () => findFocusedMessage(document),
      toggleHelp: () => setHelpOpen(true),
    }),
    'in-turn',
    { n: () => go({ view: 'new' }) },
  );

  const openLink = (link: string, id: string) => {
    const email = mailbox?.messages.find((message) => message.id === id)?.address;
    actions.openLink(
      link,
      mailbox?.addresses.find((address) => address.email === email),
    );
  };

  return (
    <PopupView
      route={route}
      hasTwoPanes={hasTwoPanes}
      cameFrom={cameFrom.current}
      firstQuery={first.query}
      mailbox={mailbox}
      readMore={readMore}
      isBroken={isBroken}
      isOfNewer={isOfNewer}
      connections={connections}
      failing={connection}
      site={site === null ? null : site?.name}
      container={site?.container}
      domainChoice={domainChoice}
      takesNames={(service) =>
        capabilitiesByService !== undefined && capabilitiesByService[service]?.takesNames !== false
      }
      isPrivate={host.isPrivate}
      // A grant would outlive the private window.
      siteButton={host.isPrivate ? undefined : siteButton}
      codeFill={codeFill}
      openTabs={openTabs}
      status={status}
      now={now}
      running={running}
      notice={notice}
      canFill={host.canFill}
      isHelpOpen={isHelpOpen}
      onHelpClosed={() => setHelpOpen(false)}
      actions={actions}
      go={go}
      storageNotices={
        <>
          <UnstoredNoticeLine />
          <EvictionNoticeLine onSettings={actions.openSettings} />
        </>
      }
      newAddress={
        mailbox && (
          <LazyNewAddress
            domainsOf={domainChoice?.domains ?? {}}
            mailbox={mailbox}
            connections={connections ?? []}
            site={site?.name ?? null}
            isCreating={running.has('createAddress')}
            isPrivate={host.isPrivate}
            isAdding={running.has('addAddress')}
            createChosen={actions.createChosen}
            addAddress={actions.addAddress}
            onBack={() => go({ view: 'mail' })}
          />
        )
      }
      shownEmail={list.current.view === 'address' ? list.current.id : undefined}
      reader={(id) => (
        <LazyReader
          key={id}
          id={id}
          mailbox={mailbox}
          now={now}
          canFill={host.canFill}
          openTabs={openTabs}
          isFilling={running.has('fillCode')}
          actions={{ ...actions, openLink: (link) => openLink(link, id) }}
          isPrintWanted={route.view === 'message' && route.what === 'print'}
          onPrinted={() => location.replace(formatRoute({ view: 'message', id }))}
          onPrintElsewhere={showInTab && (() => showInTab(formatRoute({ view: 'message', id, what: 'print' })))}
          onBack={() => go(list.current)}
          onDelete={() => deleteMessage(id)}
        />
      )}
    />
  );
}
