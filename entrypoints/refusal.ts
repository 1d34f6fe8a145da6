import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { watchRefusal } from '../lib/page/watch/watch-refusal.ts';

export default defineUnlistedScript(() => globalThis.mayflyWatch?.lookForRefusal(watchRefusal));
