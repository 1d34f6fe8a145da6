import { text } from '../../lib/i18n/text.ts';
import { NoticeLine } from './footer/notice-line.tsx';
import { SiteButtonLine } from './footer/site-button-line.tsx';
import { StatusFooter } from './footer/status-footer.tsx';
import type { PopupViewProps } from './popup-view.tsx';

type PopupBottomProps = PopupViewProps & {
  /** a message is open, and nothing beside it */
  isReader: boolean;
  /** the list is shown */
  isList: boolean;
  isUnconnected: boolean;
};

/** What stays below every view: notices, and the state of the connection; below an open mail notices alone. */
export function PopupBottom(props: PopupBottomProps) {
  const { route, actions, isReader, isList, isUnconnected, siteButton } = props;
  return (
    <div class="popup-bottom">
      {route.view === 'mail' && !props.isPrivate && props.storageNotices}
      <NoticeLine
        notice={props.notice}
        onClose={actions.closeNotice}
        onCopyDetails={actions.copyDetails}
        onOpenSettings={actions.openSettings}
      />
      {!isReader && (
        <StatusFooter
          status={props.status}
          now={props.now}
          isChecking={props.running.has('checkNow')}
          // Without a service there is nothing to check.
          onCheck={isUnconnected ? undefined : actions.checkNow}
          onAddresses={isUnconnected ? undefined : () => props.go({ view: 'addresses' })}
          onSettings={actions.openSettings}
          onPanel={actions.openPanel}
          onTab={actions.openTab}
        >
          {props.isPrivate && <p class="private-note soft">{text('mail.private')}</p>}
          {isList && siteButton?.isInUse && !isUnconnected && <SiteButtonLine {...siteButton} />}
        </StatusFooter>
      )}
    </div>
  );
}
