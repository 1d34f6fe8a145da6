import { describeProblem } from '../../api/describe-problem.ts';
import { toProblem } from '../../api/errors.ts';
import { showNotification } from '../../browser/notification.ts';
import { openCopyWindow } from '../../browser/windows.ts';
import { type TextKey, text } from '../../i18n/text.ts';
import { readAddressesOf } from '../../mailbox/read-messages.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { type Fill, type FillOptions, type FillReason, fillAddress } from './fill-address.ts';
import { losesAddress, showCardFor } from './watched-page.ts';

const REASONS = {
  'no-field': 'fill.noField',
  'foreign-frame': 'fill.foreignFrame',
  'no-access': 'fill.noAccess',
  'log-in': 'fill.logIn',
  'not-kept': 'fill.notKept',
  'not-text': 'fill.notText',
  password: 'fill.password',
  number: 'fill.number',
  disabled: 'fill.disabled',
  'read-only': 'fill.readOnly',
  invisible: 'fill.invisible',
  'too-short': 'fill.tooShort',
  pattern: 'fill.noneFits',
  'has-text': 'fill.hasText',
} as const satisfies Record<Exclude<FillReason, 'failed'>, TextKey>;

const REMARKS = { notOfPattern: 'fill.notOfPattern', twinEmpty: 'fill.twinEmpty' } as const;

function describeReason(reason: FillReason): string {
  return reason === 'failed' ? text('problem.sentence', { title: text('problem.unexpected') }) : text(REASONS[reason]);
}

/** `reason` is part of `message`, for callers that show the rest in another way. */
export type FillText = { title: string; message: string; reason: string };

/**
 * The text of the notification about a fill.
 * @param isPrivate the fill was in a private window: the address is not shown
 * @returns undefined if the fill succeeded: the field itself shows it
 */
export function describeFillNotification(fill: Fill, isPrivate = false): FillText | undefined {
  if (fill.result === 'filled') {
    if (!fill.remark) return undefined;
    const reason = text(REMARKS[fill.remark]);
    return { title: reason, message: isPrivate ? '' : fill.email, reason };
  }
  const reason = describeReason(fill.reason);
  if (fill.result === 'refused' && fill.email === undefined)
    return { title: text('fill.noneCreated'), message: reason, reason };
  if (fill.result === 'refused') return { title: reason, message: (!isPrivate && fill.email) || '', reason };
  const title = text(fill.result === 'copied' ? 'fill.copiedTitle' : 'address.yours');
  return { title, message: isPrivate ? reason : `${fill.email}\n${reason}`, reason };
}

/** Shows in the page that mail is expected. */
async function showCardOf(email: string): Promise<void> {
  const [address] = await readAddressesOf([email]);
  // The page may have been left.
  if (address) await showCardFor(address).catch(() => {});
}

/** All fills share one notification: the user waits for the newest one. */
const FILL_NOTICE = 'fill';

const notified = new WeakSet<object>();

/** Waits for pages that take an address at first, and empty the field once they have asked their server. */
async function notifyIfLost(email: string, isPrivate: boolean | undefined): Promise<void> {
  const isLost = await losesAddress(email);
  const content = isLost && describeFillNotification({ result: 'stored', email, reason: 'not-kept' }, isPrivate);
  if (content) await showNotification(FILL_NOTICE, content.title, content.message);
}

/**
 * Fills an address for the menu, the shortcut or the field button. A notification shows what the field itself does not, and a small
 * window copies an address that is neither in the field nor on the clipboard. Both appear once for requests that share a fill; an error
 * appears for each request. Never throws.
 */
export async function fillAndNotify(
  options: FillOptions,
  fill: (options: FillOptions) => Promise<Fill> = fillAddress,
): Promise<void> {
  let content: Pick<FillText, 'title' | 'message'> | undefined;
  const languageReady = languageLoaded();
  try {
    const outcome = await fill(options);
    await languageReady;
    if (notified.has(outcome)) return;
    notified.add(outcome);
    content = describeFillNotification(outcome, options.profile.isPrivate);
    if (outcome.result === 'filled' && !content) {
      await showCardOf(outcome.email);
      void notifyIfLost(outcome.email, options.profile.isPrivate);
    }
    // The small window would not be a private one, and its URL would be stored in the history.
    if (outcome.result === 'stored' && !options.profile.isPrivate) await openCopyWindow(outcome.email, 'address');
  } catch (error) {
    await languageReady;
    const { title, advice } = describeProblem(toProblem(error));
    content = { title, message: advice };
  }
  if (content) await showNotification(FILL_NOTICE, content.title, content.message);
}

export async function notifyTooOften(): Promise<void> {
  await languageLoaded();
  await showNotification(FILL_NOTICE, text('fill.tooOften'), text('fill.tooOftenAdvice'));
}
