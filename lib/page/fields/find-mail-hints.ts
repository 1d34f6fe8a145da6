import { findCodeFields } from './find-fields.ts';
import { MAIL_SENT, SEND_AGAIN } from './mail-words.ts';

/** How much of a page's text is looked through, and of one paragraph; more is no word about a mail. In characters. */
const PAGE_CHARS = 200_000;
const PARAGRAPH_CHARS = 300;

/** More paragraphs with such words are a page about mail. */
const PARAGRAPHS_AT_MOST = 20;

const BUTTON = 'button,a,[role=button],input[type=button],input[type=submit]';

const MACHINE_TEXT = 'script,style,noscript,template,textarea';

const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function findSentWords(page: Document): Element[] {
  const { body } = page;
  // Most pages say nothing of the kind: to find that out takes a moment, whatever is hidden in them.
  if (!body || !MAIL_SENT.test(body.textContent.slice(0, PAGE_CHARS).toLowerCase())) return [];
  const found = new Set<Element>();
  const walker = page.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let read = 0; read < PAGE_CHARS && found.size < PARAGRAPHS_AT_MOST && walker.nextNode(); ) {
    const { length, parentElement } = walker.currentNode as Text;
    read += length;
    if (!parentElement || length < 2 || found.has(parentElement) || parentElement.matches(MACHINE_TEXT)) continue;
    const text = parentElement.textContent.slice(0, PARAGRAPH_CHARS).toLowerCase();
    if (MAIL_SENT.test(text) && isVisible(parentElement)) found.add(parentElement);
  }
  return [...found];
}

/** What of a page says that a mail was sent, or waits for its code, as it is now. */
export function findMailHints(page: Document): { codeFields: Element[]; paragraphs: Element[] } {
  return { codeFields: findCodeFields(page), paragraphs: findSentWords(page) };
}

/** Whether what was clicked has a mail sent again. @param path `event.composedPath()`: the innermost element first */
export function isSendAgain(path: EventTarget[]): boolean {
  const button = path.find((target): target is Element => (target as Partial<Element>).matches?.(BUTTON) === true);
  if (!button) return false;
  const words = `${button.textContent} ${button.ariaLabel ?? ''} ${(button as HTMLInputElement).value ?? ''}`;
  return SEND_AGAIN.test(words.slice(0, PARAGRAPH_CHARS).toLowerCase());
}
