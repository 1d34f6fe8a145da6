import { type TextKey, text } from '../../i18n/text.ts';
import type { Fill, FillReason } from './fill-address.ts';

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
} as const satisfies Record<FillReason, TextKey>;

/** `reason` is part of `message`, for where the rest is shown in another way. */
export type FillWords = { title: string; message: string; reason: string };

/**
 * What a notification says of a fill.
 * @param isPrivate it was in a private window: the address is not shown
 * @returns undefined for one that went well: the field itself shows it
 */
export function describeFillNotification(fill: Fill, isPrivate = false): FillWords | undefined {
  if (fill.result === 'filled' && !fill.isDoubted) return undefined;
  const reason = fill.result === 'filled' ? text('fill.notOfPattern') : text(REASONS[fill.reason]);
  if (fill.result === 'refused') return { title: text('fill.noneCreated'), message: reason, reason };
  if (fill.result === 'filled') return { title: reason, message: isPrivate ? '' : fill.email, reason };
  const title = text(fill.result === 'copied' ? 'fill.copiedTitle' : 'address.yours');
  return { title, message: isPrivate ? reason : `${fill.email}\n${reason}`, reason };
}
