import type { Domain } from '../../lib/api/wire.ts';
import { text } from '../../lib/i18n/text.ts';

type DomainSelectProps = {
  id: string;
  domains: Domain[];
  /** a domain's name; empty for the one that Mayfly chooses */
  chosen: string;
  describedBy?: string;
  onChange: (name: string) => void;
};

/** The label of a domain's type; a type that is not known keeps the service's name for it. */
function nameType(type: string): string {
  if (type === 'public') return text('address.typePublic');
  if (type === 'premium') return text('address.typePremium');
  return type === 'custom' ? text('address.typeCustom') : type;
}

/** A choice among a service's domains, by their types. One that the service no longer offers is shown as long as it is chosen. */
export function DomainSelect({ id, domains, chosen, describedBy, onChange }: DomainSelectProps) {
  const isListed = chosen === '' || domains.some(({ name }) => name === chosen);
  const byType = Map.groupBy(domains, ({ type = 'public' }) => type);
  return (
    <select
      id={id}
      value={chosen}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{text('address.domainAny')}</option>
      {!isListed && <option value={chosen}>{chosen}</option>}
      {[...byType].map(([type, ofType]) => (
        <optgroup key={type} label={nameType(type)}>
          {ofType.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
