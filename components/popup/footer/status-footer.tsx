import { describeProblem } from '../../../lib/api/describe-problem.ts';
import { text } from '../../../lib/i18n/text.ts';
import { IconButton } from '../../ui/button.tsx';
import { item, MenuButton } from '../../ui/menu-button.tsx';
import type { PopupModel } from '../model.ts';
import { usePopup } from '../popup-context.ts';
import { describeChecks, describeLeft } from './describe-status.ts';
import type { SiteButton } from './use-site-button.ts';

const PLACES = [
  ['mail', 'settings.mail'],
  ['addresses', 'address.title'],
] as const;

/** When mail was last checked, how many requests are left if they are few, and the way to the other views. */
export function StatusFooter() {
  const { state, model, actions } = usePopup();
  const { now, siteButton } = state;
  const { status, failing, shownProblem, canCheck } = model;
  const isChecking = state.running.has('checkNow');
  const left = describeLeft(status, now);
  const items = [
    actions.openPanel && item(text('do.openPanel'), 'panel', actions.openPanel),
    actions.openTab && item(text('do.openTab'), 'tab', actions.openTab),
  ].filter((one) => one !== undefined);
  // The line of the code that is waited for says when mail was checked, and a used-up limit says when it will be.
  const isSaidAbove = model.top?.waiting !== undefined || (failing !== undefined && failing.problem === status.problem);
  return (
    <footer class="status-footer">
      {state.isPrivate && <p class="private-note soft">{text('mail.private')}</p>}
      {failing && failing.problem.kind !== shownProblem?.kind && (
        <p class="failing-line">{describeFailing(failing, now)}</p>
      )}
      {model.isList && siteButton?.isInUse && canCheck && <SiteButtonLine {...siteButton} />}
      <div class="status-line">
        <p class="status-words soft tabular">
          {canCheck && !isSaidAbove && (
            <span>
              {isChecking ? text('status.checking') : describeChecks(status, now, shownProblem !== undefined)}
            </span>
          )}
          {canCheck && (
            <IconButton icon="check" label={text('do.checkNow')} isBusy={isChecking} onClick={actions.checkNow} />
          )}
          {left !== undefined && <span>{left}</span>}
        </p>
        <nav class="status-places" aria-label="Mayfly">
          {canCheck &&
            PLACES.map(([view, name]) => (
              <button
                key={view}
                type="button"
                aria-current={state.route.view === view && 'page'}
                onClick={() => actions.go({ view })}
              >
                {text(name)}
              </button>
            ))}
          <button type="button" data-failing={failing !== undefined} onClick={actions.openSettings}>
            {text('do.settings')}
          </button>
          {items.length > 0 && <MenuButton kind="icon-button" icon="dots" label={text('do.more')} items={items} />}
        </nav>
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
