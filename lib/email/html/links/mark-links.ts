import { formatList, text as say } from '../../../i18n/text.ts';
import { textsIn } from '../../parse/bound-text.ts';
import { visibleText } from '../../parse/visible-text.ts';
import { describeLink, type LinkTarget } from './link-target.ts';
import { shownTexts } from './shown-text.ts';

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
const styled = (colours: string) =>
  `all:initial;display:inline-block;box-sizing:border-box;max-width:100%;padding:0 4px;border-radius:3px;${colours};font:600 11px/1.5 system-ui,sans-serif;overflow-wrap:anywhere;cursor:pointer`
    .split(';')
    .map((declaration) => `${declaration}!important`)
    .join(';');
const MARK_STYLE = styled('background:#e1e3e8;color:#1c1d1f');
const WARNING_STYLE = styled('background:#b3261e;color:#fff');

/**
 * Makes every link of a sanitised body safe to follow: only http, https and mailto open, in a new tab, without an opener
 * or a referrer, with the true target in the title; anchors scroll within the mail. If the text of a link is neither plain words nor the
 * host that the link opens, only a mark with that host can be clicked, a warning if the text names another host. A link that shows
 * nothing can't be clicked at all: it may lie over the text of another element.
 */
export function markLinks(body: Element): BodyLink[] {
  const links: BodyLink[] = [];
  const shown = shownTexts(body);
  const notes = new Map<string, string>();
  for (const anchor of body.querySelectorAll('a[href],area[href]')) {
    const href = anchor.getAttribute('href')?.trim() ?? '';
    for (const name of ['target', 'title', 'rel', 'href']) anchor.removeAttribute(name);
    stripBidiControls(anchor);
    if (href.startsWith('#')) pointWithin(anchor, href);
    else {
      const url = /^(https?:\/\/|mailto:)/i.test(href) ? URL.parse(href) : undefined;
      const link = url && pointOutside(anchor, url, shown.get(anchor), notes);
      if (link && links.length < MOST_DESCRIBED) links.push(link);
    }
  }
  return links;
}

/** Removes the characters that could reverse the letters of a link. */
function stripBidiControls(anchor: Element): void {
  if ((anchor.textContent ?? '').search(BIDI_CONTROLS) < 0) return;
  for (const text of textsIn(anchor)) text.data = text.data.replace(BIDI_CONTROLS, '');
}

/** Makes an anchor scroll within the mail. The mail's page has no URL of its own, so `#part` alone would refer to the page around it. */
function pointWithin(anchor: Element, href: string): void {
  if (href.length < 2) return;
  anchor.setAttribute('href', `about:srcdoc${href}`);
  anchor.setAttribute('target', '_self');
}

/** @param shown see `shownTexts` @param notes the notes on earlier links, by their targets, as many links of a mail are alike */
function pointOutside(anchor: Element, url: URL, shown: string | undefined, notes: Map<string, string>): BodyLink {
  const text = shownText(anchor);
  const target = describeLink(url, text || visibleText(shown ?? ''), shown);
  const key = JSON.stringify(target);
  const note = notes.get(key) ?? noteOn(target);
  notes.set(key, note);
  const clickable = target.isTold ? mark(anchor.ownerDocument, target) : anchor;
  clickable.setAttribute('title', url.href + note);
  if (clickable !== anchor || showsSomething(anchor, text)) {
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

function noteOn({ looksLike, host, isCounted, trackingParameters }: LinkTarget): string {
  const lines = [''];
  if (looksLike) lines.push(say('links.looksLike', { shown: looksLike, host }));
  if (isCounted) lines.push(say('links.counts'));
  if (trackingParameters.length > 0)
    lines.push(say('links.tells', { parameters: formatList(trackingParameters, 'comma') }));
  return lines.join('\n');
}

function mark(page: Document, { host, looksLike }: LinkTarget): Element {
  const element = page.createElement('a');
  element.setAttribute('style', looksLike ? WARNING_STYLE : MARK_STYLE);
  element.textContent = `${looksLike ? '⚠ ' : ''}${say('links.opens', { host })}`;
  return element;
}
