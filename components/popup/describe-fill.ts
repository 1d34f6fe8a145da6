import type { FillOutcome } from '../../lib/rpc/calls.ts';

/** What became of *Fill this page*, in words. */
export function describeFill({ result, email, reason }: FillOutcome): string {
  const because = reason ? ` ${/[.!?]$/.test(reason) ? reason : `${reason}.`}` : '';
  switch (result) {
    case 'filled':
      return `Filled in ${email ?? 'the address'}.`;
    case 'copied':
      return `The page did not take it, so ${email ?? 'the address'} is copied: paste it.${because}`;
    case 'kept':
      return `The page did not take it. ${email ?? 'The address'} is kept here for you to copy.${because}`;
    case 'refused':
      return `No address was made: there is no field to fill.${because} Click into the e-mail field first.`;
  }
}
