import { isSingleHost } from '../../site/is-single-host.ts';
import type { Sites } from '../../site/loaded-sites.ts';

/**
 * Whether a code that a page of one origin asked for may be written into a page of another: into the very same origin, or one with the
 * same registrable domain. A machine without one, such as an IP address or `localhost`, has many services: there the port counts. What
 * was asked for over TLS goes into no page that anybody on the way may have written.
 * @param asked where the address was filled; undefined where that is not known
 * @param target where the code would go
 */
export function mayTakeCode({ findSite }: Sites, asked: string | undefined, target: string | undefined): boolean {
  const from = URL.parse(asked ?? '');
  const to = URL.parse(target ?? '');
  if (!from || !to || !/^https?:$/.test(to.protocol)) return false;
  if (from.origin === to.origin) return true;
  if (from.protocol === 'https:' && to.protocol !== 'https:') return false;
  const site = findSite(asked);
  return site !== undefined && !isSingleHost(site) && findSite(target) === site;
}
