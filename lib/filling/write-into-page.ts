import { findCertainField } from '../fields/find-certain-field.ts';
import { openShadowRoot } from '../fields/open-shadow-root.ts';
import { writeCode } from '../fields/write-code.ts';
import { writeField } from '../fields/write-field.ts';
import { type NoticeWords, showNotice } from './page-notice.ts';

const settled = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** What `writeCode` of a page's watch does, see there. */
export async function writeIntoPage(document: Document, code: string, words: NoticeWords): Promise<boolean> {
  const fields = findCertainField(document, code, openShadowRoot);
  if (fields.length === 0 || !(await writeCode(fields, code, settled))) return false;
  const written = fields.map((field) => ({ field, value: field.value }));
  const undo = () => {
    // What the person typed meanwhile stays.
    for (const { field, value } of written) if (field.value === value) void writeField(field, '', settled);
  };
  showNotice(document, words, undo);
  return true;
}
