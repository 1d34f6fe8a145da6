import type { FillOutcome } from '../../lib/rpc/calls.ts';

/** What became of *Fill this page*, in words; the background's reason says why it did not end in the field. */
export function describeFill({ result, email = 'The address', reason = '' }: FillOutcome): string {
  switch (result) {
    case 'filled':
      return `Filled in ${email}.`;
    case 'copied':
      return `${email} is copied: paste it yourself. ${reason}`.trim();
    case 'kept':
      return `${email} could not be filled in: copy it from here. ${reason}`.trim();
    case 'refused':
      return `No address was made. ${reason || 'Click into the e-mail field first.'}`;
  }
}
