import { maybe } from './schema/maybe.ts';
import { withDefault } from './schema/with-default.ts';
import { z } from './schema/z.ts';
import { storedItem } from './stored-item.ts';

/**
 * What was chosen for the last new address, where it was chosen by hand; the words of a name are not kept.
 * @property domain absent until one was chosen: then that of the settings is; empty for the one that Mayfly chooses
 */
const newAddressSchema = z.object({
  name: withDefault(z.enum(['random', 'site', 'own']), 'random'),
  domain: maybe(z.string()),
});

export type NewAddressChoice = z.infer<typeof newAddressSchema>;

export const newAddressItem = storedItem('newAddress', z.prefault(newAddressSchema, {}));
