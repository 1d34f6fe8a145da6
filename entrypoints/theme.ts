import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { showRememberedTheme } from '../lib/storage/theme.ts';

/** Runs before the first frame of a page in a tab or in the side panel, so that the page never flashes in the wrong theme. */
export default defineUnlistedScript(showRememberedTheme);
