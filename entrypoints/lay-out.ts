import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerLayoutRequests } from '../lib/email/html/lay-out-page.ts';

export default defineUnlistedScript({ include: ['chrome'], main: answerLayoutRequests });
