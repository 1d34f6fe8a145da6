import type { ComponentChildren } from 'preact';
import { plural, text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { ShortEmail } from '../ui/email-text.tsx';
import { Mark } from '../ui/empty-state.tsx';
import { CurrentAddress, describeLife } from './address/current-address.tsx';
import { CodeCard } from './code/code-card.tsx';
import { NoAddress, NoCurrentAddress } from './empty-views.tsx';
import { FillButton } from './fill/fill-button.tsx';
import { describeChecks } from './footer/describe-status.ts';
import type { MailTopModel } from './model.ts';
import { usePopup } from './popup-context.ts';
import { formatRoute } from './route.ts';
import './address/rejected.css';
import { useId } from 'preact/hooks';

/** Shown if the page itself says that it does not accept an address: offers the domain to try next, or says that all were tried. */
function Refused({ address, domain, refusedDomain }: NonNullable<MailTopModel['replacement']>) {
  const { state, actions } = usePopup();
  const id = useId();
  const isFilling = state.running.has('replaceAddress');
  return (
    <section class="rejected" aria-labelledby={id}>
      <p id={id}>
        {domain === undefined ? text('address.noDomainLeft') : text('address.refusedHere', { domain: refusedDomain })}
      </p>
      {domain !== undefined && (
        <Button
          kind="button primary"
          isBusy={isFilling}
          onClick={() => actions.replaceAddress(address.email, domain)}
          icon="fill"
          text={text('address.tryDomain', { domain })}
        />
      )}
    </section>
  );
}

type MailTopProps = {
  isSearching: boolean;
  hasMail: boolean;
  /** the search field, or the button that opens it */
  children: ComponentChildren;
};

/** The part above the messages: the newest code or link, the address in use, and the button that fills it. */
export function MailTop({ isSearching, hasMail, children }: MailTopProps) {
  const { model } = usePopup();
  const { top } = model;
  if (!top) return null;
  const { address, emptyReason, fill, codeOrLink, replacement, waiting, expiring } = top;
  const fillButton = !top.isFillInMenu && <FillButton choices={fill} isPrimary={top.isFillPrimary} />;
  if (!model.hasLiveAddress && !hasMail) return <NoAddress>{fillButton}</NoAddress>;
  // A search replaces the rest of the view: its results start right below the search field.
  if (isSearching)
    return (
      <div class="mail-view-top searching">
        <div class="mail-view-actions">{children}</div>
      </div>
    );

  const card = codeOrLink && <CodeCard shown={codeOrLink} />;
  return (
    <div class="mail-view-top">
      {replacement?.isRefused && <Refused {...replacement} />}
      {/* CSS shows the address above the card, but the keyboard reaches the card first: the user most likely opened the view for it. */}
      {codeOrLink?.isProminent && card}
      {fillButton && <div class="mail-view-actions">{fillButton}</div>}
      {address && <CurrentAddress address={address}>{children}</CurrentAddress>}
      {emptyReason && <NoCurrentAddress reason={emptyReason} />}
      {waiting && <Waiting waiting={waiting} />}
      {!codeOrLink?.isProminent && card}
      {expiring && <ExpiringUnreadLine expiring={expiring} />}
    </div>
  );
}

/** Shown while the page asks for a code, and none has arrived; or just after a fill. Its wings beat while mail is checked. */
function Waiting({ waiting: { email, checkedAt, site } }: { waiting: NonNullable<MailTopModel['waiting']> }) {
  const { state, model, actions } = usePopup();
  const id = useId();
  const isChecking = state.running.has('checkNow');
  return (
    <section class="waiting-for-code" aria-labelledby={id} data-checking={isChecking}>
      <Mark />
      <p id={id}>
        {site === undefined ? text('code.waitingFor', { email }) : text('mail.waitingFrom', { site })}
        <span class="checked soft tabular">
          {isChecking
            ? text('status.checking')
            : describeChecks({ checkedAt }, state.now, model.shownProblem !== undefined)}
        </span>
      </p>
      <Button
        kind={site === undefined ? 'button primary' : 'button'}
        isBusy={isChecking}
        onClick={() => actions.checkNow()}
        icon="check"
        text={text('code.checkNow')}
      />
    </section>
  );
}

/** Shown in the last minutes of an address with unread mail, unless it is the address above. Links to that mail. */
function ExpiringUnreadLine({ expiring: { address, unread } }: { expiring: NonNullable<MailTopModel['expiring']> }) {
  const { state } = usePopup();
  return (
    <p class="expiring-unread">
      <a href={formatRoute({ view: 'address', id: address.email })} title={address.email}>
        <ShortEmail email={address.email} />
      </a>
      <span class="whole tabular">
        {describeLife(address, state.now)} · {plural('address.unread', unread)}
      </span>
    </p>
  );
}
