import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { importMail } from '../lib/archive/import-mail.ts';
import { forgetRefusedSites, keepFieldButtonInStep } from '../lib/field-button/registration.ts';
import { fillCode } from '../lib/filling/fill-code.ts';
import { countBodies } from '../lib/mailbox/count-bodies.ts';
import { restore, trashAddress, trashMessages } from '../lib/mailbox/trash/put-in-trash.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyLate = {
    countBodies,
    fillCode,
    forgetRefusedSites,
    importMail,
    keepFieldButtonInStep,
    restore,
    trashAddress,
    trashMessages,
  };
});
