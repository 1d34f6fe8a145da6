export const DOMAIN_TYPES = ['public', 'premium', 'custom'] as const;

export type DomainType = (typeof DOMAIN_TYPES)[number];

/** A domain that addresses are made on. Its name is in lower case. */
export interface Domain {
  name: string;
  type: DomainType;
}
