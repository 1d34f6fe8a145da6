import { text } from '../../../lib/language/text.ts';

type NoCurrentAddressProps = {
  /** some of the addresses live on, at a service that is not connected now */
  areElsewhere: boolean;
};

/** Seen in place of the address where mail is kept, but no more can come. */
export function NoCurrentAddress({ areElsewhere }: NoCurrentAddressProps) {
  return <p class="soft">{text(areElsewhere ? 'address.elsewhere' : 'address.allExpired')}</p>;
}
