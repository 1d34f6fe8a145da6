import type { PopupActions } from '../../../components/popup/popup-actions.ts';
import { PopupView, type PopupViewProps } from '../../../components/popup/popup-view.tsx';
import { connection, domainChoice, mailbox, NOW, status } from '../made-data.ts';

const nothing = () => {};

/** Actions that do nothing, and succeed. */
export const actions: PopupActions = {
  createAddress: nothing,
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
  saveFile: nothing,
  requestOrigin: async () => true,
  closeNotice: nothing,
  openSettings: nothing,
  openPanel: nothing,
  openTab: nothing,
  openLink: nothing,
};

/** The popup with sample data, unless changed. */
export function PopupFrame(changed: Partial<PopupViewProps>) {
  // Where there is a page to fill, the view is the popup.
  document.documentElement.dataset.viewType = changed.canFill === false ? 'tab' : 'popup';
  return (
    <PopupView
      route={{ view: 'mail' }}
      hasTwoPanes={false}
      mailbox={mailbox}
      readMore={nothing}
      isBroken={false}
      connections={[connection]}
      site="acme.example"
      domainChoice={domainChoice}
      takesNames={() => true}
      siteButton={{ host: 'acme.example', isOn: false, isInUse: false, onChange: nothing }}
      status={status}
      now={NOW}
      running={new Set()}
      canFill={true}
      isHelpOpen={false}
      onHelpClosed={nothing}
      actions={actions}
      go={nothing}
      reader={() => null}
      madeMailbox={changed.mailbox ?? mailbox}
      {...changed}
    />
  );
}
