import { isListedHost, isSameSite, siteOf } from '../../../site/find-site.ts';
import { decodeOrKeep } from '../../../site/host.ts';
import { visibleText } from '../../parse/visible-text.ts';
import { findTargetIn, isKnownRedirector, isTrackingParameter } from './link-trackers.ts';
import { isPlainWords } from './plain-words.ts';

export interface LinkTarget {
  /**
   * The host that a click asks first, whatever the URL says about others. ASCII (`xn--…`), with the port if one is named; for mailto
   * the domain of the address; empty for a link that does not open anything.
   */
  host: string;
  /** The other host that the link's text, or the part before an `@`, claims. */
  looksLike?: string;
  /** The text is neither plain words nor the host itself, so the host has to stand beside it. */
  isTold?: true;
  /** A redirector or click counter by name. */
  isCounted?: true;
  /** Names of the parameters that only tell who clicked. */
  trackingParameters: string[];
}

const LONGEST_TEXT = 2000;

/** A URL with its scheme, or a word with the port, path or query that follows it, in which no further host is searched. */
const ADDRESS_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s<>"'()]+|[\p{L}\p{M}\p{N}@_-]+(?:(?:\.[\p{L}\p{M}\p{N}@_-]*)+(?:[:/?#][^\s<>"']*)?)?/giu;
const SIGNS_AT_END = /(?<![._-])[._-]+$/;
/** Text of scripts that may surround a host without a space. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]+/gu;
/** A space in front of a full stop: styles may have reduced it to nothing. */
const SPACE_AT_DOT = / \.(?=\p{L})/gu;
/** `readme.md`: endings that files have far more often than hosts. */
const FILE = /^[^.]+\.(?:cc|cf|md|mov|pm|ps|py|rs|sh|so|zip)$/i;
/** `Done.It works`: a sentence that begins directly after a full stop, without a space. */
const NEXT_SENTENCE = /\.(?!Com$|Net$|Org$)\p{Lu}\p{Ll}+$/u;
const GOES_ON = /^\s+\p{L}/u;
/** Characters that may look like a full stop: signs of any script, a few letters, and the zero of Arabic and Persian. */
const DOTS = /(?!\p{ASCII}|[،؛؟।])[\p{Po}\p{Sm}\p{Sk}\ua4f8\u1427\ua78f]|(?<!\p{Nd})[\u0660\u06f0](?!\p{Nd})/gu;
/** Letters, each followed by the plain letter that it looks like. With the first, a host's ending may pass for an existing one. */
const LOOKALIKES = new Map(
  'аaсcеeоoрpхxуyіiѕsјjԁdһhԛqԝwкkмmтtгrпnоoοoνvαaιiκkρpυuχxτtօoոnսuհhıiɡgɑaIl'
    .match(/../gu)
    ?.map(([a = '', b = '']) => [a, b]),
);

/**
 * Describes what a link does, before it is clicked.
 * @param href absolute; anything but http, https and mailto does not open
 * @param shown the text with a `SEAM` where its pieces, or the text beside it, meet without a space; by default the text itself
 */
export function describeLink(href: string | URL, text: string, shown = text): LinkTarget {
  const first = href instanceof URL ? href : URL.parse(href.trim());
  const isMail = first?.protocol === 'mailto:';
  if (!first || !(isMail || /^https?:$/.test(first.protocol))) return { host: '', trackingParameters: [] };
  const host = isMail ? mailHost(first) : first.host;
  const looksLike = isMail
    ? undefined
    : (foreignHostIn(text, first.hostname) ?? foreignHostIn(`https://${decodeOrKeep(first.username)}`, first.hostname));
  const isTold =
    text !== '' && !isPlainWords(shown) && !(isMail ? isAddress(text, first) : isOwnUrl(shown.trim(), first));
  return {
    host,
    ...(looksLike && { looksLike }),
    ...((looksLike || isTold) && { isTold: true }),
    ...(!isMail && isKnownRedirector(first) && { isCounted: true }),
    trackingParameters: isMail ? [] : parametersOf(first, findTargetIn(first)).filter(isTrackingParameter),
  };
}

/** Whether a text is the host of a URL as it is written, with or without the rest, and no part of the text names another host. */
function isOwnUrl(text: string, { host, username }: URL): boolean {
  const [, shown = '', rest = ''] = /^(?:https?:\/\/)?([\w.:-]+)([/?#][!-~]*)?$/i.exec(text) ?? [];
  const [own, written] = [host, shown.toLowerCase()].map((name) => name.replace(/^www\./, ''));
  // A style may cut the text at either end: `bank.com.other.example` to `bank.com`.
  const parts = [...rest.split(/[^\w.-]+/), host.slice(0, -siteOf(host).length - 1)];
  return own === written && username === '' && !parts.some(isListedHost);
}

function parametersOf(...urls: (URL | undefined)[]): string[] {
  return [...new Set(urls.flatMap((url) => [...(url?.searchParams.keys() ?? [])]))];
}

function isAddress(text: string, { pathname }: URL): boolean {
  return text.toLowerCase() === decodeOrKeep(pathname).toLowerCase();
}

function mailHost({ pathname }: URL): string {
  const address = decodeOrKeep(pathname).split(',')[0] ?? '';
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Finds the host of another site in a text, with any other words around it. @param host of the link's target; may be empty */
export function foreignHostIn(text: string, host: string): string | undefined {
  const clean = plainText(text.slice(0, LONGEST_TEXT));
  const readings = new Set([clean, clean.replace(UNSPACED, ' '), clean.replace(SPACE_AT_DOT, '.')]);
  for (const reading of readings) {
    for (const { 0: address, index } of reading.matchAll(ADDRESS_IN_TEXT)) {
      const rest = reading.slice(index + address.length);
      const shown = shownHost(address, GOES_ON.test(rest.slice(0, 9)));
      if (shown !== undefined && !isSameSite(shown, host)) return shown;
    }
  }
  return undefined;
}

/** The visible characters of a text, with full-width letters and other forms of dots replaced by the ordinary ones. */
function plainText(text: string): string {
  return visibleText(text.normalize('NFKC')).replace(DOTS, '.');
}

/** @param goesOn another word follows */
function shownHost(address: string, goesOn: boolean): string | undefined {
  if (/^https?:|^www\./i.test(address)) return hostIn(address);
  if (!address.includes('.')) return undefined;
  const [word = ''] = address.split(/[:/?#]/, 1);
  const whole = word.replace(SIGNS_AT_END, '');
  const name = goesOn && word === address ? whole.replace(NEXT_SENTENCE, '') : whole;
  if (name.includes('@') || (FILE.test(name) && word === address)) return undefined;
  return listedHostIn(name) ?? listedHostIn(withPlainEnding(name)) ?? listedHostIn(name.replace(NEXT_SENTENCE, ''));
}

function listedHostIn(name: string): string | undefined {
  const host = hostIn(name);
  return host && isListedHost(host) ? host : undefined;
}

function withPlainEnding(name: string): string {
  const from = name.lastIndexOf('.') + 1;
  return (
    name.slice(0, from) +
    [
      ...name
        .slice(from)
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, ''),
    ]
      .map((letter) => LOOKALIKES.get(letter) ?? LOOKALIKES.get(letter.toLowerCase()) ?? letter)
      .join('')
  );
}

function hostIn(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes('.') ? url.hostname.replace(/(?<!\.)\.+$/, '') : undefined;
}
