import { sleep } from '../../i18n/time.ts';
import { isControl } from '../fields/assess-field.ts';
import { propertyOf } from '../fields/page-node.ts';
import { findTargetField } from '../fields/shadow-dom.ts';
import { writeCode } from '../fields/write-code.ts';
import { writeField } from '../fields/write-field.ts';
import { type NoticeTexts, showNotice } from './page-notice.ts';

/** Whether the user may be typing into another field: then the focus has to stay there. */
function isTypingElsewhere(fields: HTMLInputElement[]): boolean {
  const target = findTargetField(document);
  if (!('field' in target) || fields.some((field) => field === target.field)) return false;
  return isControl(target.field) || propertyOf(target.field, 'isContentEditable');
}

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
  if (!first || !(await writeCode(fields, code, sleep, !isTypingElsewhere(fields)))) return undefined;
  const written = new Map(fields.map((field) => [field, field.value]));
  const undo = () => {
    // Text that the user has typed meanwhile stays.
    for (const [field, value] of written) if (field.value === value) void writeField(field, '', sleep);
  };
  showNotice(document, words, undo);
  return written;
}
