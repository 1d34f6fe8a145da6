import type { Capabilities } from '../../../lib/api/capabilities.ts';
import type { Domain } from '../../../lib/api/wire.ts';

/**
 * Whether an address can be asked for by its name, as far as is known: for that, a domain has to be known as well.
 * @param domains to choose from; those of a service that passes over the choice are known all the same
 */
export function canChooseName({ takesNames, takesDomains }: Capabilities, domains: Domain[]): boolean {
  return takesNames !== false && (takesDomains === false || domains.length > 0);
}
