import { formatList } from '../../../language/format-list.ts';
import { text as say } from '../../../language/text.ts';
import { visibleText } from '../../visible-text.ts';
import { describeLink, type LinkTarget } from './link-target.ts';

export interface BodyLink extends LinkTarget {
  href: string;
  /** What the link shows, in one line; empty for a picture without a text. */
  text: string;
}

/** More links than this are left working but not described. */
const MOST_DESCRIBED = 1000;

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
]
  .map((declaration) => `${declaration}!important`)
  .join(';');

/**
 * Makes every link of a sanitised body safe to follow: only http, https and mailto open, in a new tab, without a way
 * back and without a referrer, with the true target in the title; anchors move within the mail. A link whose text names
 * another host than it opens says so.
 */
export function markLinks(body: Element): BodyLink[] {
  const links: BodyLink[] = [];
  const notes = new Map<string, string>();
  for (const anchor of body.querySelectorAll('a[href]')) {
    const href = anchor.getAttribute('href')?.trim() ?? '';
    for (const name of ['target', 'title', 'rel', 'href']) anchor.removeAttribute(name);
    if (href.startsWith('#')) pointWithin(anchor, href);
    else {
      const url = /^(https?:\/\/|mailto:)/i.test(href) ? URL.parse(href) : undefined;
      const link = url && pointOutside(anchor, url, notes);
      if (link && links.length < MOST_DESCRIBED) links.push(link);
    }
  }
  return links;
}

/** The mail's page has no address of its own, so that `#part` alone would lead to the page around it. */
function pointWithin(anchor: Element, href: string): void {
  if (href.length < 2) return;
  anchor.setAttribute('href', `about:srcdoc${href}`);
  anchor.setAttribute('target', '_self');
}

/** @param notes what was said of earlier links, by their targets: a mail's links are much alike */
function pointOutside(anchor: Element, url: URL, notes: Map<string, string>): BodyLink {
  const text = visibleText((anchor.textContent ?? '').slice(0, 2000));
  const target = describeLink(url, text);
  const key = JSON.stringify(target);
  const note = notes.get(key) ?? noteOn(target);
  notes.set(key, note);
  anchor.setAttribute('href', url.href);
  anchor.setAttribute('target', '_blank');
  anchor.setAttribute('rel', 'noopener noreferrer');
  anchor.setAttribute('title', url.href + note);
  if (target.looksLike) anchor.after(' ', mark(anchor.ownerDocument, target));
  return { ...target, href: url.href, text };
}

/** What the link's title says after its address. */
function noteOn({ looksLike, host, via, trackingParameters }: LinkTarget): string {
  const lines = [''];
  if (looksLike) lines.push(say('links.looksLike', { shown: looksLike, host }));
  if (via) lines.push(via === host ? say('links.counts') : say('links.via', { host: via }));
  if (trackingParameters.length > 0)
    lines.push(say('links.tells', { parameters: formatList(trackingParameters, 'comma') }));
  return lines.join('\n');
}

function mark(page: Document, { host }: LinkTarget): Element {
  const element = page.createElement('span');
  element.setAttribute('style', MARK_STYLE);
  element.setAttribute('role', 'note');
  element.textContent = `⚠ ${say('links.opens', { host })}`;
  return element;
}
