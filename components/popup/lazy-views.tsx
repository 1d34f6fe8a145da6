import { text } from '../../lib/i18n/text.ts';
import { loadSites } from '../../lib/site/loaded-sites.ts';
import type { MessagePageProps } from '../reader/message-page.tsx';
import { lazily } from '../ui/lazily.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** Views that are rarely shown when the popup opens, and are not loaded with it. */

/** The reader compares the sites of links as it draws them. */
async function loadReader() {
  const sites = loadSites();
  const { MessagePage } = await import('../reader/message-page.tsx');
  await sites;
  return { MessagePage };
}

export const LazyReader = lazily<'MessagePage', MessagePageProps>(loadReader, 'MessagePage', () => (
  <Waiting what={text('message.opening')} />
));

export const LazyAddresses = lazily(() => import('./address/addresses-view.tsx'), 'AddressesView');

export const LazyAddressMail = lazily(() => import('./address/address-mail.tsx'), 'AddressMail');

export const LazyNewAddress = lazily(() => import('./new-address/new-address-page.tsx'), 'NewAddressPage');

export const LazyCopyPage = lazily(() => import('./copy/copy-page.tsx'), 'CopyPage');

export const LazyEndingUnreadLine = lazily(() => import('./address/ending-unread-line.tsx'), 'EndingUnreadLine');

export const LazyHelp = lazily(() => import('./shortcuts/shortcuts-help.tsx'), 'ShortcutsHelp');

export const LazyCodeFillQuestion = lazily(() => import('./code/code-fill-question.tsx'), 'CodeFillQuestion');

export const LazyLogInQuestion = lazily(() => import('./footer/log-in-question.tsx'), 'LogInQuestion');

export const LazyProblem = lazily(() => import('../ui/problem-line.tsx'), 'ProblemLine');

export const LazyNotAccepted = lazily(() => import('./address/not-accepted.tsx'), 'NotAccepted');

export const LazyNoAddress = lazily(() => import('./address/no-address.tsx'), 'NoAddress');

export const LazyWaitingForMail = lazily(() => import('./list/waiting-for-mail.tsx'), 'WaitingForMail');

export const LazyNotConnected = lazily(() => import('./not-connected.tsx'), 'NotConnected');

export const LazyStorageBroken = lazily(() => import('./storage-broken.tsx'), 'StorageBroken');

export const LazySearchResults = lazily(() => import('./search/search-results.tsx'), 'SearchResults');

export const LazyExportDialog = lazily(() => import('./export/export-dialog.tsx'), 'ExportDialog');

export const LazyEvictionNoticeLine = lazily(() => import('./storage/eviction-notice-line.tsx'), 'EvictionNoticeLine');

export const LazyUnstoredNoticeLine = lazily(() => import('./storage/unstored-notice-line.tsx'), 'UnstoredNoticeLine');

export const LazySelectionBar = lazily(() => import('./selection/selection-bar.tsx'), 'SelectionBar');

export const LazyChooseMessage = lazily(() => import('./panes/choose-message.tsx'), 'ChooseMessage');
