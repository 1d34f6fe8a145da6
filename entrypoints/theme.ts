import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { showRememberedTheme } from '../lib/storage/theme.ts';

/** Runs before the first frame of a page that stands in a tab or panel: it never flashes in the theme that was not chosen. */
export default defineUnlistedScript(showRememberedTheme);
