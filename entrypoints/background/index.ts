import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { domainsItem } from '../../lib/api/capabilities.ts';
import { PRACTICE_FILE } from '../../lib/api/practice-service.ts';
import { watchProblems } from '../../lib/api/status.ts';
import { resumeDomains, syncDomains } from '../../lib/api/sync-domains.ts';
import { reviewAccess } from '../../lib/api/with-client.ts';
import { forgetRefusedButton, reviewFieldButton, syncFieldButton } from '../../lib/background/button/registration.ts';
import { fieldCallHandlers, pageCallHandlers } from '../../lib/background/calls/call-handlers.ts';
import { accessGranted, reviewCodeSites } from '../../lib/background/chosen-with-access.ts';
import { createDeleter } from '../../lib/background/delete/deleter.ts';
import { fillFromShortcut } from '../../lib/background/fill/fill-active-page.ts';
import { canFillCode, fillCodeFromNotification } from '../../lib/background/fill/fill-code.ts';
import { fillCodesFrom, updateCards } from '../../lib/background/fill/fill-codes.ts';
import { fillFromMenu } from '../../lib/background/fill/fill-from-menu.ts';
import { createFillMenu } from '../../lib/background/fill/fill-menu.ts';
import { watchAgain } from '../../lib/background/fill/watch-tab.ts';
import { createBadge } from '../../lib/background/notify/badge.ts';
import { addLateCode } from '../../lib/background/notify/code-buttons.ts';
import {
  clearStaleNotifications,
  notifyMessages,
  resumeNotifications,
} from '../../lib/background/notify/notify-messages.ts';
import { answerButton, showMessage } from '../../lib/background/notify/show-message.ts';
import { createBodyFetcher } from '../../lib/background/poll/fetch-bodies.ts';
import { userReturned } from '../../lib/background/poll/mail-hint.ts';
import { createMailPipeline } from '../../lib/background/poll/mail-pipeline.ts';
import { checkNetwork } from '../../lib/background/poll/network.ts';
import { createPoller } from '../../lib/background/poll/poller.ts';
import { endPractice } from '../../lib/background/practice.ts';
import { watchPrivateWindows } from '../../lib/background/private/watch-private-windows.ts';
import { on, run, throttle } from '../../lib/background/run.ts';
import { openWelcome } from '../../lib/browser/tabs.ts';
import { takeAddressesAlong } from '../../lib/mailbox/address/pending-address.ts';
import { reconcilePending } from '../../lib/mailbox/address/reconcile-pending.ts';
import { BODY_EXTRACTORS_FILE } from '../../lib/mailbox/body-analyser.ts';
import { enforceQuota } from '../../lib/mailbox/change-mailbox.ts';
import { watchEvent } from '../../lib/mailbox/events.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { tidyMailbox } from '../../lib/mailbox/writer.ts';
import { createOpenViews, receiveViews } from '../../lib/messaging/open-views.ts';
import { receiveCalls } from '../../lib/messaging/receive-calls.ts';
import { installLazyScripts } from '../../lib/packaging/lazy-script.ts';
import { SITE_FILE } from '../../lib/site/loaded-sites.ts';
import { watchLanguage } from '../../lib/storage/chosen-language.ts';
import { copyConnections } from '../../lib/storage/connected-service.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { storePrivateItemsIn } from '../../lib/storage/private-item.ts';
import { privateDatabase, restrictStorageAccess } from '../../lib/storage/private-store.ts';
import { fieldButtonItem, settingsItem } from '../../lib/storage/settings.ts';

/** The shortest interval between two updates of the fill menu after checks for mail. */
const MENU_INTERVAL_MS = 30_000;

type Watched = { watch(onChange: () => void, signal: AbortSignal): void };

export default defineBackground(() => {
  installLazyScripts([BODY_EXTRACTORS_FILE, SITE_FILE, PRACTICE_FILE]);
  storePrivateItemsIn(privateDatabase);
  watchPrivateWindows(() => deleter.wake());
  const openViews = createOpenViews();
  const notifier = {
    resumeNotifications,
    notifyMessages: (messages: Message[]) => notifyMessages(messages, canFillCode),
    addLateCode: (message: Message) => addLateCode(message, canFillCode),
  };
  const handleNewMail = createMailPipeline(notifier, fillCodesFrom);
  const fetchBodies = createBodyFetcher(notifier.addLateCode);
  const showBadge = createBadge();
  const showFillMenu = createFillMenu();
  const refreshFillMenu = throttle(MENU_INTERVAL_MS, showFillMenu);
  const poller = createPoller(openViews.isAnyOpen, async (service) => {
    // The codes in the menu age, and its addresses expire.
    refreshFillMenu();
    await handleNewMail(service);
    await fetchBodies(service);
  });
  const deleter = createDeleter();
  const forever = new AbortController().signal;
  const networkIsBack = () => {
    poller.networkIsBack();
    deleter.retry();
  };
  /** Runs at the start and at every alarm, whichever it is: after the clock was set back, other alarms may come hours too late. */
  const resumeUpkeep = () => {
    deleter.wake();
    return Promise.all([takeAddressesAlong().then(reconcilePending), resumeDomains(), checkNetwork(networkIsBack)]);
  };

  // User actions.
  // Firefox for Android has neither menus nor shortcuts, Safari no notifications.
  const { contextMenus, commands, notifications, alarms, runtime, permissions } = browser;
  on(contextMenus?.onClicked, 'click in the menu', (click, tab) => fillFromMenu(click, tab, deleter.deleteAddresses));
  on(commands?.onCommand, 'shortcut', fillFromShortcut);
  on(notifications?.onClicked, 'click on a notification', (id) => showMessage(id, openViews));
  // Firefox has no buttons on notifications, and no such event.
  on(notifications?.onButtonClicked, 'button of a notification', (id, at) =>
    answerButton(id, at, openViews, fillCodeFromNotification),
  );
  receiveCalls(pageCallHandlers(poller, deleter), fieldCallHandlers(poller.wake));
  const lookForMail = async () => (await userReturned()) && poller.wake();
  receiveViews(
    openViews,
    poller.wake,
    run('view that opens', () => Promise.all([lookForMail(), watchAgain()])),
  );

  // Events of the browser.
  on(alarms.onAlarm, 'upkeep', resumeUpkeep);
  on(alarms.onAlarm, 'polling', poller.wake);
  // Codes grow old without a change of the mailbox.
  on(alarms.onAlarm, 'cards in pages', updateCards);
  addEventListener(
    'online',
    run('network', () => checkNetwork(networkIsBack, true)),
  );
  addEventListener(
    'offline',
    run('network', () => checkNetwork(networkIsBack).finally(poller.wake)),
  );
  on(runtime.onInstalled, 'fill menu', showFillMenu);
  on(runtime.onInstalled, 'toolbar button', showBadge);
  on(runtime.onInstalled, 'welcome page', ({ reason }) => openWelcome(reason));
  on(runtime.onInstalled, 'button in fields', reviewFieldButton);
  // A refused key may be accepted by now.
  on(runtime.onStartup, 'polling', poller.networkIsBack);
  // After a restart, the browser has lost the state of the button, and its language may have changed.
  on(runtime.onStartup, 'toolbar button', showBadge);
  // The page that practised may have been closed with the browser.
  on(runtime.onStartup, 'practice', endPractice);
  on(runtime.onStartup, 'tidying', () => tidyMailbox(Date.now()));
  on(runtime.onStartup, 'fill menu', showFillMenu);
  on(runtime.onStartup, 'button in fields', reviewFieldButton);
  const accessChanged = () => reviewAccess().finally(poller.wake);
  on(permissions.onAdded, 'change of access', accessChanged);
  on(permissions.onRemoved, 'change of access', accessChanged);
  on(permissions.onAdded, 'choice that waits for access', accessGranted);
  on(permissions.onRemoved, 'sites of codes', reviewCodeSites);
  on(permissions.onAdded, 'watching filled pages', watchAgain);
  on(permissions.onAdded, 'button in fields', syncFieldButton);
  on(permissions.onRemoved, 'button in fields', reviewFieldButton);

  // Changes of stored data.
  const watch = (item: Watched, name: string, work: () => unknown) => item.watch(run(name, work), forever);
  watchEvent('addressFilled', run('polling', poller.wake), forever);
  watchEvent('mailboxChanged', run('toolbar button', showBadge), forever);
  watchEvent('mailboxChanged', run('fill menu', showFillMenu), forever);
  watchEvent('mailboxChanged', run('notifications', clearStaleNotifications), forever);
  watchEvent('mailboxChanged', run('cards in pages', updateCards), forever);
  watchProblems(run('toolbar button', showBadge), forever);
  watch(connectionsItem, 'toolbar button', showBadge);
  watch(connectionsItem, 'deleting', deleter.retry);
  watch(connectionsItem, 'list of domains', () => syncDomains());
  watch(domainsItem, 'fill menu', showFillMenu);
  watch(settingsItem, 'polling', poller.wake);
  watch(settingsItem, 'quota', enforceQuota);
  watch(fieldButtonItem, 'button in fields', syncFieldButton);
  watchLanguage(run('toolbar button', showBadge), forever);
  watchLanguage(run('fill menu', showFillMenu), forever);

  // Permissions may have been taken away while Mayfly was disabled.
  run('sites of codes', reviewCodeSites)();
  run('button in fields', forgetRefusedButton)();
  // The last worker may have died before any of these was done.
  run('restriction of the storage to our own pages', restrictStorageAccess)();
  run('what pages show of the connected service', copyConnections)();
  run('upkeep', resumeUpkeep)();
  run('notifications', clearStaleNotifications)();
  run('new mail', () => handleNewMail().finally(poller.wake))();
});
