import './not-accepted.css';
import { useId } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';

type NotAcceptedProps = {
  /** to try next; absent once all were tried */
  domain: string | undefined;
  /** that of the address, where the page itself says that it does not accept it; absent where it says nothing */
  refused: string | undefined;
  isFilling: boolean;
  onTry: (domain: string) => void;
};

/** Shown on a site where an address was filled a while ago and nothing has come: the site may refuse its domain. */
export function NotAccepted({ domain, refused, isFilling, onTry }: NotAcceptedProps) {
  const id = useId();
  const isCertain = refused !== undefined;
  const doubt = isCertain ? text('address.refusedHere', { domain: refused }) : text('address.notAccepted');
  return (
    <section class={isCertain ? 'not-accepted certain' : 'not-accepted'} aria-labelledby={id}>
      <p class={isCertain ? undefined : 'soft'} id={id}>
        {domain === undefined ? text('address.noDomainLeft') : doubt}
      </p>
      {domain !== undefined && (
        <button
          type="button"
          class={isCertain ? 'button primary' : 'button'}
          aria-busy={isFilling}
          onClick={() => !isFilling && onTry(domain)}
        >
          <Icon name={isFilling ? 'busy' : 'fill'} />
          {text('address.tryDomain', { domain })}
        </button>
      )}
    </section>
  );
}
