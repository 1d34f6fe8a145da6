import { text } from '../../lib/language/text.ts';
import { callBackground } from '../../lib/rpc/call-background.ts';
import { sitePattern } from '../../lib/site/site-pattern.ts';
import type { Calls } from '../hooks/use-calls.ts';
import type { HostServices } from '../host/host-services.ts';

/** Everything that can be done with messages, whether in the list, above it, in the reader, or with a key. */
export type MessageActions = {
  /** @returns whether it reached the clipboard */
  copyCode: (code: string) => Promise<boolean>;
  /** Writes a message's code into the page that asked for it, or copies it where that fails. @param site of that page */
  fillCode: (id: string, code: string, site?: string) => void;
  /** Opens a link in a new tab. */
  openLink: (link: string) => void;
  /** @returns whether it reached the clipboard */
  copyLink: (link: string) => Promise<boolean>;
  /** Marks an opened message as read. Nobody asked for it: a failure is not shown. */
  markOpened: (id: string) => void;
  markRead: (ids: string[], isRead: boolean) => Promise<void>;
  /** Deletes messages, and offers to undo it. */
  deleteMessages: (ids: string[]) => void;
};

/** @param calls how to call the background, and to say what came of it */
export function messageActions(
  { copyText, openLink, requestOrigin }: Pick<HostServices, 'copyText' | 'openLink' | 'requestOrigin'>,
  { run, copy, sayDone, sayDeleted }: Calls,
): MessageActions {
  /**
   * The side panel may enter the page only after a click on the toolbar button there, or with the site's permission: that is
   * offered where filling fails.
   */
  function fillCode(id: string, code: string, site?: string): void {
    // Loads while the page is filled.
    const loading = import('./describe-code-fill.ts');
    void run('fillCode', { id }, async ({ result }) => {
      const isCopied = result !== 'filled' && (await copyText(code));
      const { describeCodeFill } = await loading;
      sayDone(
        describeCodeFill(result, isCopied),
        undefined,
        result === 'no-access' && site !== undefined
          ? { text: text('do.allowOn', { site }), run: () => void allowAndFillCode(id, code, site) }
          : undefined,
      );
    });
  }

  async function allowAndFillCode(id: string, code: string, site: string): Promise<void> {
    // Without the site: where the permission does not help, such as on a page that has moved on, it is not offered again.
    if (await requestOrigin(sitePattern(site)).catch(() => false)) fillCode(id, code);
  }

  return {
    copyCode: (code) => copy(code, text('done.codeCopied')),
    fillCode,
    openLink,
    copyLink: copyText,
    markOpened: (id) => void callBackground('markRead', { ids: [id], isRead: true }),
    markRead: (ids, isRead) => run('markRead', { ids, isRead }),
    deleteMessages: (ids) =>
      void run('deleteMessages', { ids }, () => sayDeleted(ids.map((key) => ({ kind: 'message', key })))),
  };
}
