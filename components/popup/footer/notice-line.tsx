import { useEffect, useRef } from 'preact/hooks';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { EmailParts } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import type { Notice, Offer, LogInQuestion as Question } from '../../ui/use-notice.ts';
import type { PopupModel } from '../model.ts';
import { usePopup } from '../popup-context.ts';

/** Says above the footer what just happened. It is announced by screen readers. */
export function NoticeLine() {
  const { state, model, actions } = usePopup();
  const { notice } = state;
  return (
    <div class="notice-line">
      <div role="alert">
        {notice?.kind === 'problem' && (
          <ProblemLine
            key={notice.key}
            problem={notice.problem}
            offers={listOffers(notice, model.otherService, actions.createFrom)}
            onClose={actions.closeNotice}
            actions={actions}
          />
        )}
        {notice?.kind === 'log-in' && <LogInQuestion {...notice} onClose={actions.closeNotice} />}
      </div>
      <output>{notice?.kind === 'done' && <Done {...notice} />}</output>
    </div>
  );
}

/** What was done. Pointer and focus hold it; the next Tab stop is its *Undo*. */
function Done({ text: sentence, offer, undo }: Extract<Notice, { kind: 'done' }>) {
  const { holdNotice } = usePopup().actions;
  const line = useRef<HTMLSpanElement>(null);
  const canUndo = undo !== undefined;

  useEffect(() => {
    const leaving = new AbortController();
    const goToUndo = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      // Once: after it, Tab goes on from the notice.
      leaving.abort();
      event.preventDefault();
      line.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    };
    if (canUndo) addEventListener('keydown', goToUndo, { signal: leaving.signal });
    return () => leaving.abort();
  }, [canUndo]);

  return (
    <span
      ref={line}
      class="notice-line-done"
      onPointerEnter={() => holdNotice(true)}
      onPointerLeave={() => holdNotice(line.current?.contains(document.activeElement) === true)}
      onFocusIn={() => holdNotice(true)}
      onFocusOut={() => holdNotice(line.current?.matches(':hover') === true)}
    >
      <span>{sentence}</span>
      {offer && <Button kind="text-button" onClick={offer.run} text={offer.text} />}
      {undo && <Button kind="text-button" onClick={undo.run} text={text('do.undo')} />}
    </span>
  );
}

/** Offers another service if this one creates no more addresses for now; else offers to try again. */
function listOffers(
  { problem, onRetry }: Extract<Notice, { kind: 'problem' }>,
  other: PopupModel['otherService'],
  createFrom: (service: string) => void,
): Offer[] {
  if (problem.isForAddress && other)
    return [{ text: text('do.useService', { service: other.name }), run: () => createFrom(other.service) }];
  return onRetry && problem.kind !== 'not-connected' ? [{ text: text('do.tryAgain'), run: onRetry }] : [];
}

/** Shown after a click on the fill button if the page has only a log-in form: a new address is of no use there. */
function LogInQuestion({ usedHere, email, onFill, onClose }: Question & { onClose: () => void }) {
  return (
    <div class="problem-line">
      <Icon name="fill" />
      <div>
        <p>{text('fill.logIn')}</p>
        <p class="problem-line-actions">
          {usedHere !== undefined && (
            <Button
              kind="text-button"
              onClick={() => onFill(usedHere)}
              text={textParts('do.fillThis', { email: <EmailParts email={usedHere} /> })}
            />
          )}
          <Button kind="text-button" onClick={() => onFill(email)} text={text('do.fillAnyway')} />
          <Button kind="text-button" onClick={onClose} text={text('do.close')} />
        </p>
      </div>
    </div>
  );
}
