import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { domainsItem } from '../../lib/api/domains.ts';
import { watchProblems } from '../../lib/api/status.ts';
import { resumeDomains, syncDomains } from '../../lib/api/sync-domains.ts';
import { reviewAccess } from '../../lib/api/with-client.ts';
import { reviewFieldButton, syncFieldButton } from '../../lib/background/button/registration.ts';
import { fieldCallHandlers } from '../../lib/background/calls/field-call-handlers.ts';
import { pageCallHandlers } from '../../lib/background/calls/page-call-handlers.ts';
import { createDeleter } from '../../lib/background/delete/deleter.ts';
import { fillFromShortcut } from '../../lib/background/fill/fill-active-page.ts';
import { fillCodesFrom } from '../../lib/background/fill/fill-codes.ts';
import { fillFromMenu } from '../../lib/background/fill/fill-from-menu.ts';
import { createFillMenu } from '../../lib/background/fill/fill-menu.ts';
import { watchAgain } from '../../lib/background/fill/watch-tab.ts';
import { createBadge } from '../../lib/background/notify/badge.ts';
import { addLateCode } from '../../lib/background/notify/code-buttons.ts';
import { notifyMessages, resumeNotifications } from '../../lib/background/notify/notify-messages.ts';
import { answerButton, showMessage } from '../../lib/background/notify/show-message.ts';
import { createBodyFetcher } from '../../lib/background/poll/fetch-wanted.ts';
import { userReturned } from '../../lib/background/poll/mail-hint.ts';
import { createMailPipeline } from '../../lib/background/poll/mail-pipeline.ts';
import { createPoller } from '../../lib/background/poll/poller.ts';
import { throttle } from '../../lib/background/poll/throttle.ts';
import { keepPrivateMail } from '../../lib/background/private/keep-private-mail.ts';
import { openWelcome } from '../../lib/browser/tabs.ts';
import { reconcilePending } from '../../lib/mailbox/address/reconcile-pending.ts';
import { BODY_EXTRACTORS_FILE } from '../../lib/mailbox/body-analyser.ts';
import { enforceQuota } from '../../lib/mailbox/change-mailbox.ts';
import { watchEvent } from '../../lib/mailbox/events.ts';
import { repairTotals } from '../../lib/mailbox/writer.ts';
import { createOpenViews, receiveViews } from '../../lib/messaging/open-views.ts';
import { receiveCalls } from '../../lib/messaging/receive-calls.ts';
import { installLazyScripts } from '../../lib/packaging/lazy-script.ts';
import { SITE_FILE } from '../../lib/site/loaded-sites.ts';
import { watchLanguage } from '../../lib/storage/chosen-language.ts';
import { copyConnections } from '../../lib/storage/connected-service.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { storePrivateItemsIn } from '../../lib/storage/private-item.ts';
import { privateDatabase, restrictStorageAccess, withSessionFallback } from '../../lib/storage/private-store.ts';
import { fieldButtonItem, settingsItem } from '../../lib/storage/settings.ts';

/** The shortest interval between two updates of the fill menu after checks for mail. */
const MENU_INTERVAL_MS = 30_000;

export default defineBackground(() => {
  installLazyScripts([BODY_EXTRACTORS_FILE, SITE_FILE]);
  storePrivateItemsIn(withSessionFallback(privateDatabase));
  keepPrivateMail(() => deleter.wake());
  const openViews = createOpenViews();
  const notifier = { resumeNotifications, notifyMessages, addLateCode };
  const handleNewMail = createMailPipeline(notifier, fillCodesFrom);
  const fetchBodies = createBodyFetcher(addLateCode);
  const showBadge = createBadge();
  const showFillMenu = createFillMenu();
  const refreshFillMenu = throttle(MENU_INTERVAL_MS, showFillMenu);
  const poller = createPoller(openViews.isAnyOpen, async (service) => {
    // The codes in the menu age, and its addresses expire.
    void refreshFillMenu();
    await handleNewMail(service);
    await fetchBodies(service);
  });
  const deleter = createDeleter();
  const forever = new AbortController().signal;
  /** Runs at the start and at every alarm, whichever it is: after the clock was set back, other alarms may come hours too late. */
  const resumeUpkeep = () => {
    reconcilePending();
    deleter.wake();
    resumeDomains();
  };

  // User actions.
  // Firefox for Android has neither menus nor shortcuts, Safari no notifications.
  browser.contextMenus?.onClicked.addListener((click, tab) => fillFromMenu(click, tab, deleter.deleteAddress));
  browser.commands?.onCommand.addListener((command, tab) => fillFromShortcut(command, tab));
  browser.notifications?.onClicked.addListener((id) => showMessage(id, openViews));
  // Firefox has no buttons on notifications, and no such event.
  browser.notifications?.onButtonClicked?.addListener((id, button) => answerButton(id, button, openViews));
  receiveCalls(pageCallHandlers(poller, deleter), fieldCallHandlers(poller.wake, deleter.deleteAddress));
  receiveViews(openViews, poller.wake, () => userReturned());

  // Events of the browser.
  browser.alarms.onAlarm.addListener(() => {
    resumeUpkeep();
    poller.wake();
  });
  addEventListener('online', poller.networkIsBack);
  addEventListener('online', deleter.retry);
  browser.runtime.onInstalled.addListener(showFillMenu);
  browser.runtime.onInstalled.addListener(showBadge);
  browser.runtime.onInstalled.addListener(({ reason }) => openWelcome(reason));
  browser.runtime.onInstalled.addListener(reviewFieldButton);
  browser.runtime.onStartup.addListener(poller.wake);
  // After a restart, the browser has lost the state of the button, and its language may have changed.
  browser.runtime.onStartup.addListener(showBadge);
  browser.runtime.onStartup.addListener(repairTotals);
  browser.runtime.onStartup.addListener(showFillMenu);
  browser.runtime.onStartup.addListener(reviewFieldButton);
  const accessChanged = () => void reviewAccess().finally(poller.wake);
  browser.permissions.onAdded.addListener(accessChanged);
  browser.permissions.onRemoved.addListener(accessChanged);
  browser.permissions.onAdded.addListener(watchAgain);
  browser.permissions.onAdded.addListener(syncFieldButton);
  browser.permissions.onRemoved.addListener(reviewFieldButton);

  // Changes of stored data.
  watchEvent('addressFilled', poller.wake, forever);
  watchEvent('mailboxChanged', showBadge, forever);
  watchEvent('mailboxChanged', showFillMenu, forever);
  watchProblems(showBadge, forever);
  connectionsItem.watch(showBadge, forever);
  connectionsItem.watch(deleter.retry, forever);
  connectionsItem.watch(() => syncDomains(), forever);
  domainsItem.watch(showFillMenu, forever);
  settingsItem.watch(poller.wake, forever);
  settingsItem.watch(
    () => enforceQuota().catch((error: unknown) => console.warn('The quota could not be kept:', error)),
    forever,
  );
  fieldButtonItem.watch(syncFieldButton, forever);
  watchLanguage(showBadge, forever);
  watchLanguage(showFillMenu, forever);

  // The last worker may have died before any of these was done.
  restrictStorageAccess();
  copyConnections().catch((error: unknown) =>
    console.warn('Pages may show the service that was connected before:', error),
  );
  resumeUpkeep();
  handleNewMail()
    .catch((error: unknown) => console.warn('New mail could not be handled:', error))
    .finally(poller.wake);
});
