import { useEffect } from 'preact/hooks';
import { writeNumber } from '../../lib/background/notify/describe-badge.ts';
import { type Counts, countMessages } from '../../lib/mailbox/store.ts';
import { useStored } from '../ui/use-stored.ts';

const NAME = 'Mayfly';

/** The title of the mailbox's tab, which says among other tabs how many messages are unread. @param counts undefined until read */
export function tabTitle(counts: Counts | undefined): string {
  const unread = [...(counts?.values() ?? [])].reduce((sum, each) => sum + each.unread, 0);
  return unread > 0 ? `(${writeNumber(unread)}) ${NAME}` : NAME;
}

/** Keeps the page's title up to date while mail is shown. @param isTab false in the popup and the panel, which show no title */
export function useTabTitle(isTab: boolean): void {
  const title = tabTitle(useStored(countMessages, isTab));
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}
