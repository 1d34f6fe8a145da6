import { maybe, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';

/** How a service differs from others. Each property is absent until it is known. */
const capabilitiesSchema = z.object({
  attachment: maybe(z.enum(['of-message', 'alone'])),
  source: maybe(z.enum(['source', 'source_code'])),
  /** Whether the service creates an address with the requested name. */
  takesNames: maybe(z.boolean()),
  /** Whether the service creates an address on the requested domain. */
  takesDomains: maybe(z.boolean()),
  /** Whether the service reports an unknown address as such, rather than as an address without mail. */
  tellsUnknown: maybe(z.boolean()),
});

export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** Written by the background; removed together with the service. */
export const capabilitiesItem = serviceItem('capabilities', z.prefault(capabilitiesSchema, {}));

/** Never throws: the request has succeeded, and what could not be stored is found out again with the next one. */
export async function learnCapabilities(service: string, learned: Capabilities): Promise<void> {
  try {
    await capabilitiesItem.of(service).update((known) => ({ ...known, ...learned }));
  } catch (error) {
    console.warn('What a service can do could not be stored:', error);
  }
}
