import { type Address, isKnownTo } from '../mailbox/address.ts';

/** An item of the right-click menu. `patterns`: the pages on which it shows; absent for every page. */
export type MenuItem = { id: string; title: string; patterns?: string[] };

const NEW = 'fill';
const ADDRESS_PREFIX = 'fill:';

/** More would make a menu of its own. */
const PER_SITE = 5;

/** Match patterns know no wildcard before a number or a single label. */
function patternOf(site: string): string {
  return /^[\d.]+$|^\[|^[^.]+$/.test(site) ? `*://${site}/*` : `*://*.${site}/*`;
}

function formatTime(at: number): string {
  return new Intl.DateTimeFormat(undefined, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at);
}

/**
 * The menu: a new address everywhere, and on each site before it the addresses that were used there and still live.
 * @param addresses in any order
 * @param baseUrl of the connected service
 */
export function listMenuItems(addresses: Address[], baseUrl: string | undefined, now: number): MenuItem[] {
  const bySite = Map.groupBy(
    addresses.filter((address) => address.site !== undefined && isKnownTo(baseUrl, address, now)),
    ({ site }) => site ?? '',
  );
  const before = [...bySite].flatMap(([site, used]) =>
    used
      .sort((a, b) => (b.filledAt ?? 0) - (a.filledAt ?? 0))
      .slice(0, PER_SITE)
      .map(({ email, expiresAt }) => ({
        id: ADDRESS_PREFIX + email,
        // A moment stays true however long the menu is not made anew; "2 hours left" would not. An & would underline a letter.
        title: `${email.replaceAll('&', '&&')} (until ${formatTime(expiresAt)})`,
        patterns: [patternOf(site)],
      })),
  );
  return [...before, { id: NEW, title: 'Fill temporary address' }];
}

/**
 * What a menu item asks to be filled: an address that is there already, or a new one.
 * @returns undefined for an item that is none of these
 */
export function parseMenuItem(id: string | number): { email?: string } | undefined {
  if (id === NEW) return {};
  return typeof id === 'string' && id.startsWith(ADDRESS_PREFIX)
    ? { email: id.slice(ADDRESS_PREFIX.length) }
    : undefined;
}
