import { text } from '../../lib/i18n/text.ts';
import { loadSites } from '../../lib/site/loaded-sites.ts';
import type { MessagePageProps } from '../reader/message-page.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** Views that a click opens, and that are not loaded with the popup. */

/** The reader compares the sites of links as it draws them. */
async function loadReader() {
  const sites = loadSites();
  const { MessagePage } = await import('../reader/message-page.tsx');
  await sites;
  return { MessagePage };
}

export const LazyReader = lazy<'MessagePage', MessagePageProps>(loadReader, 'MessagePage', () => (
  <Waiting what={text('message.opening')} />
));

export const LazyNewAddress = lazy(() => import('./new-address/new-address-page.tsx'), 'NewAddressPage');

export const LazySearchResults = lazy(() => import('./search/search-results.tsx'), 'SearchResults');

export const LazyExportDialog = lazy(() => import('./export/export-dialog.tsx'), 'ExportDialog');
