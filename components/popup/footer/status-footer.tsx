import { describeProblem } from '../../../lib/api/describe-problem.ts';
import { text } from '../../../lib/i18n/text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PopupModel } from '../model.ts';
import { usePopup } from '../popup-context.ts';
import { describeChecks, describeLeft } from './describe-status.ts';
import type { SiteButton } from './use-site-button.ts';

/** When mail was last checked, how many requests are left if they are few, and buttons for everything else. */
export function StatusFooter() {
  const { state, model, actions } = usePopup();
  const { now, siteButton } = state;
  const { status, failing, canCheck } = model;
  const isChecking = state.running.has('checkNow');
  const left = describeLeft(status, now);
  // The line of the code that is waited for says when mail was checked, and a used-up limit says when it will be.
  const isSaidAbove = model.top?.waiting !== undefined || (failing !== undefined && failing.problem === status.problem);
  return (
    <footer class="status-footer">
      {state.isPrivate && <p class="private-note soft">{text('mail.private')}</p>}
      {failing && <p class="failing-line">{describeFailing(failing, now)}</p>}
      {model.isList && siteButton?.isInUse && canCheck && <SiteButtonLine {...siteButton} />}
      <div class="status-line">
        <p class="status-words soft tabular">
          {canCheck && !isSaidAbove && (
            <span>{isChecking ? text('status.checking') : describeChecks(status, now)}</span>
          )}
          {left !== undefined && <span>{left}</span>}
        </p>
        {canCheck && (
          <>
            <IconButton icon="check" label={text('do.checkNow')} isBusy={isChecking} onClick={actions.checkNow} />
            <IconButton
              icon="addresses"
              label={text('address.title')}
              onClick={() => actions.go({ view: 'addresses' })}
            />
          </>
        )}
        {actions.openPanel && <IconButton icon="panel" label={text('do.openPanel')} onClick={actions.openPanel} />}
        {actions.openTab && <IconButton icon="tab" label={text('do.openTab')} onClick={actions.openTab} />}
        <span class="settings-button" data-failing={failing !== undefined}>
          <IconButton icon="settings" label={text('do.settings')} onClick={actions.openSettings} />
        </span>
      </div>
    </footer>
  );
}

function describeFailing({ problem, service }: NonNullable<PopupModel['failing']>, now: number): string {
  const { title } = describeProblem(problem, now);
  return service === undefined ? title : text('problem.ofService', { service, title });
}

/** Switches the button in email fields on or off for the current page's host. */
function SiteButtonLine({ host, isOn, onChange }: SiteButton) {
  return (
    <label class="site-button-line soft">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          // The checkbox shows the stored choice, which does not change if the user denies the permission.
          event.currentTarget.checked = isOn;
        }}
      />
      <span>{text('status.siteButton', { site: host })}</span>
    </label>
  );
}
