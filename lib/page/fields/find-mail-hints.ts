import { findCodeFields } from './find-fields.ts';
import { attribute, callOf, isElement, isMatch, isVisible, parentOf, propertyOf, textOf } from './page-node.ts';
import { isMailSent, SEND_AGAIN } from './page-words.ts';

/** How many characters of a page's text, and of one paragraph, are searched. A notice about a mail is not longer. */
const PAGE_CHARS = 200_000;
const PARAGRAPH_CHARS = 300;

/** A page with more such paragraphs is itself about mail. */
const PARAGRAPHS_AT_MOST = 20;

const BUTTON = 'button,a,[role=button],input[type=button],input[type=submit]';

const MACHINE_TEXT = 'script,style,noscript,template,textarea';

function findSentWords(page: Document): Element[] {
  const body = propertyOf(page, 'body');
  // A quick check first: most pages do not mention a sent mail at all, not even in hidden text.
  if (!body || !isMailSent(textOf(body).slice(0, PAGE_CHARS).toLowerCase())) return [];
  const found = new Set<Element>();
  const walker = callOf(page, 'createTreeWalker', body, NodeFilter.SHOW_TEXT);
  for (let read = 0; read < PAGE_CHARS && found.size < PARAGRAPHS_AT_MOST && walker.nextNode(); ) {
    const { length } = walker.currentNode as Text;
    const around = parentOf(walker.currentNode);
    read += length;
    if (!around || length < 2 || found.has(around) || isMatch(around, MACHINE_TEXT)) continue;
    const text = textOf(around).slice(0, PARAGRAPH_CHARS).toLowerCase();
    if (isMailSent(text) && isVisible(around)) found.add(around);
  }
  return [...found];
}

/** Finds the elements of a page that say that a mail was sent, or that wait for its code, at this time. */
export function findMailHints(page: Document): { codeFields: Element[]; paragraphs: Element[] } {
  return { codeFields: findCodeFields(page).flat().filter(isVisible), paragraphs: findSentWords(page) };
}

/** Whether a click was on a button that sends a mail again. @param path `event.composedPath()`: the innermost element first */
export function isSendAgain(path: EventTarget[]): boolean {
  const button = path.find(
    (target): target is Element => target instanceof Node && isElement(target) && isMatch(target, BUTTON),
  );
  if (!button) return false;
  const words = `${textOf(button)} ${attribute(button, 'aria-label')} ${(button as HTMLInputElement).value ?? ''}`;
  return SEND_AGAIN.test(words.slice(0, PARAGRAPH_CHARS).toLowerCase());
}
