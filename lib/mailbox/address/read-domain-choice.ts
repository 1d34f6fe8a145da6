import { readChoosableDomains } from '../../api/domains.ts';
import { readAllRefused } from '../refusal.ts';
import type { DomainChoice } from './choose-domain.ts';

/** @param isPrivate whether it is for a private window */
export async function readDomainChoice(isPrivate = false): Promise<DomainChoice> {
  const [domains, refused] = await Promise.all([readChoosableDomains(), readAllRefused(isPrivate)]);
  return { domains, refused };
}
