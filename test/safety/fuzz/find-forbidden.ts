import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { findForbiddenCss } from './find-forbidden-css.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Written anew, from what browsers do, and not from the lists of the sanitiser. */
const ELEMENTS =
  /^(a|abbr|acronym|address|area|article|aside|b|bdi|big|blockquote|body|br|caption|center|cite|code|col|colgroup|dd|del|details|dfn|dir|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|i|img|ins|kbd|li|main|map|mark|nav|nobr|ol|p|pre|q|r[bpt]|rtc?|ruby|s|samp|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|tt|u|ul|var|wbr)$/;
const LOADING =
  /^(srcset|srcdoc|action|formaction|background|poster|data|ping|codebase|classid|manifest|profile|longdesc|lowsrc|dynsrc|attributionsrc|imagesrcset|code|archive|autofocus|popover.*|is|slot|part|nonce|http-equiv|content)$/;
const LINK = /^(https?:\/\/|mailto:|about:srcdoc#)/;

/**
 * What is in a page that the sanitiser made and must not be, as an HTML parser and a CSS parser see it that share no code with it.
 * @param images the remote images that may be there
 * @returns `what: where`, empty for a safe page
 */
export function findForbidden(page: string, images: readonly string[] = []): string[] {
  const found: string[] = [];
  const root = parse(page).childNodes.find((node): node is Element => node.nodeName === 'html');
  const [head, body] = (root?.childNodes ?? []) as Element[];
  if (head?.tagName !== 'head' || body?.tagName !== 'body') return ['a page without head and body'];
  const names = head.childNodes.map(({ nodeName }) => nodeName).filter((name) => name !== '#text');
  if (names.join() !== 'meta,meta,meta,meta,meta,meta,base,title,style,style,style')
    found.push(`head: ${names.join()}`);
  const sheets = head.childNodes.filter(({ nodeName }) => nodeName === 'style');
  found.push(...findForbiddenCss(textOf(sheets[1]), 'stylesheet'));
  const visit = (node: Node) => {
    if (node.nodeName === '#comment') found.push('a comment');
    if ('tagName' in node) found.push(...inElement(node, images));
    if ('content' in node) found.push('a template');
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(body);
  return found;
}

function inElement({ tagName, attrs, namespaceURI }: Element, images: readonly string[]): string[] {
  const found: string[] = [];
  if (!ELEMENTS.test(tagName) || !namespaceURI.endsWith('/xhtml')) found.push(`element: ${tagName} of ${namespaceURI}`);
  for (const { name, value } of attrs) {
    const isWrong =
      /^on|[:<>"'=\s]/.test(name) ||
      LOADING.test(name) ||
      (name === 'src' && !(tagName === 'img' && (/^data:image\//i.test(value) || images.includes(value)))) ||
      (name === 'href' && !(/^(a|area)$/.test(tagName) && LINK.test(value))) ||
      (name === 'target' && !/^_(blank|self)$/.test(value)) ||
      (/^(col|row)?span$/.test(name) && !(Number(value) <= 100));
    if (isWrong) found.push(`attribute: ${tagName} ${name}=${value}`);
    // Our own marks and preloads are the only ones with `all` or nothing but `display:none!important`.
    if (name === 'style' && !value.startsWith('all:initial!important;'))
      found.push(...findForbiddenCss(value, 'declarationList'));
  }
  return found;
}

function textOf(node: Node | undefined): string {
  return node && 'childNodes' in node
    ? node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    : '';
}
