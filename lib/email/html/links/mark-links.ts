import { formatList } from '../../../i18n/format-list.ts';
import { text as say } from '../../../i18n/text.ts';
import { visibleText } from '../../parse/visible-text.ts';
import { describeLink, type LinkTarget } from './link-target.ts';
import { findTextVariants } from './text-variants.ts';

export interface BodyLink extends LinkTarget {
  href: string;
  /** The text of the link, in one line; empty for an image without a text. */
  text: string;
}

/** Links beyond this number work, but are not returned. */
const MOST_DESCRIBED = 1000;

const LONGEST_TEXT = 2000;

const BIDI_CONTROLS = /\p{Bidi_Control}/gu;

/** Overrides the mail's own style sheets. */
const MARK_STYLE = [
  'all:initial',
  'display:inline-block',
  'box-sizing:border-box',
  'max-width:100%',
  'padding:0 4px',
  'border-radius:3px',
  'background:#b3261e',
  'color:#fff',
  'font:600 11px/1.5 system-ui,sans-serif',
  'overflow-wrap:anywhere',
  'cursor:pointer',
]
  .map((declaration) => `${declaration}!important`)
  .join(';');

/**
 * Makes every link of a sanitised body safe to follow: only http, https and mailto open, in a new tab, without an opener
 * or a referrer, with the true target in the title; anchors scroll within the mail. If the text of a link names another host than
 * the link opens, only a mark with the true host can be clicked. A link that shows nothing can't be clicked at all: it may lie over
 * the text of another element.
 */
export function markLinks(body: Element): BodyLink[] {
  const links: BodyLink[] = [];
  const textVariants = findTextVariants(body);
  const notes = new Map<string, string>();
  for (const anchor of body.querySelectorAll('a[href],area[href]')) {
    const href = anchor.getAttribute('href')?.trim() ?? '';
    for (const name of ['target', 'title', 'rel', 'href']) anchor.removeAttribute(name);
    stripBidiControls(anchor);
    if (href.startsWith('#')) pointWithin(anchor, href);
    else {
      const url = /^(https?:\/\/|mailto:)/i.test(href) ? URL.parse(href) : undefined;
      const link = url && pointOutside(anchor, url, textVariants.get(anchor), notes);
      if (link && links.length < MOST_DESCRIBED) links.push(link);
    }
  }
  return links;
}

/** Removes the characters that could reverse the letters of a link. */
function stripBidiControls(anchor: Element): void {
  if ((anchor.textContent ?? '').search(BIDI_CONTROLS) < 0) return;
  const walker = anchor.ownerDocument.createTreeWalker(anchor, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = node.nodeValue?.replace(BIDI_CONTROLS, '') ?? '';
}

/** Makes an anchor scroll within the mail. The mail's page has no URL of its own, so `#part` alone would refer to the page around it. */
function pointWithin(anchor: Element, href: string): void {
  if (href.length < 2) return;
  anchor.setAttribute('href', `about:srcdoc${href}`);
  anchor.setAttribute('target', '_self');
}

/**
 * @param textVariants other texts that a user may see in its place, see `findTextVariants`; null if there are too many, so that the link can't be clicked
 * @param notes the notes on earlier links, by their targets, as many links of a mail are alike
 */
function pointOutside(
  anchor: Element,
  url: URL,
  textVariants: readonly string[] | null | undefined,
  notes: Map<string, string>,
): BodyLink {
  const text = shownText(anchor);
  const target = describeLink(url, text, textVariants ?? []);
  const key = JSON.stringify(target);
  const note = notes.get(key) ?? noteOn(target);
  notes.set(key, note);
  const clickable = target.looksLike ? mark(anchor.ownerDocument, target) : anchor;
  clickable.setAttribute('title', url.href + note);
  if (clickable !== anchor || (textVariants !== null && showsSomething(anchor, text))) {
    clickable.setAttribute('href', url.href);
    clickable.setAttribute('target', '_blank');
    clickable.setAttribute('rel', 'noopener noreferrer');
  }
  if (clickable !== anchor) anchor.after(' ', clickable);
  return { ...target, href: url.href, text };
}

function shownText(anchor: Element): string {
  const text = anchor.localName === 'area' ? anchor.getAttribute('alt') : anchor.textContent;
  return visibleText((text ?? '').slice(0, LONGEST_TEXT));
}

/** Whether a link is visible. An area of an image map is, because its image is. */
function showsSomething(anchor: Element, text: string): boolean {
  return text !== '' || anchor.localName === 'area' || anchor.querySelector('img,hr') !== null;
}

function noteOn({ looksLike, host, via, trackingParameters }: LinkTarget): string {
  const lines = [''];
  if (looksLike) lines.push(say('links.looksLike', { shown: looksLike, host }));
  if (via) lines.push(via === host ? say('links.counts') : say('links.via', { host: via }));
  if (trackingParameters.length > 0)
    lines.push(say('links.tells', { parameters: formatList(trackingParameters, 'comma') }));
  return lines.join('\n');
}

function mark(page: Document, { host }: LinkTarget): Element {
  const element = page.createElement('a');
  element.setAttribute('style', MARK_STYLE);
  element.textContent = `⚠ ${say('links.opens', { host })}`;
  return element;
}
