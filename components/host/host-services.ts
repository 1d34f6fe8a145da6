import type { SiteBeside } from '../../lib/field-button/site-beside.ts';

/** What a page of ours needs from the browser. Each entrypoint passes its own, the gallery a fake one. */
export type HostServices = {
  /** @returns whether it reached the clipboard */
  copyText: (text: string) => Promise<boolean>;
  openSettings: () => void;
  /** opens the same view in the side panel; called within a click. Absent where there is no panel, and in the panel itself */
  openPanel?: (() => void) | undefined;
  /** opens the same view in a tab; absent in the tab itself */
  openTab?: (() => void) | undefined;
  /** opens an http(s) link in a new tab */
  openLink: (link: string) => void;
  /** downloads bytes as a file of this name */
  saveFile: (bytes: Blob, name: string) => void;
  /** whether there is a page that can be filled */
  canFill: boolean;
  /** null where there is no page, or the page has no site */
  readSite: () => Promise<SiteBeside | null>;
  /** calls back whenever that page may have changed; absent where our page closes first */
  watchSite?: (onChange: () => void, signal: AbortSignal) => void;
  /** asks for the host permission of a match pattern; called within a click, before any `await` */
  requestOrigin: (origin: string) => Promise<boolean>;
  closeWindow: () => void;
};
