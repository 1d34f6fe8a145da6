import { text } from '../../lib/i18n/text.ts';
import { loadSiteList } from '../../lib/site/loaded-sites.ts';
import type { MessagePageProps } from '../reader/message-page.tsx';
import { WaitingBar } from '../ui/empty-state.tsx';
import { lazy } from '../ui/lazy.tsx';

/** Views that a click opens. They are loaded only when needed, not together with the popup. */

export const LazyReader = lazy<'MessagePage', MessagePageProps>(
  () => loadSiteList().then(() => import('../reader/message-page.tsx')),
  'MessagePage',
  () => <WaitingBar what={text('message.opening')} />,
);

export const LazyNewAddress = lazy(() => import('./new-address/new-address-page.tsx'), 'NewAddressPage');

export const LazySearchResults = lazy(() => import('./search/search-results.tsx'), 'SearchResults');

export const LazyExportDialog = lazy(() => import('../storage/export-dialog.tsx'), 'ExportDialog');
