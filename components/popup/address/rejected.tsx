import './rejected.css';
import { useId } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MailTopModel } from '../model.ts';
import { usePopup } from '../popup-context.ts';

/** On a site that says itself that it does not accept an address: the domain to try next, or that all were tried. */
export function Rejected({ address, domain, refused }: NonNullable<MailTopModel['rejected']>) {
  const { state, actions } = usePopup();
  const id = useId();
  const isFilling = state.running.has('replaceAddress');
  return (
    <section class="rejected" aria-labelledby={id}>
      <p id={id}>
        {domain === undefined ? text('address.noDomainLeft') : text('address.refusedHere', { domain: refused })}
      </p>
      {domain !== undefined && (
        <button
          type="button"
          class="button primary"
          aria-busy={isFilling}
          onClick={() => !isFilling && actions.replaceAddress(address.email, domain)}
        >
          <Icon name={isFilling ? 'busy' : 'fill'} />
          {text('address.tryDomain', { domain })}
        </button>
      )}
    </section>
  );
}
