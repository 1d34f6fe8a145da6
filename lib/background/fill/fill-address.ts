import { browser } from 'wxt/browser';
import type { FillOrigin } from '../../mailbox/address/create-address.ts';
import { type PreparedAddress, prepareAddress } from '../../mailbox/address/obtain-address.ts';
import { announce } from '../../mailbox/events.ts';
import type { Profile } from '../../mailbox/profile.ts';
import type { FieldVerdict, Unfillable } from '../../page/fill/field-verdict.ts';
import { findOrigin } from '../../site/host.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { setComeBackAlarm } from '../poll/poll-alarm.ts';
import { type EnteredPage, enterPage, type FrameTarget } from './page.ts';

/**
 * Why an address did not end in the field. `not-kept`: the page did not keep the value; `log-in`: the page was searched, and asks for the
 * address of a user who has an account; `pattern`: the field's `pattern` allows no address of the service.
 */
export type FillReason = Unfillable | 'not-kept' | 'log-in' | 'pattern';

/**
 * How a fill ended.
 * - `filled`: the address is in the field; `isRejected`: which says that it takes none like it
 * - `copied`: it is on the clipboard; `kept`: in the list only; both say why
 * - `refused`: no address was made, because the field can't take one
 */
export type Fill =
  | { result: 'filled'; email: string; isRejected?: true }
  | { result: 'copied' | 'kept'; email: string; reason: FillReason }
  | { result: 'refused'; reason: FillReason };

/**
 * What is to be filled, and where.
 * @property url of the tab, if the browser gives it
 * @property withSearch whether the page may be searched for a field if the cursor is in none that asks for an address
 * @property cursorFirst with a search, only where the cursor is in no field
 * @property mayLogIn whether the field that is found may be a log-in's
 * @property email an address that is there already; absent for a new one
 * @property domain that a new one is to be on
 * @property service that a new one is to come from: base URL; absent for the site's, or the default
 * @property replaces what the field may hold: it is replaced, and the page is searched for the field that holds it
 */
export type FillOptions = {
  target: FrameTarget;
  url: string | undefined;
  profile: Profile;
  withSearch: boolean;
  cursorFirst?: boolean | undefined;
  mayLogIn?: boolean | undefined;
  email?: string | undefined;
  domain?: string | undefined;
  service?: string | undefined;
  replaces?: string | undefined;
};

/** Where the page is out of reach, rather than the field unfit: an address can still be carried there by hand. */
const OUT_OF_REACH: Unfillable[] = ['foreign-frame', 'no-access'];

export type FillEdges = { enterPage: typeof enterPage; prepareAddress: typeof prepareAddress };

const EDGES: FillEdges = { enterPage, prepareAddress };

/** Fills that have not ended, by their fields. */
const underWay = new Map<string, Promise<Fill>>();

async function carryOut(
  page: EnteredPage | undefined,
  { refusalReason: verdict, maxLength }: FieldVerdict,
  { replaces }: FillOptions,
  address: PreparedAddress,
): Promise<Fill> {
  const { email, kept } = await address.obtain();
  kept.then(
    () => announce('addressFilled', {}),
    () => {},
  );
  // A service that names its addresses itself has made a longer one than was expected.
  const refusalReason = verdict ?? (maxLength !== undefined && email.length > maxLength ? 'too-short' : undefined);
  const writing = refusalReason ? undefined : page?.write(email, replaces).catch(() => false);
  // Who sends the form at once leaves the page before the fill has ended.
  page?.watch(email);
  const written = await writing;
  const isCopied = !written && (await page?.copy(email).catch(() => false));
  await kept;
  if (written) return { result: 'filled', email, ...(written === 'refused' && { isRejected: true }) };
  return { result: isCopied ? 'copied' : 'kept', email, reason: refusalReason ?? 'not-kept' };
}

async function assess(page: EnteredPage, { withSearch, cursorFirst, replaces }: FillOptions): Promise<FieldVerdict> {
  const atCursor = page.verdict();
  const isInField = atCursor.refusalReason !== 'no-field' && atCursor.refusalReason !== 'not-text';
  if (!withSearch || (cursorFirst && isInField)) return atCursor;
  const found = await page.look(replaces);
  // Nobody has pointed at the field that was found: what keeps it from being filled is no answer.
  return cursorFirst && found.refusalReason ? atCursor : found;
}

async function fitAndCarryOut(
  page: EnteredPage | undefined,
  verdict: FieldVerdict,
  options: FillOptions,
  address: PreparedAddress,
): Promise<Fill> {
  const { refusalReason, maxLength, hasPattern } = verdict;
  const findMisfit = async (): Promise<FillReason | undefined> => {
    if (maxLength !== undefined && !(await address.fitInto(maxLength))) return 'too-short';
    const samples = hasPattern ? await address.listSamples() : [];
    const isForbidden = samples.length > 0 && (await page?.forbidsAll(samples).catch(() => false));
    return isForbidden ? 'pattern' : undefined;
  };
  const reason = refusalReason ? undefined : await findMisfit();
  if (!reason) return carryOut(page, verdict, options, address);
  await address.giveUp();
  return { result: 'refused', reason };
}

/** Undefined where the tab is gone, or has no window (Android). */
async function findWindow(tabId: number): Promise<number | undefined> {
  return (await browser.tabs.get(tabId).catch(() => undefined))?.windowId;
}

/** Of a URL, only the origin is kept: the rest may name the user, or what they read. */
async function originOf({ target: { tabId, frameId, origin }, url, profile }: FillOptions): Promise<FillOrigin> {
  const filledAt = Date.now();
  const [{ findSite }, windowId] = await Promise.all([loadSites(), findWindow(tabId)]);
  const site = findSite(url);
  const asked = origin ?? findOrigin(url);
  return {
    filledAt,
    ...profile,
    ...(site && { site }),
    ...(asked && { filledIn: { tabId, frameId, origin: asked, site: findSite(asked), windowId } }),
  };
}

/**
 * One fill, from the click to the value in the field: the field is verdict before an address is made, and the address noted down
 * before it is written. Asked for once more meanwhile, for the same field, it is the same fill: two presses want one address.
 * @returns how it ended: the very same object to all who asked for it
 * @throws ServiceError if no address could be made
 */
export async function fillAddress(options: FillOptions, edges = EDGES): Promise<Fill> {
  const entering = edges.enterPage(options.target, options.withSearch).catch(() => undefined);
  const readyToWait = setComeBackAlarm();
  // The list of suffixes loads while the page is being entered.
  const address = edges.prepareAddress(options, originOf(options), readyToWait);
  const entered = await entering;
  try {
    const verdict = entered && (await assess(entered, options).catch(() => undefined));
    // One that hangs while it is searched is out of reach as well.
    const page = verdict && entered;
    const { name, maxLength, hasPattern }: FieldVerdict = verdict ?? {};
    const refusalReason = verdict ? verdict.refusalReason : 'no-access';
    const refuse = async (reason: FillReason): Promise<Fill> => {
      await address.giveUp();
      return { result: 'refused', reason };
    };
    if (refusalReason && !OUT_OF_REACH.includes(refusalReason)) return await refuse(refusalReason);
    if (verdict?.form === 'log-in' && !options.mayLogIn) return await refuse('log-in');

    const key = [options.target.tabId, name ?? options.url, options.email, options.replaces].join();
    const same = underWay.get(key);
    if (same) {
      await address.giveUp();
      return await same;
    }
    const filling = fitAndCarryOut(page, { refusalReason, maxLength, hasPattern }, options, address).finally(() =>
      underWay.delete(key),
    );
    underWay.set(key, filling);
    return await filling;
  } finally {
    await entered?.leave();
  }
}
