import { text } from '../i18n/text.ts';
import type { CodeFill } from './calls.ts';
import { OTHER_WAYS, type OtherWay } from './other-ways.ts';

const REASONS = {
  'no-access': 'done.codeNoAccess',
  'no-field': 'done.codeNoField',
  'not-taken': 'fill.codeNotTaken',
  'has-text': 'fill.hasText',
} as const;

const OTHER_CODES = {
  textMessage: 'otherCode.textMessage',
  call: 'otherCode.call',
  app: 'otherCode.app',
  picture: 'otherCode.picture',
  device: 'otherCode.device',
  licence: 'otherCode.licence',
  recovery: 'otherCode.recovery',
  own: 'otherCode.own',
} as const;

const isOtherWay = (result: CodeFill): result is OtherWay => OTHER_WAYS.some((way) => way === result);

/** Why a code is not in the page, in a sentence; empty where the user sees it: the page has several fields for it. */
export function describeCodeFillReason(result: Exclude<CodeFill, 'filled'>): string {
  if (result === 'several-fields') return '';
  if (isOtherWay(result)) return text('done.codeOther', { code: text(OTHER_CODES[result]) });
  return result === 'failed' ? text('problem.sentence', { title: text('problem.unexpected') }) : text(REASONS[result]);
}
