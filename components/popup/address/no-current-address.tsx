import { text } from '../../../lib/language/text.ts';

type NoCurrentAddressProps = {
  /** some addresses are live, at a service that is not connected */
  areElsewhere: boolean;
  /** some addresses are live, and the connected service does not find them with the key that it has */
  areOfOtherKey: boolean;
};

/** Shown in place of the address where mail is stored, but no more can come. */
export function NoCurrentAddress({ areElsewhere, areOfOtherKey }: NoCurrentAddressProps) {
  const why = areOfOtherKey ? 'address.allOtherKey' : areElsewhere ? 'address.elsewhere' : 'address.allExpired';
  return <p class="no-current-address soft">{text(why)}</p>;
}
