import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { watchRefusal } from '../lib/filling/watch-refusal.ts';

export default defineUnlistedScript(() => globalThis.mayflyWatch?.lookForRefusal(watchRefusal));
