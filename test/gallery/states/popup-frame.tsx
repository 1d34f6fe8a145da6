import type { ShownStatus } from '../../../components/popup/footer/describe-status.ts';
import { decideView, type PopupState } from '../../../components/popup/model.ts';
import type { PopupActions } from '../../../components/popup/popup-context.ts';
import { PopupView, type PopupViewProps } from '../../../components/popup/popup-view.tsx';
import type { Connection } from '../../../lib/storage/connection.ts';
import { connection, domainChoice, status as madeStatus, mailbox, NOW } from '../made-data.ts';

const nothing = () => {};

/** Actions that do nothing, and succeed. */
export const actions: PopupActions = {
  createFrom: nothing,
  createChosen: async () => undefined,
  addAddress: async () => undefined,
  renewAddress: async () => undefined,
  fillPage: nothing,
  replaceAddress: nothing,
  fillCode: nothing,
  checkNow: nothing,
  copyAddress: async () => true,
  copyCode: async () => true,
  copyLink: async () => true,
  copyDetails: nothing,
  labelAddress: nothing,
  chooseAddress: nothing,
  deleteAddresses: nothing,
  deleteMessages: nothing,
  markRead: async () => {},
  markOpened: nothing,
  closeNotice: nothing,
  holdNotice: nothing,
  closeHelp: nothing,
  go: nothing,
  readMore: nothing,
  openSettings: nothing,
  openPanel: nothing,
  openTab: nothing,
  openLink: nothing,
};

type PopupFrameProps = Partial<PopupState & Pick<PopupViewProps, 'reader' | 'newAddress' | 'storageNotices'>> & {
  /** of the service that fails; of the first when absent */
  status?: ShownStatus;
  failing?: Connection | undefined;
  /** what some actions do */
  done?: Partial<PopupActions>;
};

/** The popup with sample data, unless changed. */
export function PopupFrame({
  reader,
  newAddress,
  storageNotices,
  status = madeStatus,
  failing,
  done,
  ...changed
}: PopupFrameProps) {
  // Where there is a page to fill, the view is the popup.
  document.documentElement.dataset.viewType = changed.canFill === false ? 'tab' : 'popup';
  const [first] = changed.connections ?? [connection];
  const service = (failing ?? first)?.baseUrl;
  const state: PopupState = {
    route: { view: 'mail' },
    mailbox,
    isBroken: false,
    connections: [connection],
    statuses: service === undefined ? {} : { [service]: status },
    site: 'acme.example',
    domainChoice,
    capabilities: {},
    siteButton: { host: 'acme.example', isOn: false, isInUse: false, onChange: nothing },
    now: NOW,
    running: new Set(),
    hasTwoPanes: false,
    hasSingleKeys: true,
    canFill: true,
    hasMenu: true,
    isHelpOpen: false,
    exampleMailbox: changed.mailbox ?? mailbox,
    ...changed,
  };
  return (
    <PopupView
      state={state}
      model={decideView(state)}
      actions={{ ...actions, ...done }}
      reader={reader ?? (() => null)}
      newAddress={newAddress}
      storageNotices={storageNotices}
    />
  );
}
