/** What the popup's views call when something is pressed. Copying answers whether it reached the clipboard. */
export type PopupActions = {
  createAddress: () => void;
  /** @param email an address that is there already; absent for a new one */
  fillPage: (email?: string) => void;
  /** writes a message's code into the page that asked for it, or copies it where that can't be; `site` is that page's */
  fillCode: (id: string, code: string, site?: string) => void;
  checkNow: () => void;
  copyAddress: (email: string) => Promise<boolean>;
  copyCode: (code: string) => Promise<boolean>;
  copyDetails: (details: string) => void;
  /** @param label the person's own word for it; empty for none */
  labelAddress: (email: string, label: string) => void;
  deleteAddress: (email: string) => void;
  deleteMessages: (ids: string[]) => void;
  markRead: (ids: string[], isRead: boolean) => void;
  /** hands bytes to the browser's own download, under this name */
  saveFile: (bytes: Blob, name: string) => void;
  closeNotice: () => void;
  openSettings: () => void;
  /** absent where there is none, or one is in it */
  openPanel?: (() => void) | undefined;
  openTab?: (() => void) | undefined;
  openLink: (link: string) => void;
};
