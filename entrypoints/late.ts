import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { importMail } from '../lib/archive/import-mail.ts';
import { chooseFieldButton, withdrawFieldButton } from '../lib/field-button/chosen-field-button.ts';
import { forgetRefusedSites, keepFieldButtonInStep } from '../lib/field-button/registration.ts';
import { fillCode } from '../lib/filling/fill-code.ts';
import { indexBodies } from '../lib/mailbox/index-bodies.ts';
import { restore, trashAddress, trashMessages } from '../lib/mailbox/trash/put-in-trash.ts';
import { announceMailboxChanges } from '../lib/rpc/announce-mailbox-changes.ts';

export default defineUnlistedScript(() => {
  announceMailboxChanges();
  globalThis.mayflyLate = {
    chooseFieldButton,
    fillCode,
    forgetRefusedSites,
    importMail,
    indexBodies,
    keepFieldButtonInStep,
    restore,
    trashAddress,
    trashMessages,
    withdrawFieldButton,
  };
});
