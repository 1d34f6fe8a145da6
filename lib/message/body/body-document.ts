import createDOMPurify from 'dompurify';
import { prepareBox } from './body-boxes.ts';
import { DROPPED_WITH_CONTENT, SAFE_ATTRIBUTES, SAFE_ELEMENTS } from './body-elements.ts';
import { bodyPage } from './body-page.ts';
import type { BodyTheme } from './body-sheet.ts';
import type { Colour } from './colour/colour.ts';
import { darkColour } from './colour/dark-colour.ts';
import { isDarkMail } from './colour/is-dark-mail.ts';
import type { CssContext } from './css/css-context.ts';
import { filterDeclarations, filterStylesheet } from './css/safe-css.ts';
import { styleSource } from './css/style-source.ts';
import { type BodyLink, markLinks } from './links/mark-links.ts';
import { softenLongWords } from './long-words.ts';
import { type BlockedCounts, RemoteContent } from './remote-content.ts';

export interface BodyOptions {
  /** `blocked`: nothing remote is loaded. `loaded`: images over https, but no tracking pixels. */
  remote: 'blocked' | 'loaded';
  /** Content-ID without brackets → the picture as `data:image/…`. A `blob:` of ours does not load there: the frame has no origin. */
  cid?: Readonly<Record<string, string>>;
  theme: BodyTheme;
}

export interface BodyDocument {
  /** For `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc>`. */
  srcdoc: string;
  blocked: BlockedCounts;
  /** Every link that opens something, in order. */
  links: BodyLink[];
}

/** DOMPurify tests every attribute with it, widths and names too: what has a scheme must have one of these. */
const NO_FOREIGN_SCHEME = /^(?:(?:https?|mailto):|data:image\/|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** Every value that may load something has one of these. */
const NAMES_ADDRESS = /[/\\(]/;

/**
 * A message's HTML as a page that runs nothing, loads nothing and keeps to its frame. Two walls: what is dangerous is
 * taken out, and the page's own policy forbids it once more.
 * @param html as the service gave it, whole or a fragment, well-formed or not
 */
export function buildBodyDocument(html: string, { remote, cid = {}, theme }: BodyOptions): BodyDocument {
  const content = new RemoteContent(remote, cid);
  const css: CssContext = {
    imageFor: (url) => content.imageFor(url),
    onBlocked: (url) => content.onBlocked(url),
    ...(theme === 'dark' && !isDarkMail(html) ? { recolour: remembering(darkColour) } : {}),
  };
  const styles: string[] = [];
  const declarations = new Map<string, string>();
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName, allowedTags }) => {
    if (!(node instanceof Element)) return;
    if (tagName === 'style') styles.push(filterStylesheet(styleSource(node), css));
    else if (tagName === 'img') content.prepareImage(node);
    else if (!allowedTags[tagName]) content.reportDropped(node);
    else if (node.hasAttributes()) prepareBox(node, content, css);
  });
  purifier.addHook('uponSanitizeAttribute', (_node, data) => {
    if (data.attrName !== 'style') return;
    const { attrValue } = data;
    // Mails repeat a few styles many times. One with an address in it is counted each time.
    const filtered = declarations.get(attrValue) ?? filterDeclarations(attrValue, css);
    if (!NAMES_ADDRESS.test(attrValue)) declarations.set(attrValue, filtered);
    data.attrValue = filtered;
    data.keepAttr = data.attrValue !== '';
  });
  const page = purifier.sanitize(html, {
    ALLOWED_TAGS: SAFE_ELEMENTS,
    ALLOWED_ATTR: SAFE_ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: NO_FOREIGN_SCHEME,
    FORBID_CONTENTS: DROPPED_WITH_CONTENT,
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    // Asking the browser about each attribute takes a tenth of the time, and none of our pages requires it.
    TRUSTED_TYPES_POLICY: null,
  });
  if (!(page instanceof HTMLElement)) throw new TypeError('Nothing came back from the sanitiser');
  const body = page.querySelector('body') ?? page;
  softenLongWords(body);
  const links = markLinks(body);
  const srcdoc = bodyPage({
    body: body.outerHTML,
    styles: styles.join('\n'),
    theme,
    allowsImages: remote === 'loaded',
    lang: page.lang,
    dir: page.dir,
  });
  return { srcdoc, blocked: content.blocked, links };
}

/** A mail names few colours, and each many times. */
function remembering(change: (colour: Colour) => Colour): (colour: Colour) => Colour {
  const known = new Map<string, Colour>();
  return (colour) => {
    const key = colour.join();
    const changed = known.get(key) ?? change(colour);
    known.set(key, changed);
    return changed;
  };
}
