/** Run in a page of the extension: what the badge says over the tab in front. */
export async function readBadgeInFront(): Promise<string> {
  const window = await chrome.windows.getLastFocused();
  const [tab] = await chrome.tabs.query({ active: true, windowId: window.id ?? -1 });
  return chrome.action.getBadgeText(tab?.id === undefined ? {} : { tabId: tab.id });
}
