import { browser } from 'wxt/browser';

/** Firefox for Android has neither right-click menus nor a toolbar. */
export const hasMenu = browser.contextMenus !== undefined;

export const ownVersion = () => browser.runtime.getManifest().version;

/** Whether our button is pinned to the toolbar; undefined where the browser does not say. */
export const readIsPinned = async () => (await browser.action.getUserSettings?.())?.isOnToolbar;
