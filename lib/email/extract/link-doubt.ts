import { isKnownRedirector } from '../html/links/link-trackers.ts';
import { hostOfLink, isIp, isNear, type LinkHost } from './link-host.ts';

/** Hosts on which anyone can shorten a link, which hides its target, or publish a page. */
const OPEN_HOSTS =
  /(?:^|\.)(?:bit\.ly|t\.co|tinyurl\.com|is\.gd|ow\.ly|cutt\.ly|rebrand\.ly|rb\.gy|goo\.gl|buff\.ly|t\.ly|shorturl\.at|s\.id|lnkd\.in|weebly\.com|wixsite\.com|webflow\.io|blogspot\.com|000webhostapp\.com|godaddysites\.com|square\.site|jimdosite\.com|strikingly\.com|yolasite\.com|wordpress\.com|forms\.gle|r2\.dev|ipfs\.io|dweb\.link|glitch\.me|duckdns\.org|ngrok\.io|trycloudflare\.com)$|^(?:sites|docs|script|storage|translate)\.google/;
/**
 * Pages of services that sign users in for other sites. The path is the service's own, so none of its customers can put a page there.
 * @see https://supabase.com/docs/guides/auth/auth-email-templates, https://stytch.com/docs, https://auth0.com/docs/customize/email,
 *   https://firebase.google.com/docs/auth/custom-email-handler, https://zitadel.com/docs, https://www.ory.sh/docs/kratos
 */
const SIGN_IN_PAGES = [
  /\.supabase\.co\/auth\/v1\/verify$/,
  /\.(?:firebaseapp\.com|web\.app)\/__\/auth\/action$/,
  /\.auth0\.com\/(?:u|lo|passwordless)\/[\w-]+$/,
  /\.accounts\.dev\/(?:v1\/(?:verify|tickets\/accept)|sign-(?:in|up))$/,
  /\.amazoncognito\.com\/confirmUser$/,
  /^(?:test\.)?stytch\.com\/v1\/(?:b2b\/)?magic_links\/\w+$/,
  /\.projects\.oryapis\.com\/(?:self-service|ui)\/\w+$/,
  /\.zitadel\.cloud\/ui\/(?:login|v2)\/[\w/-]+$/,
  /\.fusionauth\.io\/(?:email|password|registration)\/[\w/-]+$/,
  /\.okta\.com\/(?:tokens|signin|welcome)\/[\w/-]+$/,
  /\.(?:cloud-iam\.com|phasetwo\.io)\/(?:auth\/)?realms\/[\w-]+\/login-actions\/[\w-]+$/,
];
/** The sites that these services send mail from, for customers without a domain of their own. */
const SIGN_IN_SENDERS =
  /^(?:supabase\.io|auth0user\.net|accounts\.dev|clerk\.com|verificationemail\.com|stytch\.com|ory\.sh|zitadel\.com|fusionauth\.io|okta\.com)$/;
const REGIONAL = /^(?:[a-z]{2}|com|net|org|app|dev)$/;
// Top-level domains whose names cost nothing or next to nothing.
const GIVEN_AWAY = /^(?:tk|ml|ga|cf|gq|ru|cc|ws|pw|su)$/;
// Words that make a domain pose as a part of another site: `harbour-secure.example`.
const POSING =
  /^(?:secured?|security|logi?n|logon|sign-?in|verify|verification|verif|accounts?|acct|update|support|service|services|confirm|auth|alerts?|billing|wallet|recover|recovery|unlock|id|online|customer|help|helpdesk|webmail|safe|protect|access|client|team|center|care|info|resolution|cs|user|my|reset|pay|payments?|refund|limited|notice|web|site|page)$/;
// The letter that each digit looks like, from 0 on.
const DIGITS_AS = 'oizeasgtbg';
const HOST_IN_HOST = /(?:^|[.-])(?:com|net|org|co|info|gov)[.-]/;
// Top-level domains that are no names of regions, as some hosts have them.
const ENDING = /^(?:(?!eu|us|uk|ap|sa|in|ca|au|jp)[a-z]{2}|app|dev|biz|xyz|shop|online|site|cloud)$/;
const HOST_IN_PATH = /\/(?:www\.)?[a-z\d-]{2,40}\.(?:com|net|org|co\.uk|de|fr|es|ru)(?:\/|$)/i;

/** What a mail claims about its origin, which the target of a link is compared with. */
export type Claims = {
  /** Absent if the sender has no address. */
  sender?: LinkHost | undefined;
  /** Words of the sender's name, the subject and the first lines, in lower case: an impostor may imitate them. */
  names: string[];
  /** The sites of the other links. */
  others: string[];
  /** Whether the mail has words that urge or threaten the user. */
  isUrgent: boolean;
};

/** Whether the target of a link does not fit the mail: it is another site, is disguised, or is on a host that is open to anyone. */
export function isMisleading(url: URL, claims: Claims): boolean {
  if (isNear(url.hostname)) return false;
  if (isIp(url.hostname) || url.username !== '') return true;
  const target = hostOfLink(url.hostname);
  const page = `${url.host}${url.pathname}`.replace(/\/$/, '');
  if (SIGN_IN_PAGES.some((known) => known.test(page))) return isContradicted(target, url, claims);
  if (isDisguised(target, url, claims)) return true;
  if (isRelated(target, claims)) return false;
  if (target.isHosted || OPEN_HOSTS.test(target.host)) return true;
  if (claims.isUrgent) return true;
  // A click counter serves many senders, so its own host tells nothing: only a target in its URL counts.
  if (isKnownRedirector(url)) return namesAnother(url, claims);
  return claims.sender !== undefined || isOdd(target.site, claims.others);
}

/** Whether a link to a service that signs in for others urges, names the wrong site, or then leads to a site of neither. */
function isContradicted(target: LinkHost, url: URL, { sender, ...claims }: Claims): boolean {
  const isService = sender !== undefined && SIGN_IN_SENDERS.test(sender.site);
  const known = { ...claims, ...(!isService && { sender }) };
  const isNamed = isService || (sender !== undefined && target.own.split(/[.-]/).includes(sender.name));
  return claims.isUrgent || (!isNamed && imitates(target, known)) || namesAnother(url, known);
}

function isRelated({ own, site, name, isHosted }: LinkHost, { sender, names }: Claims): boolean {
  if (!sender) return false;
  if (sender.site === site) return true;
  // Anyone can register the name "harbour" on such a host.
  if (isHosted) return false;
  const ending = site.split('.').at(-1) ?? '';
  const isPlain = REGIONAL.test(ending) && !GIVEN_AWAY.test(ending);
  if (sender.name === name) return isPlain;
  // The sender is `project@harbour.mailer.example`, or "Harbour" at a mail service; or the target is `harbour.log-in-service.com`, which
  // does not count below a top-level domain that costs nothing.
  return (
    sender.own.split(/[.-]/).includes(name) || names[0] === name || (isPlain && own.split('.').includes(sender.name))
  );
}

function isDisguised(target: LinkHost, { pathname }: URL, claims: Claims): boolean {
  const { host, site } = target;
  const { sender } = claims;
  const below = host.slice(0, -site.length);
  if (sender?.site !== site && (host.includes('xn--') || HOST_IN_HOST.test(below))) return true;
  if (sender && sender.site !== site && carries(target, sender)) return true;
  return HOST_IN_PATH.test(pathname) || imitates(target, claims);
}

/**
 * Whether a host has the sender's site in front of another one: `harbour.example.attacker.net`, `harbour.io.attacker.net`; or its name in front
 * of one that only poses: `harbour.account-verify.com`.
 */
function carries({ host, site, name }: LinkHost, sender: LinkHost): boolean {
  if (`.${host}`.replaceAll('-', '.').includes(`.${sender.site.replaceAll('-', '.')}.`)) return true;
  const below = host.slice(0, -site.length).split('.');
  const at = below.indexOf(sender.name);
  return at >= 0 && (ENDING.test(below[at + 1] ?? '') || name.split('-').every((part) => POSING.test(part)));
}

/** Whether the name of a site imitates that of the sender, or one that the mail names. */
function imitates({ name }: LinkHost, { names }: Claims): boolean {
  const parts = name.split('-').filter(Boolean);
  return names.some((word) => word !== name && poses(name, parts, word));
}

/** Whether a name imitates another: `harb0ur`, `harb0r`, `harbour-login`. */
function poses(name: string, parts: string[], word: string): boolean {
  if (parts.includes(word)) return parts.some((part) => part !== word && POSING.test(part));
  const plain = unconfused(name);
  if (plain === unconfused(word)) return true;
  return word.length > 4 && /[^a-z]/.test(name) && isNearly(plain, unconfused(word));
}

function unconfused(name: string): string {
  return name
    .replace(/\d/g, (digit) => DIGITS_AS[Number(digit)] ?? digit)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/l/g, 'i')
    .replace(/ci/g, 'd')
    .replace(/-/g, '');
}

/** Whether the names differ by one letter at most: added, missing or replaced. */
function isNearly(name: string, word: string): boolean {
  let same = 0;
  while (same < name.length && name[same] === word[same]) same++;
  const rest = [name.slice(same + 1), word.slice(same + 1), name.slice(same), word.slice(same)] as const;
  return rest[0] === rest[1] || rest[0] === rest[3] || rest[2] === rest[1];
}

/** Whether the URL contains a target that is misleading, as those of redirectors do. */
function namesAnother(url: URL, claims: Claims): boolean {
  for (const value of [...url.searchParams.values(), ...url.pathname.split('/').map(named)]) {
    const target = /^https?:/i.test(value) ? URL.parse(value) : null;
    if (target && isMisleading(target, { ...claims, others: [] })) return true;
  }
  return false;
}

/** The URL that a part of a path contains, encoded, with or without its scheme: `harbour.example%2Fverify`; empty for none. */
function named(part: string): string {
  const address = part.replace(/%3a/gi, ':').replace(/%2f/gi, '/');
  return /^https?:/i.test(address) ? address : /^[a-z\d.-]+\.[a-z]{2,}\//i.test(address) ? `https://${address}` : '';
}

function isOdd(site: string, others: string[]): boolean {
  return others.length > 1 && new Set(others).size === 1 && others[0] !== site;
}
