import type { AnswerOf } from '../../lib/rpc/calls.ts';

/** What became of *Fill code*, in words. */
export function describeCodeFill(result: AnswerOf<'fillCode'>['result']): string {
  switch (result) {
    case 'filled':
      return 'Code filled in.';
    case 'no-field':
      return 'The page shows no field for a code. Copy it instead.';
    case 'no-access':
      return 'Open Mayfly on the page that asked for the code, or copy it instead.';
  }
}
