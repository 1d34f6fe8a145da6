import type { ElementHandle, Page } from 'puppeteer-core';
import type { MenuItem } from './menu-path.ts';

/** A notification as the extension asked for it. */
export type CreatedNotification = {
  id: string;
  title: string;
  message: string;
  buttons: string[];
};

/** A real browser on a screen of its own with the built extension in it. What a user does is done natively: pointer, keys, prompts. */
export type ExtensionBrowser = {
  /** Where the extension's pages are, without a trailing slash. */
  origin: string;
  /** Opens a tab, in front. */
  openPage(url: string): Promise<Page>;
  /** What the user does with private windows. */
  privately: {
    /** Lets the extension into them, in the browser's settings. */
    allow(): Promise<void>;
    /** Opens a tab in one, which is opened if there is none. */
    openPage(url: string): Promise<Page>;
    closeWindows(): Promise<void>;
  };
  /** The files of the browser's profile that have a text in them. */
  searchProfile(text: string): Promise<string[]>;
  /** A page with the extension's rights but none of its code, through which its state is read. */
  observe(): Promise<Page>;
  /** Opens a page of the extension in a tab. @param path such as `options.html` */
  openExtensionPage(path: string): Promise<Page>;
  /** Clicks the toolbar button over the page, and returns the popup. */
  openPopup(over: Page): Promise<Page>;
  /** Waits for the toolbar's popup, however it was opened. */
  findPopup(): Promise<Page>;
  /** Waits for the side panel. */
  findPanel(): Promise<Page>;
  /** Clicks the notification that is on the screen. */
  clickNotification(): Promise<void>;
  /** Clicks the first button of the notification on the screen; Chromium only. */
  pressNotificationButton?(): Promise<void>;
  /** Waits for a page that the extension opens. */
  findExtensionPage(path: string): Promise<Page>;
  /** Right-clicks the field and chooses the extension's item from the native menu: a new address, unless another is named. */
  chooseFill(page: Page, field: ElementHandle, item?: MenuItem): Promise<void>;
  /** Presses the shortcut that the browser has assigned to the command. */
  pressShortcut(page: Page, command: string): Promise<void>;
  /** Does what raises the browser's permission prompt, and answers the prompt. */
  answerPrompt(page: Page, isAllowed: boolean, raise: () => Promise<void>): Promise<void>;
  /** Firefox asks at the first *Connect* whether data may be sent, also for the service whose host came with the installation. */
  asksForData?: true;
  /** Kills the background, as the browser does after 30 idle seconds; returns once it is dead, though another may live by then. */
  killWorker(): Promise<void>;
  readBadge(): Promise<string>;
  /** Ids of the notifications that the browser shows. */
  readShownNotifications(): Promise<string[]>;
  /** All that were asked for since the start, the worker's deaths notwithstanding. */
  readCreatedNotifications(): Promise<CreatedNotification[]>;
  /** `storage.local` as it is. */
  readStorage(): Promise<Record<string, unknown>>;
  /** What the background keeps for itself, the key for one. */
  readPrivateItems(): Promise<Record<string, unknown>>;
  /** Every console error, uncaught exception and unhandled rejection of every page and worker so far. */
  readErrors(): Promise<string[]>;
  /** The path of a file that was saved; undefined until it is all there. @param ending of its name */
  findDownload(ending: string): Promise<string | undefined>;
  savePicture(file: string): Promise<void>;
  /** Installs the extension anew, in a window with one empty tab: nothing is left of what was done before. Firefox only. */
  renew?(): Promise<void>;
  stop(): Promise<void>;
};
