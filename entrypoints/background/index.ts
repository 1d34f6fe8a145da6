import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { statusItem } from '../../lib/api/status.ts';
import { fillAndTell } from '../../lib/filling/fill-and-tell.ts';
import { keepSpare, SPARE_ALARM } from '../../lib/filling/spare-address.ts';
import { keepWithin } from '../../lib/mailbox/change.ts';
import { CLAIM_ALARM, claimIntended } from '../../lib/mailbox/claim-intended.ts';
import { countUncounted } from '../../lib/mailbox/count-uncounted.ts';
import { createDeleter } from '../../lib/mailbox/deleter.ts';
import { DELETION_ALARM } from '../../lib/mailbox/deletion-alarm.ts';
import { FINDERS_FILE } from '../../lib/mailbox/load-finders.ts';
import { watchMailbox } from '../../lib/mailbox/store.ts';
import { showBadge } from '../../lib/notifications/badge.ts';
import { tellNews } from '../../lib/notifications/tell-news.ts';
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
import { findActivePlace } from './active-place.ts';
import { callHandlers } from './call-handlers.ts';
import { serveFieldButton } from './field-button.ts';
import { fillFromMenu, showFillMenu } from './fill-menu.ts';
import { answerButton, showMessage } from './show-message.ts';
import { watchers } from './watchers.ts';

export default defineBackground(() => {
  installScripts([FINDERS_FILE, LATE_FILE]);
  const watching = watchers();
  const poller = createPoller(watching.isAnybodyThere, () => tellNews().then(fetchWanted));
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
    const { url, ...place } = await findActivePlace(tab);
    if (isTrialPage(url)) return fillTrial();
    await fillAndTell({ place, url, withSearch: false, onKept });
  });
  browser.notifications.onClicked.addListener((id) => showMessage(id, watching));
  // Firefox has no buttons on notifications, and no such event.
  browser.notifications.onButtonClicked?.addListener((id, button) => answerButton(id, button, watching));

  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === POLL_ALARM) poller.wake();
    if (name === SPARE_ALARM) keepSpare();
    if (name === CLAIM_ALARM) claimIntended();
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
  browser.runtime.onConnect.addListener((port) => watching.join(port, poller.wake));
  receiveCalls(callHandlers(poller, deleter, onKept));
  serveFieldButton(onKept, forever);

  watchMailbox(showBadge, forever);
  watchMailbox(showFillMenu, forever);
  statusItem.watch(showBadge, forever);
  connectionItem.watch(showBadge, forever);
  settingsItem.watch(() => {
    keepSpare();
    poller.wake();
    keepWithin().catch((error: unknown) => console.warn('No room could be made:', error));
  }, forever);
  connectionItem.watch(deleter.retry, forever);
  watchLanguage(() => {
    showBadge();
    showFillMenu();
  }, forever);

  keepStorageToOurselves();
  claimIntended();
  deleter.wake();
  countUncounted().catch((error: unknown) => console.warn('What is held could not be counted:', error));
  // A worker that died may have left news untold.
  tellNews()
    .catch((error: unknown) => console.warn('New mail could not be told of:', error))
    .finally(onKept);
});
