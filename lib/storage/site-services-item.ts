import { maybe, z } from './schema.ts';
import { storedItem } from './stored-item.ts';

/** An invalid entry is dropped without affecting the others. */
const bySite = z.pipe(
  z.record(z.string(), maybe(z.string())),
  z.transform((services) =>
    Object.fromEntries(Object.entries(services).filter((one): one is [string, string] => one[1] !== undefined)),
  ),
);

/** The services that the user chose for sites: base URL by registrable domain. Other sites use the default service. */
export const siteServicesItem = storedItem('siteServices', z.prefault(bySite, {}));

/** @param service base URL; absent to use the default again */
export function chooseSiteService(site: string, service: string | undefined): Promise<void> {
  return siteServicesItem.update(({ [site]: _before, ...others }) =>
    service === undefined ? others : { ...others, [site]: service },
  );
}

/**
 * Assigns another service to the sites of a service that was removed.
 * @param next the service that replaces it; absent for the default
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
