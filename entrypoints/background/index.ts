import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { statusItem } from '../../lib/api/status.ts';
import { fillAndNotify } from '../../lib/filling/fill-and-notify.ts';
import { RECONCILE_ALARM, reconcilePending } from '../../lib/mailbox/address/reconcile-pending.ts';
import { keepSpare, SPARE_ALARM } from '../../lib/mailbox/address/spare-address.ts';
import { enforceQuota } from '../../lib/mailbox/change-mailbox.ts';
import { indexOldBodies } from '../../lib/mailbox/index-old-bodies.ts';
import { FINDERS_FILE } from '../../lib/mailbox/load-finders.ts';
import { watchMailbox } from '../../lib/mailbox/store.ts';
import { createDeleter } from '../../lib/mailbox/trash/deleter.ts';
import { DELETION_ALARM } from '../../lib/mailbox/trash/deletion-alarm.ts';
import { showBadge } from '../../lib/notifications/badge.ts';
import { notifyNewMessages } from '../../lib/notifications/notify-new-messages.ts';
import { fetchWanted } from '../../lib/polling/fetch-wanted.ts';
import { POLL_ALARM } from '../../lib/polling/poll-alarm.ts';
import { createPoller } from '../../lib/polling/poller.ts';
import { fillTrial, isTrialPage } from '../../lib/rpc/fill-trial.ts';
import { receiveCalls } from '../../lib/rpc/receive-calls.ts';
import { LATE_FILE } from '../../lib/scripts/load-late.ts';
import { installScripts } from '../../lib/scripts/load-script.ts';
import { watchLanguage } from '../../lib/settings/chosen-language.ts';
import { connectionItem } from '../../lib/settings/connection.ts';
import { settingsItem } from '../../lib/settings/settings.ts';
import { keepStorageToOurselves } from '../../lib/settings/storage-access.ts';
import { findActiveTarget } from './active-target.ts';
import { callHandlers } from './call-handlers.ts';
import { serveFieldButton } from './field-button.ts';
import { fillFromMenu, showFillMenu } from './fill-menu.ts';
import { createOpenViews } from './open-views.ts';
import { answerButton, showMessage } from './show-message.ts';

export default defineBackground(() => {
  installScripts([FINDERS_FILE, LATE_FILE]);
  const openViews = createOpenViews();
  const poller = createPoller(openViews.isAnybodyThere, () => notifyNewMessages().then(fetchWanted));
  const deleter = createDeleter();
  const forever = new AbortController().signal;
  const onKept = () => {
    poller.wake();
    keepSpare();
  };

  browser.runtime.onInstalled.addListener(async ({ reason }) => {
    await Promise.all([showFillMenu(), showBadge()]);
    if (reason === 'install') await browser.runtime.openOptionsPage();
  });
  browser.contextMenus.onClicked.addListener((click, tab) => fillFromMenu(click, tab, onKept));
  browser.commands.onCommand.addListener(async (command, tab) => {
    if (command !== 'fill') return;
    const { url, ...place } = await findActiveTarget(tab);
    if (isTrialPage(url)) return fillTrial();
    await fillAndNotify({ place, url, withSearch: false, onKept });
  });
  browser.notifications.onClicked.addListener((id) => showMessage(id, openViews));
  // Firefox has no buttons on notifications, and no such event.
  browser.notifications.onButtonClicked?.addListener((id, button) => answerButton(id, button, openViews));

  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === POLL_ALARM) poller.wake();
    if (name === SPARE_ALARM) keepSpare();
    if (name === RECONCILE_ALARM) reconcilePending();
    if (name === DELETION_ALARM) deleter.wake();
  });
  addEventListener('online', () => {
    poller.networkIsBack();
    deleter.retry();
  });
  browser.runtime.onStartup.addListener(poller.wake);
  // The browser forgets over night what its button looked like.
  browser.runtime.onStartup.addListener(showBadge);
  // It may speak another language than before.
  browser.runtime.onStartup.addListener(showFillMenu);
  browser.permissions.onAdded.addListener(poller.wake);
  browser.runtime.onConnect.addListener((port) => openViews.join(port, poller.wake));
  receiveCalls(callHandlers(poller, deleter, onKept));
  serveFieldButton(onKept, forever);

  watchMailbox(showBadge, forever);
  watchMailbox(showFillMenu, forever);
  statusItem.watch(showBadge, forever);
  connectionItem.watch(showBadge, forever);
  settingsItem.watch(() => {
    keepSpare();
    poller.wake();
    enforceQuota().catch((error: unknown) => console.warn('The quota could not be kept:', error));
  }, forever);
  connectionItem.watch(deleter.retry, forever);
  watchLanguage(() => {
    showBadge();
    showFillMenu();
  }, forever);

  keepStorageToOurselves();
  reconcilePending();
  deleter.wake();
  indexOldBodies().catch((error: unknown) => console.warn('Old mail could not be made searchable:', error));
  // A worker that died may have left news unnotified.
  notifyNewMessages()
    .catch((error: unknown) => console.warn('New mail could not be told of:', error))
    .finally(onKept);
});
