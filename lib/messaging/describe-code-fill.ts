import { text } from '../i18n/text.ts';
import type { CodeFill } from './calls.ts';

const REASONS = {
  'no-access': 'done.codeNoAccess',
  'no-field': 'done.codeNoField',
  'not-taken': 'fill.codeNotTaken',
} as const;

/** Why a code is not in the page, in a sentence; empty where the user sees it: the page has several fields for it. */
export function describeCodeFillReason(result: Exclude<CodeFill, 'filled'>): string {
  if (result === 'several-fields') return '';
  return result === 'failed' ? text('problem.sentence', { title: text('problem.unexpected') }) : text(REASONS[result]);
}
