import { browser } from 'wxt/browser';
import type { FillOrigin } from '../../mailbox/address/create-address.ts';
import { type PreparedAddress, prepareAddress } from '../../mailbox/address/obtain-address.ts';
import { isSameAddress } from '../../mailbox/address.ts';
import { announce } from '../../mailbox/events.ts';
import type { Profile } from '../../mailbox/profile.ts';
import { readAddressesOf } from '../../mailbox/read-messages.ts';
import type { FieldVerdict, Unfillable } from '../../page/fill/field-verdict.ts';
import { findOrigin } from '../../site/host.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { setComeBackAlarm } from '../poll/poll-alarm.ts';
import { PageProblem } from './inject.ts';
import { type FrameTarget, type InjectedPage, injectFillScript } from './page.ts';

/**
 * Why the address is not in the field. `not-kept`: the page did not keep the value; `log-in`: the search found a log-in field, which needs
 * the address of an existing account; `pattern`: the field's `pattern` allows no address of the service; `has-text`: the field contains a text
 * that is not ours.
 */
export type FillReason = Unfillable | 'not-kept' | 'log-in' | 'pattern' | 'has-text';

/**
 * How a fill ended.
 * - `filled`: the address is in the field; `remark`: but the field reports it as invalid, or it is not repeated where it has to be
 * - `copied`: the address is on the clipboard; `stored`: it is only in the list; both give the reason
 * - `refused`: the field can't take an address, so none was created; `email` is one that existed
 */
export type Fill =
  | { result: 'filled'; email: string; remark?: 'notOfPattern' | 'twinEmpty' | undefined }
  | { result: 'copied' | 'stored'; email: string; reason: FillReason }
  | { result: 'refused'; reason: FillReason; email?: string | undefined };

/** What to fill, and where. */
export type FillOptions = {
  target: FrameTarget;
  /** Of the tab, if the browser reports it. */
  url: string | undefined;
  profile: Profile;
  /** Whether to search the page for an address field, rather than use only the field with the cursor. */
  withSearch: boolean;
  /** With a search: search only if the cursor is in no field. */
  cursorFirst?: boolean | undefined;
  /** Whether the field that is found may be a log-in field. */
  mayFillLogIn?: boolean | undefined;
  /** An existing address; absent for a new one. */
  email?: string | undefined;
  /** For a new address. */
  domain?: string | undefined;
  /** Base URL of the service of a new address; absent for the site's service, or the default. */
  service?: string | undefined;
  /** An earlier address that the field may hold: it is replaced, and the search looks for the field that holds it. */
  replaces?: string | undefined;
};

/** The page can't be reached, but the field may be suitable: the user can still enter an address by hand. */
const OUT_OF_REACH: Unfillable[] = ['foreign-frame', 'no-access', 'failed'];

/** Only an error that is not ours says that the browser allows no extension in the page. */
export const toRefusal = (error: unknown) => (error instanceof PageProblem ? 'failed' : 'no-access');

const EDGES = { injectFillScript, prepareAddress };

export type FillEdges = typeof EDGES;

/** The running fills, by field. */
const inProgress = new Map<string, Promise<Fill>>();

async function writeOrCopy(
  page: InjectedPage | undefined,
  { refusalReason: verdict, maxLength, value }: FieldVerdict,
  { replaces = '' }: FillOptions,
  address: PreparedAddress,
): Promise<Fill> {
  const { email, stored } = await address.obtain();
  stored.then(
    () => announce('addressFilled', {}),
    () => {},
  );
  // A service that chooses names itself may have created a longer address than expected.
  const isTooShort = maxLength !== undefined && email.length > maxLength;
  const refusalReason = verdict ?? (isTooShort ? 'too-short' : undefined);
  const writing = refusalReason ? undefined : page?.write(email, value ?? replaces).catch(() => 'failed' as const);
  // Started before the text is written: a user who submits the form at once leaves the page before the fill has ended.
  page?.watch(email);
  const written = await writing;
  const isWritten = written === true || written === 'refused' || written === 'twin-empty';
  const isCopied = !isWritten && (await page?.copy(email).catch(() => false));
  await stored;
  if (written === true) return { result: 'filled', email };
  if (isWritten) return { result: 'filled', email, remark: written === 'refused' ? 'notOfPattern' : 'twinEmpty' };
  const reason = refusalReason ?? (written === 'failed' ? written : 'not-kept');
  return { result: isCopied ? 'copied' : 'stored', email, reason };
}

/** Whether a field may be written: it is empty, or holds an address of ours. */
async function isOurs({ value }: FieldVerdict, { replaces = '' }: FillOptions): Promise<boolean> {
  if (value === undefined || isSameAddress(value, replaces)) return true;
  const email = value.trim();
  const found = await readAddressesOf([email, email.toLowerCase()]).catch(() => []);
  return found.length > 0;
}

async function assess(page: InjectedPage, { withSearch, cursorFirst, replaces }: FillOptions): Promise<FieldVerdict> {
  const atCursor = page.verdict();
  const isInField = atCursor.refusalReason !== 'no-field' && atCursor.refusalReason !== 'not-text';
  if (!withSearch || (cursorFirst && isInField)) return atCursor;
  const found = await page.findField(replaces);
  // The user did not choose the field that was found, so the reason why it can't be filled would not help.
  return cursorFirst && found.refusalReason ? atCursor : found;
}

async function fitAndWrite(
  page: InjectedPage | undefined,
  verdict: FieldVerdict,
  options: FillOptions,
  address: PreparedAddress,
): Promise<Fill> {
  const { refusalReason, maxLength, hasPattern } = verdict;
  const findMisfit = async (): Promise<FillReason | undefined> => {
    if (maxLength !== undefined && !(await address.fitInto(maxLength))) return 'too-short';
    // Decided before an address is made.
    if (!(await isOurs(verdict, options))) return 'has-text';
    const samples = hasPattern ? await address.listSamples() : [];
    const isForbidden = samples.length > 0 && (await page?.forbidsAll(samples).catch(() => false));
    return isForbidden ? 'pattern' : undefined;
  };
  const reason = refusalReason ? undefined : await findMisfit();
  if (!reason) return writeOrCopy(page, verdict, options, address);
  await address.giveUp();
  return { result: 'refused', reason, email: options.email };
}

/** Undefined if the tab is gone, or has no window (Android). */
async function findWindow(tabId: number): Promise<number | undefined> {
  return (await browser.tabs.get(tabId).catch(() => undefined))?.windowId;
}

/** Only the origin of a URL is stored: the rest may identify the user, or what they read. */
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
 * One fill, from the click to the value in the field. The field is assessed before an address is requested, and the address is stored, at
 * least as pending, before it is written. A second request for the same field meanwhile joins the first: two clicks need one address.
 * @returns how the fill ended: the same object for all requests that joined
 * @throws ServiceError if no address could be created
 */
export async function fillAddress(options: FillOptions, edges = EDGES): Promise<Fill> {
  const injecting = edges.injectFillScript(options.target, options.withSearch).catch(toRefusal);
  const pollingScheduled = setComeBackAlarm();
  // The Public Suffix List loads while the script is injected.
  const address = edges.prepareAddress(options, originOf(options), pollingScheduled);
  const end = await injecting;
  const injected = typeof end === 'string' ? undefined : end;
  try {
    const verdict = injected && (await assess(injected, options).catch(() => undefined));
    // A page that hangs during the search counts as out of reach too.
    const page = verdict && injected;
    const { name, maxLength, hasPattern, value }: FieldVerdict = verdict ?? {};
    const refusalReason = verdict ? verdict.refusalReason : typeof end === 'string' ? end : 'failed';
    const refuse = async (reason: FillReason): Promise<Fill> => {
      await address.giveUp();
      return { result: 'refused', reason, email: options.email };
    };
    if (refusalReason && !OUT_OF_REACH.includes(refusalReason)) return await refuse(refusalReason);
    if (verdict?.form === 'log-in' && !options.mayFillLogIn) return await refuse('log-in');

    const key = [options.target.tabId, name ?? options.url, options.email, options.replaces].join();
    const same = inProgress.get(key);
    if (same) {
      await address.giveUp();
      return await same;
    }
    const filling = fitAndWrite(page, { refusalReason, maxLength, hasPattern, value }, options, address).finally(() =>
      inProgress.delete(key),
    );
    inProgress.set(key, filling);
    return await filling;
  } finally {
    await injected?.leave();
  }
}
