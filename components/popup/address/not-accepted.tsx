import './not-accepted.css';
import { useId } from 'preact/hooks';
import { text } from '../../../lib/language/text.ts';
import { Icon } from '../../ui/icon.tsx';

type NotAcceptedProps = {
  /** to try next; absent once all were tried */
  domain: string | undefined;
  isFilling: boolean;
  onTry: (domain: string) => void;
};

/** Shown on a site where an address was filled a while ago and nothing has come: the site may refuse its domain. */
export function NotAccepted({ domain, isFilling, onTry }: NotAcceptedProps) {
  const id = useId();
  return (
    <section class="not-accepted" data-snapshot="skip" aria-labelledby={id}>
      <p class="soft" id={id}>
        {text(domain === undefined ? 'address.noDomainLeft' : 'address.notAccepted')}
      </p>
      {domain !== undefined && (
        <button type="button" class="button" aria-busy={isFilling} onClick={() => !isFilling && onTry(domain)}>
          <Icon name={isFilling ? 'busy' : 'fill'} />
          {text('address.tryDomain', { domain })}
        </button>
      )}
    </section>
  );
}
