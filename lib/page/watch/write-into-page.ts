import { sleep } from '../../i18n/time.ts';
import { writeCode, writeField } from '../fields/write-field.ts';
import { type NoticeTexts, showNotice } from './page-notice.ts';

/**
 * Writes a code into the fields for it, and shows a notice in the page that offers to undo it.
 * @returns the values of the fields after that; undefined if they do not contain the code
 */
export async function writeIntoPage(
  fields: HTMLInputElement[],
  code: string,
  words: NoticeTexts,
): Promise<ReadonlyMap<HTMLInputElement, string> | undefined> {
  const [first] = fields;
  if (!first || !(await writeCode(fields, code, sleep))) return undefined;
  const written = new Map(fields.map((field) => [field, field.value]));
  const undo = () => {
    // Text that the user has typed meanwhile stays.
    for (const [field, value] of written) if (field.value === value) void writeField(field, '', sleep);
  };
  showNotice(document, words, undo);
  return written;
}
