import { formatBytes } from '../i18n/format-bytes.ts';
import { text } from '../i18n/text.ts';
import type { AnswerSize } from './problem.ts';

/** "47 MB", or "over 25 MB" where the rest was not read. */
export function describeSize({ bytes, isMore }: AnswerSize = { bytes: 0, isMore: true }): string {
  const size = formatBytes(bytes);
  return isMore ? text('problem.over', { size }) : size;
}
