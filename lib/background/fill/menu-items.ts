import { nameSender } from '../../email/extract/sender-domain.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { text } from '../../i18n/text.ts';
import { type DomainChoice, findNextDomain } from '../../mailbox/address/choose-domain.ts';
import { type Address, isReplaceable, receivesMail } from '../../mailbox/address.ts';
import { assessCode } from '../../mailbox/assess-code.ts';
import { findNewestCodes, hasFreshCode } from '../../mailbox/fresh-code.ts';
import { maySee } from '../../mailbox/profile.ts';
import type { Mailbox } from '../../mailbox/store.ts';
import { sitePattern } from '../../site/host.ts';
import type { Replacement } from './replace-address.ts';

/** An item of the right-click menu. `patterns`: the pages on which it is shown; absent for every page. */
export type PageMenuItem = { id: string; title: string; patterns?: string[] };

/** The prefixes of the items' ids: a new address, an existing one, a code. */
const NEW_ADDRESS = 'fill';
const ADDRESS_PREFIX = 'fill:';
const CODE_PREFIX = 'code:';
/** Followed by the domain, a slash, which no domain contains, and the address. */
const REPLACE_PREFIX = 'replace:';

/** More items would need a submenu. */
const PER_SITE = 5;

/**
 * The items for recent codes that were not filled in, each on the site that its address was filled on. An address that was only copied has
 * no site, and gets no item. The newest comes first.
 */
function listCodeItems({ addresses, messages }: Mailbox, now: number): PageMenuItem[] {
  return findNewestCodes(messages)
    .filter((message) => hasFreshCode(message, now) && message.codeFilledAt === undefined)
    .flatMap((message) => {
      const address = addresses.find(({ email }) => email === message.address);
      const { isOffered, isSenderNamed } = assessCode(message, address);
      return isOffered && address?.site !== undefined ? [{ message, site: address.site, isSenderNamed }] : [];
    })
    .map(({ message: { id, code, from }, site, isSenderNamed }) => ({
      id: CODE_PREFIX + id,
      title: isSenderNamed
        ? text('fill.menuCodeFrom', { code, sender: nameSender(from).replaceAll('&', '&&') })
        : text('fill.menuCode', { code }),
      patterns: [sitePattern(site)],
    }));
}

/** The item that replaces the address last filled on a site with one on another domain, if that is possible. */
function listReplaceItems(site: string, last: Address | undefined, choice: DomainChoice, now: number): PageMenuItem[] {
  if (!last || !isReplaceable(last, now)) return [];
  const domain = findNextDomain(choice.domains[last.service] ?? [], choice.refused.get(site) ?? [], last.email);
  if (domain === undefined) return [];
  const id = `${REPLACE_PREFIX}${domain}/${last.email}`;
  return [
    { id, title: text('fill.menuReplace', { domain: domain.replaceAll('&', '&&') }), patterns: [sitePattern(site)] },
  ];
}

/**
 * The menu: an item for a new address on every page. On each site, these items come before it: recent codes, the live addresses that were
 * used there, and another domain in place of the last one. Browsers show one menu in all windows and containers, and store it. So it
 * contains nothing that belongs to a container or a private window.
 */
export function listMenuItems(
  mailbox: Mailbox,
  services: readonly string[],
  choice: DomainChoice,
  now: number,
): PageMenuItem[] {
  const addresses = mailbox.addresses.filter(maySee({ profile: {} }));
  const bySite = Map.groupBy(
    addresses.filter((address) => address.site !== undefined && receivesMail(services, address, now)),
    ({ site }) => site ?? '',
  );
  const before = [...bySite].flatMap(([site, used]) => {
    const latest = used.sort((a, b) => (b.filledAt ?? 0) - (a.filledAt ?? 0));
    const items = latest.slice(0, PER_SITE).map(({ email, expiresAt }) => ({
      id: ADDRESS_PREFIX + email,
      // The menu may stay unchanged for long: a time of day remains true, "2 hours left" would not. A single & would underline a letter.
      title: text('fill.menuAddress', {
        email: email.replaceAll('&', '&&'),
        time: formatTime(expiresAt, { weekday: 'short' }),
      }),
      patterns: [sitePattern(site)],
    }));
    return [...items, ...listReplaceItems(site, latest[0], choice, now)];
  });
  return [...listCodeItems({ ...mailbox, addresses }, now), ...before, { id: NEW_ADDRESS, title: text('do.fillNew') }];
}

/** What a menu item fills: a code, an existing address, one that replaces another, or, if all are absent, a new one. */
export type MenuOptions = { code?: string; email?: string; replacement?: Replacement };

/** @returns undefined for an unknown item */
export function parseMenuItem(id: string | number): MenuOptions | undefined {
  if (typeof id !== 'string') return undefined;
  if (id === NEW_ADDRESS) return {};
  if (id.startsWith(CODE_PREFIX)) return { code: id.slice(CODE_PREFIX.length) };
  if (id.startsWith(ADDRESS_PREFIX)) return { email: id.slice(ADDRESS_PREFIX.length) };
  const [, domain, email] = /^replace:([^/]+)\/(.+)$/.exec(id) ?? [];
  return domain !== undefined && email !== undefined ? { replacement: { email, domain } } : undefined;
}
