import { each } from './schema/each.ts';
import { z } from './schema/z.ts';
import { storedItem } from './stored-item.ts';

// One that does not fit costs no other: a "no" that is lost would be a yes where codes always fill themselves.
const origins = z.prefault(each(z.string(), 'stored origin'), []);

/**
 * What the person answered for each site when they were asked whether codes may be filled there by themselves. Sites are origins.
 * @property on yes
 * @property off no
 */
const codeSitesSchema = z.object({ on: origins, off: origins });

export type CodeSites = z.infer<typeof codeSitesSchema>;

export const codeSitesItem = storedItem('codeSites', z.prefault(codeSitesSchema, {}));

/** @param isOn undefined to be asked again */
export function chooseCodeSite({ on, off }: CodeSites, origin: string, isOn: boolean | undefined): CodeSites {
  const others = (sites: string[]) => sites.filter((site) => site !== origin);
  return {
    on: isOn === true ? [...others(on), origin] : others(on),
    off: isOn === false ? [...others(off), origin] : others(off),
  };
}

/** Whether the person has answered for a site. */
export function isCodeSiteChosen({ on, off }: CodeSites, origin: string): boolean {
  return on.includes(origin) || off.includes(origin);
}
