import type { Capabilities } from '../../lib/api/capabilities.ts';
import type { Problem } from '../../lib/api/problem.ts';
import { isPaused, pickStatus, type Status } from '../../lib/api/status.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import { type DomainChoice, findNextDomain } from '../../lib/mailbox/address/choose-domain.ts';
import {
  type Address,
  type AddressState,
  domainOf,
  findAddressState,
  isLost,
  isReplaceable,
  receivesMail,
} from '../../lib/mailbox/address.ts';
import { assessCode, type CodeVerdict } from '../../lib/mailbox/assess-code.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import type { CallName } from '../../lib/messaging/calls.ts';
import { findHost } from '../../lib/site/host.ts';
import type { Connection } from '../../lib/storage/connection.ts';
import { findFilledAddress, findOutdatedCodeIds } from '../reader/found-code.ts';
import { needsPermission } from '../ui/allow-service.ts';
import { nameOfService } from '../ui/service-edge.tsx';
import type { Notice } from '../ui/use-notice.ts';
import { findNewestCodeOrLink } from './code/find-newest-code-or-link.ts';
import type { CodeFillQuestion } from './code/use-code-fill.ts';
import { type FillChoice, listFillChoices } from './fill/list-fill-choices.ts';
import type { ShownStatus } from './footer/describe-status.ts';
import type { SiteButton } from './footer/use-site-button.ts';
import {
  countByAddress,
  type EmptyReason,
  type ExpiringUnread,
  findCurrentAddress,
  findEmptyReason,
  findExpiringUnread,
  findUsedHere,
  isUnused,
} from './pick-address.ts';
import type { CopyRoute, Route } from './route.ts';

/** Everything that the popup is drawn from: stored data, the page beside the popup, the time, and running calls. */
export type PopupState = {
  route: Exclude<Route, CopyRoute>;
  /** Absent until it is first read. */
  mailbox?: Mailbox | undefined;
  /** Ids of messages that are stored but cannot be read; absent until these were searched for. */
  unreadableIds?: readonly string[] | undefined;
  /** The mailbox can't be read; `isOfNewerVersion`: because a newer version of Mayfly has written it. */
  isBroken: boolean;
  isOfNewerVersion?: boolean | undefined;
  /** The default service first; undefined while they are read. */
  connections: readonly Connection[] | undefined;
  /** By base URL. */
  statuses: Readonly<Record<string, ShownStatus>>;
  /** The site of the page to fill: undefined while it is read, null if there is none or the browser does not tell it. */
  site: string | null | undefined;
  /** The host of that page, if we have permanent access to it. */
  accessibleHost?: string | undefined;
  /** The container (Firefox) of that page; absent for none. */
  container?: string | undefined;
  /** The id of its tab; absent while unknown. */
  tabId?: number | undefined;
  /** The domains to choose from, and those that sites refused; absent while they are read. */
  domainChoice?: DomainChoice | undefined;
  /** By base URL; absent while they are read. */
  capabilities?: Readonly<Record<string, Capabilities>> | undefined;
  isPrivate?: boolean | undefined;
  /** Whether the button in fields is on for the page's host; absent while it is read. */
  siteButton?: SiteButton | undefined;
  /** Whether to ask if codes may be filled automatically; absent while unknown. */
  codeFill?: CodeFillQuestion | undefined;
  /** Ids of the browser's tabs; absent while unknown. */
  openTabs?: ReadonlySet<number> | undefined;
  now: number;
  canFill: boolean;
  /** Fields have a right-click menu. */
  hasMenu: boolean;
  /** There is room to show the open message beside the list. */
  hasTwoPanes: boolean;
  hasSingleKeys: boolean;
  /** The list has only the mail of this address; absent for all mail. */
  shownEmail?: string | undefined;
  /** The id of the message that was open before the list. */
  cameFrom?: string | undefined;
  /** The search that the popup showed when it was last closed, a moment ago. */
  lastQuery?: string | undefined;
  /** The calls that have no response yet. */
  running: ReadonlySet<CallName>;
  notice?: Notice | undefined;
  isHelpOpen: boolean;
  /** A mailbox of examples for `test/gallery`, searched in place of the stored one; else absent. */
  exampleMailbox?: Mailbox | undefined;
};

/** The code or link above the list. */
export type ShownCodeOrLink = {
  message: Message;
  /** The user most likely opened the popup for it: it is large, with the primary button of the view. */
  isProminent: boolean;
  /** It is new enough that the user may wait for it. */
  isFresh: boolean;
  /** Its code was filled a moment ago into the page beside the popup: the user may need it again, but does not wait for it. */
  isUsed: boolean;
  /** What may be done with its code in the page that asked for it. */
  verdict: CodeVerdict;
  /**
   * The recipient, if it was filled into a page that may still be open and that Mayfly can fill: that page may have asked for the code;
   * else absent.
   */
  filledAddress?: Address | undefined;
  /** Our address that received it; absent if it was deleted. */
  recipient?: Address | undefined;
  /** `filledAddress` was not filled on the site beside the popup. */
  isElsewhere: boolean;
  /** The site about which to ask the user now whether codes may be filled automatically there; else absent. `isAccessible`: the browser will not ask. */
  autofillQuestion?: { origin: string; host: string; isAccessible: boolean } | undefined;
};

/** The part above the messages. */
export type MailTopModel = {
  /** The address that is shown; absent if there is none to show, or none for this page yet. */
  address?: Address | undefined;
  /** The number of its unread messages. */
  unreadCount: number;
  /** Shown in place of an address, if mail is stored but no more can come. */
  emptyReason?: EmptyReason | undefined;
  /** The choices of the button and its menu, see `listFillChoices`. */
  fill: [FillChoice, ...FillChoice[]];
  /** Its button is the primary one of the view. */
  isFillPrimary: boolean;
  /** The page asks for a code, or the user is asked about codes, so all choices of `fill` are in the menu of the address. */
  isFillInMenu: boolean;
  codeOrLink?: ShownCodeOrLink | undefined;
  /**
   * The offer to replace the address that was filled on this site; `isRefused`: the page itself shows that it does not accept the address;
   * `refusedDomain` is its domain; `domain` is the one to try next, absent once all were tried.
   */
  replacement?:
    | { address: Address; domain?: string | undefined; refusedDomain: string; isRefused: boolean }
    | undefined;
  /** The page asks for a code that has not come to this address; or the address was just filled there, on `site`. */
  waiting?: { email: string; checkedAt?: number | undefined; site?: string | undefined } | undefined;
  /** Another address in its last minutes, with unread mail. */
  expiring?: ExpiringUnread | undefined;
};

/** A problem of a service. */
export type ShownProblem = {
  problem: Problem;
  /** Its name, if several services are connected. */
  service?: string | undefined;
  status: ShownStatus;
  /** The base URL of the service, if the user has to allow requests to it. */
  refused?: string | undefined;
};

/** What the popup shows. */
export type PopupModel = {
  /** `loading` until everything that decides the view is known. */
  view: 'loading' | 'broken' | 'not-connected' | 'list' | 'addresses' | 'new' | 'message';
  openId?: string | undefined;
  /** The list is shown, alone or beside an open message. */
  isList: boolean;
  /** Base URLs of the connected services. */
  services: readonly string[];
  /** The problem that stops the user now. */
  problem?: ShownProblem | undefined;
  /** The problem that is shown, in a notice or as `problem`: what else is shown neither repeats nor contradicts it. */
  shownProblem?: Problem | undefined;
  /**
   * A problem for which a line in the footer is enough: another service works, or the rate limit is used up for a while; `service`: the
   * name of the service, if several are connected.
   */
  failing?: { problem: Problem; service?: string | undefined } | undefined;
  /** A service without a problem, if another one has a problem. */
  otherService?: { service: string; name: string } | undefined;
  /** The status to show in the footer, see `pickStatus`; that of a service that works, if there is one. */
  status: ShownStatus;
  canCheck: boolean;
  /** How many of the remaining requests of a service *Check for new mail* uses, if that is a large share of them. */
  checkCost?: { requests: number; left: number } | undefined;
  top?: MailTopModel | undefined;
  isEmpty: boolean;
  hasLiveAddress: boolean;
  addressStates: ReadonlyMap<string, AddressState>;
  /** The service of each address; empty if all addresses are of the same service. */
  mixedServices: ReadonlyMap<string, Connection>;
  /** The ids of messages whose code was replaced by a newer one. */
  outdatedCodeIds: ReadonlySet<string>;
};

/** For this long after a request, a page is likely to still ask for a code. */
const CODE_REQUEST_MS = 10 * MINUTE;

/** For this long after a fill, the popup shows beside its page what was filled: a used code, or that mail is expected. */
const JUST_FILLED_MS = MINUTE;

/** If a check by hand uses more than this share of the remaining requests, the user is told its cost first. */
const MUCH_OF_LEFT = 0.25;

const NOT_CONNECTED: Problem = { kind: 'not-connected' };
const NO_CHOICE: DomainChoice = { domains: {}, refused: new Map() };

/** Decides everything that the popup shows. */
export function decideView(state: PopupState): PopupModel {
  const { route, mailbox, connections, site, hasTwoPanes, now } = state;
  const services = connections?.map(({ baseUrl }) => baseUrl) ?? [];
  const openId = route.view === 'message' ? route.id : undefined;
  const isList = route.view === 'mail' || route.view === 'address' || (openId !== undefined && hasTwoPanes);
  const isEmpty = mailbox?.addresses.length === 0 && mailbox.messages.length === 0;
  // Mail from an earlier connection can still be read.
  const isUnconnected = connections?.length === 0 && isEmpty;

  const findView = (): PopupModel['view'] => {
    // A message that is shown without the list does not wait for the list's data.
    if (openId !== undefined && !hasTwoPanes) return 'message';
    // With no service connected, a broken storage is not reported yet.
    if (state.isBroken && !mailbox)
      return connections?.length === 0 && !state.isOfNewerVersion ? 'not-connected' : 'broken';
    // Until all three are read, the view could be wrong.
    if (!mailbox || !connections || site === undefined) return 'loading';
    if (isUnconnected) return 'not-connected';
    return isList ? 'list' : route.view === 'addresses' ? 'addresses' : 'new';
  };
  const view = findView();
  const problems = decideProblem(state, isUnconnected);
  const addressStates = new Map(mailbox?.addresses.map((one) => [one.email, findAddressState(one, now)]));
  return {
    view,
    openId,
    isList,
    services,
    ...problems,
    shownProblem: state.notice?.kind === 'problem' ? state.notice.problem : problems.problem?.problem,
    // False only if no service is connected and the mailbox is empty, too.
    canCheck: !isUnconnected,
    checkCost: findCheckCost(state, addressStates),
    top: view === 'list' && mailbox ? decideTop(state, mailbox, services, site ?? null) : undefined,
    isEmpty,
    hasLiveAddress: [...addressStates.values()].includes('live'),
    addressStates,
    mixedServices: findMixedServices(mailbox?.addresses ?? [], connections ?? []),
    outdatedCodeIds: findOutdatedCodeIds(mailbox?.messages ?? []),
  };
}

/** What a check costs the service that would have the fewest requests left. It takes one request for each live address that is not lost. */
function findCheckCost(
  { connections = [], statuses, mailbox, now }: PopupState,
  addressStates: PopupModel['addressStates'],
): PopupModel['checkCost'] {
  const asked = mailbox?.addresses.filter((one) => addressStates.get(one.email) === 'live' && !isLost(one)) ?? [];
  return connections
    .flatMap(({ baseUrl }) => {
      const { remaining: left = 0, resetAt = now } = statuses[baseUrl]?.rateLimit ?? {};
      const requests = asked.filter(({ service }) => service === baseUrl).length;
      return left > 0 && resetAt >= now && requests > left * MUCH_OF_LEFT
        ? { requests: Math.min(requests, left), left }
        : [];
    })
    .sort((one, other) => one.left - one.requests - (other.left - other.requests))[0];
}

function findMixedServices(addresses: readonly Address[], connections: readonly Connection[]) {
  const byUrl = new Map(connections.map((each) => [each.baseUrl, each]));
  const services = new Map<string, Connection>();
  for (const { email, service } of addresses) {
    const connection = byUrl.get(service);
    if (connection) services.set(email, connection);
  }
  return new Set(services.values()).size > 1 ? services : new Map<string, Connection>();
}

/**
 * Chooses between a banner and a line in the footer. A banner is for a problem that needs the user, or that stops every service. A line is
 * enough if another service works, and for a limit, which only takes time.
 */
function decideProblem(
  { connections, statuses, notice, now }: PopupState,
  isUnconnected: boolean,
): Pick<PopupModel, 'problem' | 'failing' | 'otherService' | 'status'> {
  const picked = pickStatus(connections ?? [], statuses as Record<string, Status>);
  const status: ShownStatus = picked.status;
  const problem = connections?.length === 0 ? NOT_CONNECTED : status.problem;
  if (!connections || isUnconnected) return { status };
  if (!problem) return { status: status.checkedAt === undefined ? findLastChecked(statuses) : status };
  const service = connections.length > 1 && picked.connection ? nameOfService(picked.connection) : undefined;
  const works = connections.find(({ baseUrl }) => statuses[baseUrl]?.problem === undefined);
  const otherService = works && { service: works.baseUrl, name: nameOfService(works) };
  // A paused service needs the user, so it keeps the banner.
  if (service !== undefined && works && !isPaused(status))
    return { status: statuses[works.baseUrl] ?? {}, failing: { problem, service }, otherService };
  // There is nothing to do but to wait, and what has come can be used.
  if (problem.kind === 'rate-limited' && problem.untilAt !== undefined && problem.untilAt > now)
    return { status, failing: { problem, service } };
  // The notice already says what is wrong.
  if (notice?.kind === 'problem') return { status, otherService };
  const refused = needsPermission(problem) ? picked.connection?.baseUrl : undefined;
  return { status, otherService, problem: { problem, service, status, refused } };
}

/** All mail may be of another service than the default one, which is never checked then. */
function findLastChecked(statuses: PopupState['statuses']): ShownStatus {
  const [last] = Object.values(statuses).sort((one, other) => (other.checkedAt ?? 0) - (one.checkedAt ?? 0));
  return last ?? {};
}

function decideTop(
  state: PopupState,
  mailbox: Mailbox,
  services: readonly string[],
  site: string | null,
): MailTopModel | undefined {
  const { now, canFill, container } = state;
  const { addresses, messages } = mailbox;
  const counts = countByAddress(mailbox);
  const shown = addresses.find(({ email }) => email === state.shownEmail);
  const current = findCurrentAddress(addresses, services, now);
  const usedHere = canFill ? findUsedHere(addresses, site, container, services, now) : undefined;
  const codeOrLink = decideCodeOrLink(
    state,
    shown ? messages.filter(({ address }) => address === shown.email) : messages,
    site,
    usedHere,
  );

  const wanted = current && isUnused(current, now) ? current : undefined;
  const hasPage = canFill && site !== null;
  // The page beside the popup may be another tab of the same site, where the user signs up again.
  const isOtherTab = isOfOtherTab(codeOrLink?.filledAddress, state);
  const hasCodeToFill =
    codeOrLink?.isProminent === true &&
    codeOrLink.message.code !== undefined &&
    codeOrLink.filledAddress !== undefined &&
    !isOtherTab;
  const codeAddress =
    !isOtherTab && codeOrLink?.isProminent && codeOrLink.recipient && receivesMail(services, codeOrLink.recipient, now)
      ? codeOrLink.recipient
      : undefined;
  const address = shown ?? codeAddress ?? (hasPage ? (wanted ?? usedHere) : current);
  // An address whose mail is shown may have expired.
  const fillable = address && receivesMail(services, address, now) ? address : undefined;
  const replacement = decideReplacement(state, usedHere, site);
  const isForCode = usedHere !== undefined && asksForCode(usedHere, now);
  const waiting =
    usedHere && !codeOrLink?.isProminent && !codeOrLink?.isUsed && (isForCode || wasJustFilled(usedHere, state))
      ? { email: usedHere.email, checkedAt: usedHere.checkedAt, site: isForCode ? undefined : usedHere.site }
      : undefined;
  const expiring = findExpiringUnread(addresses, counts, now);
  return {
    address,
    unreadCount: address ? (counts.get(address.email)?.unread ?? 0) : 0,
    emptyReason: !current && !shown && messages.length > 0 ? findEmptyReason(addresses, services, now) : undefined,
    fill: listFillChoices({
      canFill,
      site,
      usedHere: usedHere?.email,
      current: (fillable && fillable !== usedHere ? fillable : current)?.email,
      isCurrentFirst: fillable !== undefined && fillable !== usedHere,
    }),
    isFillInMenu:
      address !== undefined && (hasCodeToFill || (waiting && isForCode) || codeOrLink?.autofillQuestion !== undefined),
    isFillPrimary:
      !codeOrLink?.isProminent &&
      !codeOrLink?.autofillQuestion &&
      !(waiting && isForCode) &&
      replacement?.isRefused !== true,
    codeOrLink,
    replacement,
    waiting,
    expiring: expiring?.address === address ? undefined : expiring,
  };
}

/** Whether the page lately said that it has sent a mail or waits for a code, and no message has come since. */
function asksForCode({ askedAt = 0, lastMessageAt = 0 }: Address, now: number): boolean {
  return askedAt > lastMessageAt && Math.abs(now - askedAt) < CODE_REQUEST_MS;
}

/** Whether an address was filled a moment ago into the page beside the popup, and nothing has come of it yet. */
function wasJustFilled(address: Address, state: PopupState): boolean {
  const { filledAt, filledIn, lastMessageAt = 0, refusedAt } = address;
  if (filledAt === undefined || filledIn === undefined || refusedAt !== undefined) return false;
  return filledAt > lastMessageAt && Math.abs(state.now - filledAt) < JUST_FILLED_MS && !isOfOtherTab(address, state);
}

/** Whether an address was filled in another tab than the one beside the popup; false while that is unknown. */
function isOfOtherTab(filled: Address | undefined, { tabId }: PopupState): boolean {
  return filled?.filledIn !== undefined && tabId !== undefined && filled.filledIn.tabId !== tabId;
}

/** The code or link that the page beside the popup waits for, or has just got, however much mail came to other addresses since; else the newest code or link. */
function decideCodeOrLink(
  state: PopupState,
  messages: Message[],
  site: string | null,
  usedHere?: Address,
): ShownCodeOrLink | undefined {
  const { mailbox, canFill, openTabs, codeFill, now } = state;
  const addresses = mailbox?.addresses ?? [];
  const toHere = messages.filter(({ address }) => address === usedHere?.email && !isOfOtherTab(usedHere, state));
  const here = findNewestCodeOrLink(toHere, addresses, now);
  const isWanted = here?.isFresh && now - (here.message.codeFilledAt ?? now) < JUST_FILLED_MS;
  const newest = isWanted ? here : findNewestCodeOrLink(messages, addresses, now);
  if (!newest) return undefined;
  const { message, isFresh } = newest;
  const { codeFilledAt } = message;
  const recipient = addresses.find(({ email }) => email === message.address);
  const filledAddress = findFilledAddress(recipient, canFill, openTabs, site);
  const verdict = assessCode(message, filledAddress);
  const isUsed = codeFilledAt !== undefined;
  const isElsewhere = filledAddress?.site !== site;
  const wasJustUsed =
    isUsed && Math.abs(now - codeFilledAt) < JUST_FILLED_MS && !isElsewhere && !isOfOtherTab(filledAddress, state);
  if (isUsed && !wasJustUsed) {
    const others = messages.filter(({ address }) => address !== message.address);
    return decideCodeOrLink(state, others, site);
  }
  const { bound, sender } = message.codeSites ?? {};
  // With no page to fill, the newest code is what the popup is opened for.
  const isRelevantHere = !canFill || site === null || (!isElsewhere && verdict.isOffered) || (bound ?? sender) === site;
  const origin = filledAddress?.filledIn?.origin;
  const host = findHost(origin);
  return {
    message,
    isProminent: isFresh && !isUsed && (isRelevantHere || message.code === undefined),
    isFresh,
    isUsed,
    verdict,
    filledAddress,
    recipient,
    isElsewhere,
    autofillQuestion:
      origin !== undefined && host !== undefined && verdict.fillsItself && wasJustUsed && codeFill?.shouldAsk(origin)
        ? { origin, host, isAccessible: host === state.accessibleHost }
        : undefined,
  };
}

function decideReplacement(
  { domainChoice = NO_CHOICE, now }: PopupState,
  usedHere: Address | undefined,
  site: string | null,
): MailTopModel['replacement'] {
  const domains = (usedHere && domainChoice.domains[usedHere.service]) ?? [];
  // With one domain there is no other to try.
  if (!usedHere || domains.length < 2 || !isReplaceable(usedHere, now)) return undefined;
  const domain = findNextDomain(domains, domainChoice.refused.get(site ?? '') ?? [], usedHere.email);
  const isRefused = usedHere.refusedAt !== undefined;
  // The popup says that all were tried only once the page has refused the last one.
  if (domain === undefined && !isRefused) return undefined;
  return { address: usedHere, domain, refusedDomain: domainOf(usedHere.email), isRefused };
}
