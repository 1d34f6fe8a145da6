import { maybe, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';

/**
 * What a service does in its own way; each part is absent until it was learned.
 * @property takesNames whether it makes an address of the name that is wished for
 * @property takesDomains whether it makes an address on the domain that is wished for
 * @property tellsUnknown whether it says of an address that there is none, rather than that it has no mail
 */
const capabilitiesSchema = z.object({
  attachment: maybe(z.enum(['of-message', 'alone'])),
  source: maybe(z.enum(['source', 'source_code'])),
  takesNames: maybe(z.boolean()),
  takesDomains: maybe(z.boolean()),
  tellsUnknown: maybe(z.boolean()),
});

export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** Written by the background; forgotten with its service. */
export const capabilitiesItem = serviceItem('capabilities', z.prefault(capabilitiesSchema, {}));
