import { HOUR, MINUTE } from '../../i18n/time.ts';
import { type Address, filledAtOf, isFromService } from '../../mailbox/address.ts';
import { readLiveAddresses } from '../../mailbox/read-messages.ts';
import { updateAddress } from '../../mailbox/writer.ts';
import { readServices } from '../../storage/connection.ts';
import { setComeBackAlarm } from './poll-alarm.ts';
import { expectedSinceAt, isAwaited } from './watched-address.ts';

/** The last hint that mail is due about now, and the number of hints since the last mail or fill. */
export type MailHint = NonNullable<Address['hint']>;

/**
 * Any page can say "check your mail", as often as it likes. After a hint, the next one counts after this time, then after twice as long,
 * and so on, until mail comes: at most eleven a day.
 */
const MIN_INTERVAL_MS = MINUTE;

/** A hint so soon after a mail is ignored: the page may only be showing its code field after the code has arrived. */
const AFTER_MAIL_MS = MINUTE;

/** Takes one more hint that mail for an address is due about now. @returns the hint to store; undefined if it does not count */
export function applyHint(address: Omit<Address, 'service'>, now: number): MailHint | undefined {
  const { hint, lastMessageAt = 0 } = address;
  const sinceMail = now - lastMessageAt;
  if (sinceMail >= 0 && sinceMail < AFTER_MAIL_MS) return undefined;
  const isNewWait = !hint || lastMessageAt >= hint.at || expectedSinceAt(address) > hint.at;
  if (isNewWait) return { at: now, count: 1 };
  const sinceMs = now - hint.at;
  // A hint in the future came before the clock was set back.
  if (sinceMs >= 0 && sinceMs < MIN_INTERVAL_MS * 2 ** (hint.count - 1)) return undefined;
  return { at: now, count: hint.count + 1 };
}

/** Whether a hint is the first of its page since the fill or the last mail. */
function isFirstOfPage({ askedAt = 0, lastMessageAt = 0, ...address }: Address, now: number): boolean {
  // A hint in the future came before the clock was set back.
  const isOld = askedAt <= Math.max(filledAtOf(address), lastMessageAt) || askedAt > now;
  return isOld && Math.abs(now - lastMessageAt) >= AFTER_MAIL_MS;
}

/**
 * @param isOfPage the page has said it, not the user
 * @returns whether the hint counts. A hint that neither counts nor is the first of its page writes nothing, however many there are
 */
async function storeHint(address: Address, isOfPage: boolean, now: number): Promise<boolean> {
  const isTaken = applyHint(address, now) !== undefined;
  if (!isTaken && !(isOfPage && isFirstOfPage(address, now))) return false;
  if (isTaken) await setComeBackAlarm();
  let isCounted = false;
  await updateAddress(address.email, (stored) => {
    const hint = applyHint(stored, now);
    isCounted = hint !== undefined;
    return { ...stored, ...(hint && { hint }), ...(isOfPage && { askedAt: now }) };
  });
  return isCounted;
}

async function hintAtMail(isIncluded: (address: Address) => boolean, isOfPage: boolean, now: number): Promise<boolean> {
  const services = await readServices();
  const filled = (await readLiveAddresses(now)).filter(
    (address) => isFromService(services, address, now) && isIncluded(address),
  );
  const [newest] = filled.toSorted((one, other) => filledAtOf(other) - filledAtOf(one));
  return newest !== undefined && storeHint(newest, isOfPage, now);
}

/**
 * Called when a page indicates that it has sent a mail, or waits for one.
 * @param isFilledThere whether an address was filled into that page; the newest of them is used
 * @returns whether mail is now checked sooner
 */
export function mailExpected(isFilledThere: (address: Address) => boolean, now = Date.now()): Promise<boolean> {
  return hintAtMail(isFilledThere, true, now);
}

/**
 * Called when the user comes back, and may be waiting for the mail of a fill of the last hour that has not arrived.
 * @param isIncluded which addresses to consider; default all
 * @returns whether mail is now checked sooner
 */
export function userReturned(
  isIncluded: (address: Address) => boolean = () => true,
  now = Date.now(),
): Promise<boolean> {
  const isLookedFor = (address: Address) =>
    isIncluded(address) && isAwaited(address) && now - filledAtOf(address) < HOUR;
  return hintAtMail(isLookedFor, false, now);
}
