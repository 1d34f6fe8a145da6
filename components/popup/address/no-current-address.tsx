import { text } from '../../../lib/language/text.ts';

type NoCurrentAddressProps = {
  /** some addresses are live, at a service that is not connected */
  areElsewhere: boolean;
};

/** Shown in place of the address where mail is stored, but no more can come. */
export function NoCurrentAddress({ areElsewhere }: NoCurrentAddressProps) {
  return <p class="soft">{text(areElsewhere ? 'address.elsewhere' : 'address.allExpired')}</p>;
}
