import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { showRememberedTheme } from '../lib/first-frame/theme.ts';

/** Runs before the first frame of the settings, which have no snapshot: they never flash in the theme that was not chosen. */
export default defineUnlistedScript(showRememberedTheme);
