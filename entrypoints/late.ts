import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { importMail } from '../lib/archive/import-mail.ts';
import { forgetRefusedSites, keepFieldButtonInStep } from '../lib/field-button/registration.ts';
import { fillCode } from '../lib/filling/fill-code.ts';
import { indexBodies } from '../lib/mailbox/index-bodies.ts';
import { restore, trashAddress, trashMessages } from '../lib/mailbox/trash/put-in-trash.ts';

export default defineUnlistedScript(() => {
  globalThis.mayflyLate = {
    indexBodies,
    fillCode,
    forgetRefusedSites,
    importMail,
    keepFieldButtonInStep,
    restore,
    trashAddress,
    trashMessages,
  };
});
