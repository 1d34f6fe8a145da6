import { chooseWithPrompt } from '../../lib/browser/permissions.ts';
import { type LinkOrigin, openLink } from '../../lib/browser/tabs.ts';
import { joinSentences, text } from '../../lib/i18n/text.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import type { AnswerOf } from '../../lib/messaging/calls.ts';
import { describeCodeFillReason } from '../../lib/messaging/describe-code-fill.ts';
import { exactPattern, findHost } from '../../lib/site/host.ts';
import { copyText } from '../ui/copy-button.tsx';
import type { Calls } from './use-calls.ts';

/** All actions on messages: of the list, the part above it, the reader, and the shortcuts. */
export type MessageActions = {
  /** @returns whether it reached the clipboard */
  copyCode: (code: string) => Promise<boolean>;
  /** Fills a message's code into the page that asked for it; if that fails, copies the code. @param origin of that page */
  fillCode: (id: string, code: string, origin?: string) => void;
  /** Opens a message's link in a new tab, next to the page that asked for it, and marks the message as read; if that fails, copies the link. */
  openLink: (id: string, link: string, origin?: LinkOrigin) => void;
  /** @returns whether it reached the clipboard */
  copyLink: (link: string) => Promise<boolean>;
  /** Marks an opened message as read. The user did not ask for that, so a failure is not shown. */
  markOpened: (id: string) => void;
  markRead: (ids: string[], isRead: boolean) => Promise<unknown>;
  /** Deletes messages, and offers to undo it. */
  deleteMessages: (ids: string[]) => void;
};

/** @param calls functions that call the background and show its result */
export function messageActions(
  isPrivate: boolean | undefined,
  { run, copy, showDone, showDeleted }: Calls,
): MessageActions {
  /**
   * The side panel has access to the page only after a click on the toolbar button there, or with the permission for its host. If the fill
   * fails for lack of access, the permission is offered.
   */
  function fillCode(id: string, code: string, origin?: string): void {
    const host = findHost(origin);
    void run('fillCode', { id }, async ({ result, page }) => {
      const isCopied = result !== 'filled' && (await copyText(code));
      const words = describeCodeFill(result, isCopied, page);
      // Not in a private window, because the permission would outlive it.
      if (result !== 'no-access' || host === undefined || isPrivate) return showDone(words);
      showDone(joinSentences(words, text('code.willAsk')), undefined, {
        text: text('do.allowOn', { site: host }),
        run: () => void chooseWithPrompt(exactPattern(host), () => callBackground('fillCodeOnAccess', { id, host })),
      });
    });
  }

  const markOpened = (id: string) => void callBackground('markRead', { ids: [id], isRead: true });

  return {
    copyCode: (code) => copy(code, text('done.codeCopied')),
    fillCode,
    openLink: async (id, link, origin) => {
      if (await openLink(link, origin)) markOpened(id);
      else if (await copyText(link)) showDone(text('done.openContainer'));
    },
    copyLink: copyText,
    markOpened,
    markRead: async (ids, isRead) => void (await run('markRead', { ids, isRead })),
    deleteMessages: (ids) => void run('deleteMessages', { ids }, showDeleted),
  };
}

/**
 * The result of *Fill code*, in words.
 * @param isCopied whether the code reached the clipboard instead
 * @param page the title of the page that has the code, if it is not the one in view
 */
export function describeCodeFill(result: AnswerOf<'fillCode'>['result'], isCopied: boolean, page?: string): string {
  if (result === 'filled') return page === undefined ? text('done.codeFilled') : text('done.codeFilledIn', { page });
  return text(isCopied ? 'done.codePaste' : 'done.codeType', { reason: describeCodeFillReason(result) }).trim();
}
