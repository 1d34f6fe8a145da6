import { isSameSite } from '../../../site/loaded-sites.ts';
import { visibleText } from '../../visible-text.ts';
import { isKnownRedirector, isTrackingParameter } from './link-trackers.ts';

export interface LinkTarget {
  /**
   * Where the link ends, as far as can be told without opening it. ASCII (`xn--…`), with the port if one is named; for
   * mailto the domain of the address; empty for a link that goes nowhere.
   */
  host: string;
  /** The other host that the link's text, or the part before an `@`, claims. */
  looksLike?: string;
  /** The redirector or click counter on the way; equal to `host` when it does not tell where it leads. */
  via?: string;
  /** Names of the parameters that only tell who clicked. */
  trackingParameters: string[];
}

const URL_IN_TEXT = /(?:https?:\/\/|www\.)[^\s<>"'()]+/i;
/** A text that is nothing but a domain, with endings that are no file's. */
const BARE_HOST =
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|io|co|app|dev|shop|online|site|bank|gov|edu|biz|me|eu|uk|de|fr|it|es|nl|pl|us|ca|au|jp|cn|in|br|ru|ch|at|se|no|dk|fi|example)(?:\/\S*)?$/iu;

/**
 * What a link does, before anybody clicks it. Only well-known redirectors are believed when they name their target:
 * otherwise anybody could add `?url=https://bank.example` to their own address.
 * @param href absolute; anything but http, https and mailto goes nowhere
 * @param text what the link shows
 * @param otherwise the same text in other orders, in which it may be read
 */
export function describeLink(href: string | URL, text: string, otherwise: readonly string[] = []): LinkTarget {
  const first = href instanceof URL ? href : URL.parse(href.trim());
  if (first?.protocol === 'mailto:') return { host: mailHost(first), trackingParameters: [] };
  if (!first || !/^https?:$/.test(first.protocol)) return { host: '', trackingParameters: [] };
  const via = isKnownRedirector(first) ? first.host : undefined;
  const last = (via && targetNamedIn(first)) || first;
  const claimed = [text, ...otherwise].map(claimedHost).find(Boolean) ?? hostIn(safelyDecoded(first.username));
  const parameters = [...new Set([first, last])].flatMap(({ searchParams }) => [...searchParams.keys()]);
  const trackingParameters = [...new Set(parameters)].filter(isTrackingParameter);
  return {
    host: last.host,
    ...(claimed && !isSameSite(claimed, last.hostname) ? { looksLike: claimed } : {}),
    ...(via ? { via } : {}),
    trackingParameters,
  };
}

function mailHost({ pathname }: URL): string {
  const address = safelyDecoded(pathname).split(',')[0] ?? '';
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** The first of a redirector's parameters that is a web address. */
export function targetNamedIn(url: URL): URL | undefined {
  for (const value of url.searchParams.values()) {
    const target = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
    if (target) return target;
  }
  return undefined;
}

function claimedHost(text: string): string | undefined {
  // Wide letters and other forms of dots are read as the ordinary ones.
  const clean = visibleText(text.slice(0, 2000).normalize('NFKC')).replaceAll('。', '.');
  const shown = URL_IN_TEXT.exec(clean)?.[0] ?? BARE_HOST.exec(clean)?.[0];
  return shown ? hostIn(shown) : undefined;
}

function hostIn(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes('.') ? url.hostname.replace(/(?<!\.)\.+$/, '') : undefined;
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
