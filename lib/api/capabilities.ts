import { maybe, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';

/**
 * How a service differs from others. Each property is absent until it is known.
 * @property takesNames whether the service creates an address with the requested name
 * @property takesDomains whether the service creates an address on the requested domain
 * @property tellsUnknown whether the service reports an unknown address as such, rather than as an address without mail
 */
const capabilitiesSchema = z.object({
  attachment: maybe(z.enum(['of-message', 'alone'])),
  source: maybe(z.enum(['source', 'source_code'])),
  takesNames: maybe(z.boolean()),
  takesDomains: maybe(z.boolean()),
  tellsUnknown: maybe(z.boolean()),
});

export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** Written by the background; removed together with the service. */
export const capabilitiesItem = serviceItem('capabilities', z.prefault(capabilitiesSchema, {}));
