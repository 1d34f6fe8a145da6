import { openMailboxTab } from '../../lib/browser/tabs.ts';

/** Opens the current view in a tab. */
export const openTab = () => openMailboxTab(location.hash);

export const goTo = (route: string) => location.assign(route);
