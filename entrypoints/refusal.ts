import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { watchRefusal } from '../lib/page/fields/find-refusals.ts';

export default defineUnlistedScript(() => globalThis.mayflyWatch?.startRefusalWatch(watchRefusal));
