import createDOMPurify, { type Config } from 'dompurify';
import { createTrustedPolicy } from '../../packaging/trusted-policy.ts';
import { boundText, boundTextsIn, textsIn } from '../parse/bound-text.ts';
import type { InlinePictures } from '../parse/inline-pictures.ts';
import { boxBlockedImages, prepareBox } from './body-boxes.ts';
import { bodyPage } from './body-page.ts';
import { type BodyTheme, DROPPED_WITH_CONTENT, SAFE_ATTRIBUTES, SAFE_ELEMENTS } from './body-sheet.ts';
import { BoxBounds, boundDepth, boundHtml, boundNumbers } from './bound-html.ts';
import type { Colour } from './colour/colour.ts';
import { darkColour, isDarkMail } from './colour/dark-colour.ts';
import { filterDeclarations, filterStylesheet } from './css/safe-css.ts';
import type { CssContext } from './css/safe-declaration.ts';
import { linkBareUrls } from './links/link-bare-urls.ts';
import { type BodyLink, markLinks } from './links/mark-links.ts';
import { type BlockedCounts, RemoteContent, type RemoteImages } from './remote-content.ts';

/** A word of this length (an address, a key) may be broken anywhere; otherwise, a narrow window would scroll sideways. */
const LONG_WORD = /\S{30,}/;

/** Puts every text that has a word too long for a narrow window into an element that may break it. Copied text is unchanged. */
function softenLongWords(body: Element): void {
  for (const text of textsIn(body).filter(({ data }) => LONG_WORD.test(data))) {
    const span = body.ownerDocument.createElement('span');
    span.className = 'mayfly-long';
    text.replaceWith(span);
    span.append(text);
  }
}

/** The text of a `<style>`, in an `@media` rule if the element has a `media` attribute. */
function styleSource(element: Element): string {
  const media = element.getAttribute('media')?.trim();
  const text = element.textContent ?? '';
  return media && !/^all$/i.test(media) ? `@media ${media.replace(/[{};]/g, '')}{${text}}` : text;
}

export interface BodyOptions {
  remote: RemoteImages;
  /** `data:` URLs: a `blob:` URL would not load, because the frame has no origin. */
  cid?: InlinePictures;
  theme: BodyTheme;
}

interface BodyDocument {
  /** For `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc>`. */
  srcdoc: string;
  blocked: BlockedCounts;
  /** The URLs of the images that were blocked and may be loaded, each once. */
  images: string[];
  /** The URLs of the images that have a placeholder, by its number. */
  measured: string[];
  /** Every link that opens something, in order. */
  links: BodyLink[];
  /** The mail's colours were changed for the dark theme. */
  isRecoloured: boolean;
  /** The mail was too large, so its end is left out. */
  isCut: boolean;
}

/** DOMPurify tests the value of every attribute with this, widths and names too: a value with a scheme must have one of these. */
const NO_FOREIGN_SCHEME = /^(?:(?:https?|mailto):|data:image\/|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** The most selectors in all style sheets of a mail; the largest newsletters have a few hundred. */
const MOST_SELECTORS = 4000;
/** The most colours in old attributes. */
const MOST_COLOURS = 200;
/** A browser may compare each selector with each element. */
const MOST_MATCHED = 5_000_000;
/** It may compare each character that a selector searches for with each of the mail's. */
const MOST_SEARCHED = 100_000_000;

/** Every value that may load something contains one of these characters. */
const NAMES_ADDRESS = /[/\\(]/;
/** Numbers of list items. Long ones are removed: in a list that is numbered by letters, they are shown as words such as `bank`. */
const LIST_NUMBER = /^(?:start|value)$/;
const SHORT_NUMBER = /^\s*-?\d{1,3}\s*$/;

/** Lets the sanitiser parse HTML in a document that has no window, where nothing runs or loads. */
const parsing = createTrustedPolicy('dompurify', {
  createHTML: (html) => html,
  createScriptURL: () => '',
}) as unknown as Config['TRUSTED_TYPES_POLICY'];

/**
 * Turns a message's HTML into a page that runs nothing, loads nothing but allowed images, and stays within its frame. Dangerous
 * content is removed, and the page's own Content Security Policy forbids it a second time.
 * @param html as the service gave it, whole or a fragment, well-formed or not
 */
export function buildBodyDocument(html: string, { remote, cid = {}, theme }: BodyOptions): BodyDocument {
  const bounded = boundHtml(html);
  const boxes = new BoxBounds();
  const content = new RemoteContent(remote, cid);
  const css: CssContext = {
    imageFor: (url, isConditional) => content.imageFor(url, isConditional),
    onBlocked: (url) => content.onBlocked(url),
    theme,
    selectorsLeft: Math.min(MOST_SELECTORS, MOST_MATCHED / bounded.elements),
    searchedLeft: MOST_SEARCHED / bounded.html.length,
    ...(theme === 'dark' && !isDarkMail(html) ? { recolour: remembering(darkColour) } : {}),
  };
  const styles: string[] = [];
  const hints = new Map<string, string>();
  const declarations = new Map<string, string>();
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (!(node instanceof Element)) return;
    if (tagName === 'style') styles.push(filterStylesheet(styleSource(node), css));
    else if (tagName === 'img') content.prepareImage(node);
    else if (!allowedTags[tagName]) content.reportDropped(node);
    else if (node.hasAttributes()) {
      boxes.boundSpans(node);
      for (const rule of prepareBox(node)) {
        if (!hints.has(rule) && hints.size < MOST_COLOURS)
          hints.set(rule, filterStylesheet(rule, { ...css, selectorsLeft: 2 }));
      }
    }
  });
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const { localName } = node;
    // On other elements, `href` and `src` have no effect today.
    if (data.attrName === 'href' && localName !== 'a' && localName !== 'area') data.keepAttr = false;
    if (data.attrName === 'src' && localName !== 'img') data.keepAttr = false;
    if (LIST_NUMBER.test(data.attrName) && !SHORT_NUMBER.test(data.attrValue)) data.keepAttr = false;
    if (data.attrName === 'title' || data.attrName === 'alt') data.attrValue = boundText(data.attrValue);
    if (data.attrName !== 'style') return;
    const { attrValue } = data;
    // Mails repeat a few styles many times, so results are cached. Styles with a URL are not, so that each blocked URL is counted.
    const filtered = declarations.get(attrValue) ?? filterDeclarations(attrValue, css);
    if (!NAMES_ADDRESS.test(attrValue)) declarations.set(attrValue, filtered);
    data.attrValue = filtered;
    data.keepAttr = data.attrValue !== '';
  });
  const page = purifier.sanitize(bounded.html, {
    ALLOWED_TAGS: SAFE_ELEMENTS,
    ALLOWED_ATTR: SAFE_ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: NO_FOREIGN_SCHEME,
    FORBID_CONTENTS: DROPPED_WITH_CONTENT,
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    TRUSTED_TYPES_POLICY: parsing,
  });
  if (!(page instanceof HTMLElement)) throw new TypeError('The sanitiser returned no element');
  const body = page.querySelector('body') ?? page;
  boundDepth(body);
  boundNumbers(page);
  boundTextsIn(body);
  linkBareUrls(body);
  softenLongWords(body);
  const links = markLinks(body);
  if (remote !== 'measured') boxBlockedImages(body);
  const srcdoc = bodyPage({
    body: body.outerHTML,
    // The mail's own rules have more weight.
    styles: [...hints.values().map((rule) => rule.replace(/^[^{]+/, ':where($&)')), ...styles].join('\n'),
    theme,
    preloaded: typeof remote === 'object' && !remote.fetched ? [...content.backgrounds] : undefined,
    lang: page.lang,
    dir: page.dir,
  });
  return {
    srcdoc,
    blocked: content.blocked,
    images: [...content.blockedImages],
    measured: content.measured,
    links,
    isRecoloured: css.recolour !== undefined,
    isCut: bounded.isCut,
  };
}

/** Caches the results: a mail has few colours, and each many times. */
function remembering(change: (colour: Colour) => Colour): (colour: Colour) => Colour {
  const known = new Map<string, Colour>();
  return (colour) => {
    const key = colour.join();
    const changed = known.get(key) ?? change(colour);
    known.set(key, changed);
    return changed;
  };
}
