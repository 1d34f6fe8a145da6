import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { capabilitiesItem } from '../../lib/api/capabilities.ts';
import { statusItem } from '../../lib/api/status.ts';
import { hasMenu } from '../../lib/browser/own-extension.ts';
import { readOpenTabs, watchOpenTabs } from '../../lib/browser/tabs.ts';
import { SECOND } from '../../lib/i18n/time.ts';
import { readDomainChoice } from '../../lib/mailbox/address/choose-domain.ts';
import { watchEvent } from '../../lib/mailbox/events.ts';
import { readUnreadableIds } from '../../lib/mailbox/read-messages.ts';
import { type Mailbox, readMailbox } from '../../lib/mailbox/store.ts';
import { type Connection, connectionsItem } from '../../lib/storage/connection.ts';
import { isOfNewerVersion } from '../../lib/storage/database.ts';
import { createCoalescingRunner } from '../../lib/storage/serial-queue.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { useMedia, useNow } from '../ui/use-environment.ts';
import { reuse, useRead, useStored, useStoredItem } from '../ui/use-stored.ts';
import { useCodeFill } from './code/use-code-fill.ts';
import { type FirstData, findNewestAt, MESSAGES_PER_PAGE } from './first-data.ts';
import { useSiteButton } from './footer/use-site-button.ts';
import type { PopupState } from './model.ts';
import type { Route } from './route.ts';

/** From this width on the open message is shown beside the list. */
const TWO_PANES = '(min-width: 45rem)';

/** Ages are shown in minutes, so that this is precise enough. */
const TICK_MS = 10 * SECOND;

/** One object, so that a view of it is not decided anew at each render. */
const NO_STATUSES = {};

/** The state that the popup is drawn from, except running calls, notices and the help. */
export type DataState = Omit<PopupState, 'running' | 'notice' | 'isHelpOpen'>;

/** @returns `list`: the route of the list that the user goes back to */
export function usePopupState(
  route: PopupState['route'],
  environment: PageEnvironment,
  first: FirstData,
): { data: DataState; list: Route; readMore: (upTo: number) => void } {
  const openId = route.view === 'message' ? route.id : undefined;
  const now = useNow(TICK_MS);
  const { mailbox, isBroken, isOfNewerVersion, readMore } = useMailbox(first.mailbox, openId);
  const connections = useStoredItem<readonly Connection[]>(connectionsItem);
  const statuses = useStoredItem(statusItem) ?? NO_STATUSES;
  const readSite = useCallback(() => environment.readSite().catch(() => null), []);
  const site = useRead(readSite, environment.watchSite, first.site);
  const siteButton = useSiteButton(site);
  const capabilities = useStoredItem(capabilitiesItem);
  const readDomains = useCallback(() => readDomainChoice(environment.isPrivate === true), []);
  // They are read again after every change of the mailbox, because it stores which domains sites refused.
  const domainChoice = useStored(readDomains, true, first.domainChoice);
  const codeFill = useCodeFill(environment.isPrivate);
  const openTabs = useRead(readOpenTabs, watchOpenTabs, first.openTabs);
  const unreadableIds = useStored(readUnreadableIds);
  const hasTwoPanes = useMedia(TWO_PANES);
  const settings = useStoredItem(settingsItem);

  const list = useRef<Route>({ view: 'mail' });
  if (route.view === 'mail' || route.view === 'address') list.current = route;

  // The message that was open before the list, and the `seenAt` of the message that was the newest at that time.
  const cameFrom = useRef<{ id: string; newestAt: number }>(undefined);
  const newestAt = findNewestAt(mailbox);
  useEffect(() => {
    if (openId !== undefined) cameFrom.current = { id: openId, newestAt };
    else if (route !== list.current) cameFrom.current = undefined;
  }, [openId, route.view]);

  return {
    data: {
      route,
      mailbox,
      unreadableIds,
      isBroken,
      isOfNewerVersion,
      connections,
      statuses,
      site: site === null ? null : site?.name,
      accessibleHost: site?.hasAccess ? site.host : undefined,
      container: site?.container,
      tabId: site?.tabId,
      domainChoice,
      capabilities,
      isPrivate: environment.isPrivate,
      // Switching the button on asks for a permission, which would outlive the private window.
      siteButton: environment.isPrivate ? undefined : siteButton,
      codeFill,
      openTabs,
      now,
      canFill: environment.canFill,
      hasMenu,
      hasTwoPanes,
      hasSingleKeys: settings?.singleKeys !== false,
      shownEmail: list.current.view === 'address' ? list.current.id : undefined,
      // If new mail has come since, the list starts at its top: the user goes back for the new mail.
      cameFrom: cameFrom.current?.newestAt === newestAt ? cameFrom.current.id : undefined,
      lastQuery: first.query,
    },
    list: list.current,
    readMore,
  };
}

type MailboxState = {
  /** Absent until it is read. */
  mailbox?: Mailbox;
  /** It can't be read; `isOfNewerVersion`: a newer version of Mayfly has made it. */
  isBroken: boolean;
  isOfNewerVersion?: boolean;
};

/**
 * The newest messages, read again after every change. Changes during a read lead to one more read.
 * @param first the mailbox if it was read before the first render
 * @param openId the id of a message to read even if it is not among the newest
 */
function useMailbox(first?: Mailbox, openId?: string): MailboxState & { readMore: (upTo: number) => void } {
  const [state, setState] = useState<MailboxState>({ mailbox: first, isBroken: false });
  const [limit, setLimit] = useState(Math.max(MESSAGES_PER_PAGE, first?.messages.length ?? 0));
  const wanted = useRef({ limit, openId });
  const read = useRef<() => void>(() => {});

  useEffect(() => {
    const watching = new AbortController();

    async function readNewest(): Promise<void> {
      if (watching.signal.aborted) return;
      const mailbox = await readMailbox(wanted.current.limit, wanted.current.openId);
      if (!watching.signal.aborted) setState((last) => reuse(last, { mailbox, isBroken: false }));
    }

    read.current = createCoalescingRunner(readNewest, (error) => {
      console.warn('The mailbox could not be read:', error);
      setState((last) => ({ ...last, isBroken: true, isOfNewerVersion: isOfNewerVersion(error) }));
    });
    watchEvent('mailboxChanged', read.current, watching.signal);
    return () => watching.abort();
  }, []);

  useEffect(() => {
    wanted.current = { limit, openId };
    read.current();
  }, [limit, openId]);

  return { ...state, readMore: setLimit };
}
