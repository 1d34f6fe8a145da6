import type { Fill, FillReason } from './fill-address.ts';

const REASONS: Record<FillReason, string> = {
  'no-field': 'No field has the cursor. Click into one first.',
  'foreign-frame': 'This field belongs to another site within the page.',
  'no-access': 'The browser lets no extension into this page.',
  'not-kept': 'The page did not keep the address.',
  'not-text': 'This is not a field for text.',
  password: 'This is a password field.',
  number: 'This field takes only numbers.',
  disabled: 'This field is switched off.',
  'read-only': 'This field is read-only.',
  invisible: 'This field can’t be seen.',
  'too-short': 'This field is too short for an address.',
};

/** `reason` is part of `message`, for where the rest is shown in another way. */
export type FillWords = { title: string; message: string; reason: string };

/**
 * What the person is told of a fill.
 * @returns undefined for one that went well: the field itself shows it
 */
export function describeFill(fill: Fill): FillWords | undefined {
  if (fill.result === 'filled') return undefined;
  const reason = REASONS[fill.reason];
  if (fill.result === 'refused') return { title: reason, message: 'No address was created.', reason };
  if (fill.result === 'copied')
    return { title: 'Address copied, paste it yourself', message: `${fill.email}\n${reason}`, reason };
  return { title: 'Your new address', message: `${fill.email}\n${reason} Open Mayfly to copy the address.`, reason };
}
