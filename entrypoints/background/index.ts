import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { domainsItem } from '../../lib/api/domains.ts';
import { DOMAINS_ALARM, keepDomains, resumeDomains } from '../../lib/api/keep-domains.ts';
import { watchProblems } from '../../lib/api/watch-problems.ts';
import { keepFieldButton, reviewFieldButton } from '../../lib/field-button/registration.ts';
import { fillFromMenu } from '../../lib/filling/fill-from-menu.ts';
import { fillFromShortcut } from '../../lib/filling/fill-from-shortcut.ts';
import { fillItselfFrom } from '../../lib/filling/fill-itself.ts';
import { createFillMenu } from '../../lib/filling/fill-menu.ts';
import { watchAgain } from '../../lib/filling/watch-tab.ts';
import { fieldCallHandlers } from '../../lib/handlers/field-call-handlers.ts';
import { pageCallHandlers } from '../../lib/handlers/page-call-handlers.ts';
import { installLazyScripts } from '../../lib/lazy-scripts/lazy-script.ts';
import { RECONCILE_ALARM, reconcilePending } from '../../lib/mailbox/address/reconcile-pending.ts';
import { keepSpare, SPARE_ALARM } from '../../lib/mailbox/address/spare-address.ts';
import { enforceQuota } from '../../lib/mailbox/change-mailbox.ts';
import { announceChangesBy } from '../../lib/mailbox/changes.ts';
import { MAIL_READER_FILE } from '../../lib/mailbox/load-mail-reader.ts';
import { mendTotals } from '../../lib/mailbox/mend-totals.ts';
import { createDeleter } from '../../lib/mailbox/trash/deleter.ts';
import { DELETION_ALARM } from '../../lib/mailbox/trash/deletion-alarm.ts';
import { addLateCode } from '../../lib/notifications/add-late-code.ts';
import { createBadge } from '../../lib/notifications/badge.ts';
import { notifyMessages, resumeNotifications } from '../../lib/notifications/notify-messages.ts';
import { answerButton, showMessage } from '../../lib/notifications/show-message.ts';
import { createBodyFetcher } from '../../lib/polling/body-fetcher.ts';
import { createMailPipeline } from '../../lib/polling/mail-pipeline.ts';
import { COME_BACK_ALARM, POLL_ALARM } from '../../lib/polling/poll-alarm.ts';
import { createPoller } from '../../lib/polling/poller.ts';
import { signalLook } from '../../lib/polling/signal-mail.ts';
import { keepPrivateMail } from '../../lib/private-windows/keep-private-mail.ts';
import { atMostEvery } from '../../lib/queue/at-most-every.ts';
import { announce, watchEvent } from '../../lib/rpc/events.ts';
import { createOpenViews } from '../../lib/rpc/open-views.ts';
import { receiveCalls } from '../../lib/rpc/receive-calls.ts';
import { receiveViews } from '../../lib/rpc/receive-views.ts';
import { watchLanguage } from '../../lib/settings/chosen-language.ts';
import { copyConnections } from '../../lib/settings/connected-service.ts';
import { connectionsItem } from '../../lib/settings/connection.ts';
import { fieldButtonItem } from '../../lib/settings/field-button-item.ts';
import { storePrivateItemsIn } from '../../lib/settings/private-item.ts';
import { privateDatabase } from '../../lib/settings/private-store.ts';
import { settingsItem } from '../../lib/settings/settings.ts';
import { keepStorageToOurselves } from '../../lib/settings/storage-access.ts';
import { storeOrSession } from '../../lib/settings/store-or-session.ts';
import { SITE_FILE } from '../../lib/site/loaded-sites.ts';
import { openWelcome } from '../../lib/surfaces/welcome.ts';

/** How old the menu may be that no change has made anew. */
const MENU_MAY_BE_MS = 30_000;

export default defineBackground(() => {
  installLazyScripts([MAIL_READER_FILE, SITE_FILE]);
  storePrivateItemsIn(storeOrSession(privateDatabase));
  announceChangesBy(() => announce('mailboxChanged', {}));
  keepPrivateMail(() => deleter.wake());
  const openViews = createOpenViews();
  const notifier = { resumeNotifications, notifyMessages, addLateCode };
  const handleNewMail = createMailPipeline(notifier, undefined, fillItselfFrom);
  const fetchBodies = createBodyFetcher(addLateCode);
  const showBadge = createBadge();
  const showFillMenu = createFillMenu();
  const refreshFillMenu = atMostEvery(MENU_MAY_BE_MS, showFillMenu);
  const poller = createPoller(openViews.isAnyOpen, async (service) => {
    // Its codes age, and its addresses expire.
    void refreshFillMenu();
    await handleNewMail(service);
    await fetchBodies(service);
  });
  const deleter = createDeleter();
  const forever = new AbortController().signal;
  const onKept = () => {
    poller.wake();
    keepSpare();
  };

  // What a person does.
  // Firefox for Android has neither menus nor shortcuts, Safari no notifications.
  browser.contextMenus?.onClicked.addListener((click, tab) => fillFromMenu(click, tab, onKept, deleter.deleteAddress));
  browser.commands?.onCommand.addListener((command, tab) => fillFromShortcut(command, tab, onKept));
  browser.notifications?.onClicked.addListener((id) => showMessage(id, openViews));
  // Firefox has no buttons on notifications, and no such event.
  browser.notifications?.onButtonClicked?.addListener((id, button) => answerButton(id, button, openViews));
  receiveCalls(
    pageCallHandlers(poller, deleter, onKept),
    fieldCallHandlers(onKept, poller.wake, deleter.deleteAddress),
  );
  receiveViews(openViews, poller.wake, () => signalLook());

  // What the browser does.
  const alarms: Record<string, () => void> = {
    [POLL_ALARM]: poller.wake,
    [COME_BACK_ALARM]: poller.wake,
    [SPARE_ALARM]: () => keepSpare(),
    [RECONCILE_ALARM]: () => reconcilePending(),
    [DELETION_ALARM]: deleter.wake,
    [DOMAINS_ALARM]: () => keepDomains(),
  };
  browser.alarms.onAlarm.addListener(({ name }) => alarms[name]?.());
  addEventListener('online', poller.networkIsBack);
  addEventListener('online', deleter.retry);
  browser.runtime.onInstalled.addListener(showFillMenu);
  browser.runtime.onInstalled.addListener(showBadge);
  browser.runtime.onInstalled.addListener(({ reason }) => openWelcome(reason));
  browser.runtime.onInstalled.addListener(reviewFieldButton);
  browser.runtime.onStartup.addListener(poller.wake);
  // The browser forgets over night what its button looked like, and may speak another language than before.
  browser.runtime.onStartup.addListener(showBadge);
  browser.runtime.onStartup.addListener(mendTotals);
  browser.runtime.onStartup.addListener(showFillMenu);
  browser.runtime.onStartup.addListener(reviewFieldButton);
  browser.permissions.onAdded.addListener(poller.wake);
  browser.permissions.onAdded.addListener(watchAgain);
  browser.permissions.onAdded.addListener(keepFieldButton);
  browser.permissions.onRemoved.addListener(reviewFieldButton);

  // What is stored.
  watchEvent('mailboxChanged', showBadge, forever);
  watchEvent('mailboxChanged', showFillMenu, forever);
  watchProblems(showBadge, forever);
  connectionsItem.watch(showBadge, forever);
  connectionsItem.watch(deleter.retry, forever);
  connectionsItem.watch(() => keepDomains(), forever);
  domainsItem.watch(showFillMenu, forever);
  settingsItem.watch(() => keepSpare(), forever);
  settingsItem.watch(poller.wake, forever);
  settingsItem.watch(
    () => enforceQuota().catch((error: unknown) => console.warn('The quota could not be kept:', error)),
    forever,
  );
  fieldButtonItem.watch(keepFieldButton, forever);
  watchLanguage(showBadge, forever);
  watchLanguage(showFillMenu, forever);

  // A worker may have died over any of these.
  keepStorageToOurselves();
  copyConnections().catch((error: unknown) =>
    console.warn('Pages may show the service that was connected before:', error),
  );
  reconcilePending();
  deleter.wake();
  resumeDomains();
  handleNewMail()
    .catch((error: unknown) => console.warn('New mail could not be handled:', error))
    .finally(onKept);
});
