import { useEffect, useRef, useState } from 'preact/hooks';
import { capabilitiesItem } from '../../lib/api/capabilities.ts';
import { statusItem } from '../../lib/api/status.ts';
import type { SiteBeside } from '../../lib/browser/site-beside.ts';
import { SECOND } from '../../lib/i18n/time.ts';
import { type DomainChoice, readDomainChoice } from '../../lib/mailbox/address/choose-domain.ts';
import { readUnreadableIds } from '../../lib/mailbox/read-messages.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { type Connection, connectionsItem } from '../../lib/storage/connection.ts';
import { settingsItem } from '../../lib/storage/settings.ts';
import type { PageEnvironment } from '../reader/page-environment.ts';
import { useMedia } from '../ui/use-media.ts';
import { useNow } from '../ui/use-now.ts';
import { useStoredItem } from '../ui/use-stored.ts';
import { useCodeFill } from './code/use-code-fill.ts';
import type { FirstData } from './first-data.ts';
import { useSiteButton } from './footer/use-site-button.ts';
import type { PopupState } from './model.ts';
import type { Route } from './route.ts';
import { useMailbox } from './use-mailbox.ts';

/** From this width on the open message is shown beside the list. */
const TWO_PANES = '(min-width: 45rem)';

/** Ages are shown in minutes, so that this is precise enough. */
const TICK_MS = 10 * SECOND;

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
  const connections = useStoredItem<readonly Connection[]>(connectionsItem, first.connections);
  const statuses = useStoredItem(statusItem, first.statuses) ?? {};
  const site = useSite(environment, first.site);
  const siteButton = useSiteButton(site, first.choice);
  const capabilities = useStoredItem(capabilitiesItem, first.capabilities);
  const domainChoice = useDomainChoice(mailbox, environment.isPrivate, first.domainChoice);
  const codeFill = useCodeFill(environment, first);
  const openTabs = useOpenTabs(environment, first.openTabs);
  const unreadableIds = useUnreadableIds(mailbox);
  const hasTwoPanes = useMedia(TWO_PANES);
  const settings = useStoredItem(settingsItem, first.settings);

  const list = useRef<Route>({ view: 'mail' });
  if (route.view === 'mail' || route.view === 'address') list.current = route;

  // The message that was open before the list, and the `seenAt` of the message that was the newest at that time.
  const cameFrom = useRef<{ id: string; newestAt: number }>(undefined);
  const newestAt = Math.max(0, ...(mailbox?.messages.map(({ seenAt }) => seenAt) ?? []));
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
      container: site?.container,
      tabId: site?.tabId,
      domainChoice,
      takesNames: (service) => capabilities !== undefined && capabilities[service]?.takesNames !== false,
      isPrivate: environment.isPrivate,
      // Switching the button on asks for a permission, which would outlive the private window.
      siteButton: environment.isPrivate ? undefined : siteButton,
      codeFill,
      openTabs,
      now,
      canFill: environment.canFill,
      hasMenu: environment.hasMenu,
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

/**
 * The site of the page that the popup or the panel belongs to. Read once in the popup, which closes before the page can change;
 * updated in the side panel, which stays.
 * @param first read before the first render, if it was
 * @returns undefined while it is being read, null where there is no such page
 */
function useSite(
  { readSite, watchSite }: Pick<PageEnvironment, 'readSite' | 'watchSite'>,
  first?: SiteBeside | null,
): SiteBeside | null | undefined {
  const [site, setSite] = useState(first);
  useEffect(() => {
    const watching = new AbortController();
    const read = async () => {
      const found = await readSite().catch(() => null);
      if (watching.signal.aborted) return;
      setSite((last) =>
        last &&
        last.host === found?.host &&
        last.hasAccess === found.hasAccess &&
        last.container === found.container &&
        last.tabId === found.tabId
          ? last
          : found,
      );
    };
    watchSite?.(() => void read(), watching.signal);
    if (first === undefined) void read();
    return () => watching.abort();
  }, [readSite, watchSite]);
  return site;
}

/**
 * The ids of the browser's open tabs.
 * @param first read before the first render, if they were
 * @returns undefined while unknown
 */
function useOpenTabs(
  { readOpenTabs, watchOpenTabs }: Pick<PageEnvironment, 'readOpenTabs' | 'watchOpenTabs'>,
  first: ReadonlySet<number> | undefined,
): ReadonlySet<number> | undefined {
  const [open, setOpen] = useState(first);
  useEffect(() => {
    const watching = new AbortController();
    const read = () => {
      readOpenTabs().then(
        (tabs) => !watching.signal.aborted && setOpen(tabs),
        () => {},
      );
    };
    watchOpenTabs(read, watching.signal);
    if (first === undefined) read();
    return () => watching.abort();
  }, [readOpenTabs, watchOpenTabs]);
  return open;
}

/** The ids of stored messages that cannot be read. They are looked up after the first render, and after every change of the mailbox. */
function useUnreadableIds(mailbox: Mailbox | undefined): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    readUnreadableIds().then(
      (read) => !isOver && setIds((last) => (read.length === 0 && last.length === 0 ? last : read)),
      (error: unknown) => console.warn('It is not known whether all messages can be read:', error),
    );
    return () => {
      isOver = true;
    };
  }, [mailbox]);
  return ids;
}

/**
 * The domains to choose from. They are read again after every change of the mailbox, because it stores which domains sites refused.
 * @param first read before the first render, if it was
 */
function useDomainChoice(
  mailbox: Mailbox | undefined,
  isPrivate = false,
  first?: DomainChoice,
): DomainChoice | undefined {
  const [choice, setChoice] = useState(first);
  // The first choice was read together with this mailbox, which therefore needs no second read.
  const firstMailbox = useRef(first && mailbox);
  useEffect(() => {
    if (mailbox && firstMailbox.current === mailbox) return;
    let isOver = false;
    readDomainChoice(isPrivate).then(
      (read) => !isOver && setChoice(read),
      (error: unknown) => console.warn('The domains could not be read:', error),
    );
    return () => {
      isOver = true;
    };
  }, [mailbox, isPrivate]);
  return choice;
}
