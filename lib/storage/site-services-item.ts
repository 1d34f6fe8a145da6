import { maybe, z } from './schema.ts';
import { storedItem } from './stored-item.ts';

/** One that does not fit costs no other. */
const bySite = z.pipe(
  z.record(z.string(), maybe(z.string())),
  z.transform((services) =>
    Object.fromEntries(Object.entries(services).filter((one): one is [string, string] => one[1] !== undefined)),
  ),
);

/** The services that the user chose for sites: base URL by registrable domain. Sites without one are filled from the default. */
export const siteServicesItem = storedItem('siteServices', z.prefault(bySite, {}));

/** @param service base URL; absent for the default again */
export function chooseSiteService(site: string, service: string | undefined): Promise<void> {
  return siteServicesItem.update(({ [site]: _before, ...others }) =>
    service === undefined ? others : { ...others, [site]: service },
  );
}

/**
 * The sites of a service that is gone get another one.
 * @param next the one that is in its place; absent for the default
 */
export function changeSiteServices(gone: string, next: string | undefined): Promise<void> {
  return siteServicesItem.update((services) =>
    Object.fromEntries(
      Object.entries(services).flatMap(([site, service]): [string, string][] => {
        if (service !== gone) return [[site, service]];
        return next === undefined ? [] : [[site, next]];
      }),
    ),
  );
}
