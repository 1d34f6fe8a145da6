import { text } from '../../lib/language/text.ts';
import { lazily } from '../lazily.tsx';
import { Waiting } from '../waiting.tsx';

/** What is not seen when the popup opens, as a rule, and therefore not loaded with it. */

export const LazyReader = lazily(
  async () => (await import('../reader/message-page.tsx')).MessagePage,
  () => <Waiting what={text('message.opening')} />,
);

export const LazyAddresses = lazily(async () => (await import('./addresses-view.tsx')).AddressesView);

export const LazyCopyPage = lazily(async () => (await import('../copy/copy-page.tsx')).CopyPage);

export const LazyHelp = lazily(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp);

export const LazyProblem = lazily(async () => (await import('./problem-line.tsx')).ProblemLine);

export const LazyUsedHere = lazily(async () => (await import('./used-here.tsx')).UsedHere);

export const LazyNoAddress = lazily(async () => (await import('./no-address.tsx')).NoAddress);

export const LazyWaitingForMail = lazily(async () => (await import('./waiting-for-mail.tsx')).WaitingForMail);

export const LazyNotConnected = lazily(async () => (await import('./not-connected.tsx')).NotConnected);

export const LazyStorageBroken = lazily(async () => (await import('./storage-broken.tsx')).StorageBroken);

export const LazySearchResults = lazily(async () => (await import('../search/search-results.tsx')).SearchResults);

export const LazyExportDialog = lazily(async () => (await import('../archive/export-dialog.tsx')).ExportDialog);

export const LazyMadeRoomLine = lazily(async () => (await import('../storage/made-room-line.tsx')).MadeRoomLine);

export const LazySelectionBar = lazily(async () => (await import('../selection/selection-bar.tsx')).SelectionBar);

export const LazyChooseMessage = lazily(async () => (await import('../panes/choose-message.tsx')).ChooseMessage);
