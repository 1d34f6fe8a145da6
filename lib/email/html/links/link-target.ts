import { isListedHost, isSameSite } from '../../../site/find-site.ts';
import { decodeOrKeep } from '../../../site/host.ts';
import { visibleText } from '../../parse/visible-text.ts';
import { findTargetIn, isKnownRedirector, isTrackingParameter } from './link-trackers.ts';

export interface LinkTarget {
  /**
   * The host to which the link leads in the end, as far as is known without opening it. ASCII (`xn--…`), with the port if
   * one is named; for mailto the domain of the address; empty for a link that does not open anything.
   */
  host: string;
  /** The other host that the link's text, or the part before an `@`, claims. */
  looksLike?: string;
  /** The redirector or click counter on the way; equal to `host` if its URL does not contain the target. */
  via?: string;
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
/** Characters that look like a full stop: those of Chinese, Lisu, Vai, Urdu and Syriac, and the zero of Arabic and Persian. */
const DOTS = /[\u3002\ua4f8\ua60e\u06d4\u0701\u0702]|(?<!\p{Nd})[\u0660\u06f0](?!\p{Nd})/gu;
/** Letters, each followed by the plain letter that it looks like. With the first, a host's ending may pass for an existing one. */
const LOOKALIKES = new Map(
  'аaсcеeоoрpхxуyіiѕsјjԁdһhԛqԝwкkмmтtгrпnоoοoνvαaιiκkρpυuχxτtօoոnսuհhıiɡgɑaIl'
    .match(/../gu)
    ?.map(([a = '', b = '']) => [a, b]),
);

/**
 * Describes what a link does, before it is clicked. A target in the URL counts only for well-known redirectors:
 * otherwise, anyone could add `?url=https://bank.example` to their own URL.
 * @param href absolute; anything but http, https and mailto does not open
 * @param otherwise other texts that a user may see in its place, see `findTextVariants`
 */
export function describeLink(href: string | URL, text: string, otherwise: readonly string[] = []): LinkTarget {
  const first = href instanceof URL ? href : URL.parse(href.trim());
  if (first?.protocol === 'mailto:') return { host: mailHost(first), trackingParameters: [] };
  if (!first || !/^https?:$/.test(first.protocol)) return { host: '', trackingParameters: [] };
  const via = isKnownRedirector(first) ? first.host : undefined;
  const last = (via && findTargetIn(first)) || first;
  const shown = [text, ...otherwise, `https://${decodeOrKeep(first.username)}`];
  const deceiving = shown.find((reading) => foreignHostIn(reading, last.hostname));
  const looksLike = deceiving && foreignHostIn(deceiving, last.hostname);
  const parameters = [...new Set([first, last])].flatMap(({ searchParams }) => [...searchParams.keys()]);
  const trackingParameters = [...new Set(parameters)].filter(isTrackingParameter);
  return { host: last.host, looksLike, via, trackingParameters };
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

/** The URLs and hosts that are partly in a link's text, and partly in the text beside it, without a space. */
export function addressesAcross(before: string, text: string, after: string): string[] {
  const [from, to] = [before.length, before.length + text.length];
  return [...`${before}${text}${after}`.matchAll(ADDRESS_IN_TEXT)].flatMap(({ 0: address, index }) => {
    const end = index + address.length;
    const isInText = index < to && end > from;
    return isInText && (index < from || end > to) ? [address] : [];
  });
}

/** The visible characters of a text, with full-width letters and other forms of dots replaced by the ordinary ones. */
export function plainText(text: string): string {
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
    [...name.slice(from)]
      .map((letter) => LOOKALIKES.get(letter) ?? LOOKALIKES.get(letter.toLowerCase()) ?? letter)
      .join('')
  );
}

function hostIn(text: string): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.includes('.') ? url.hostname.replace(/(?<!\.)\.+$/, '') : undefined;
}
