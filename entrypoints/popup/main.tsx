import { mountPopup } from '../../components/popup/mount-popup.tsx';
import { hasPanel, isToolbarPopup, moveToPanel, moveToTab, sizeAsPopup } from '../../lib/browser/panel.ts';
import { readSiteBeside } from '../../lib/browser/site-beside.ts';
import { openViewPort } from '../../lib/messaging/open-view-port.ts';

// In a tab, the same page has no page beside it to fill.
const inToolbar = isToolbarPopup() || undefined;

sizeAsPopup(inToolbar === true);

void mountPopup((isPrivate) => ({
  openPanel: inToolbar && hasPanel ? () => void moveToPanel(showBeside) : undefined,
  // Chromium does not open Mayfly's pages in tabs of private windows.
  openTab: isPrivate ? undefined : inToolbar && (() => void moveToTab(location.hash)),
  canFill: inToolbar === true,
  readSite: inToolbar ? readSiteBeside : async () => null,
  isToolbarPopup: inToolbar,
  isPrivate,
}));

const showBeside = openViewPort();
