import { LAST_VIEW_KEY } from './last-view.ts';
import { ATTRIBUTES, routeInUse, type Snapshot, type SnapshotNode, STYLE, snapshotKey, TAGS } from './snapshot.ts';

/** A longer snapshot takes more time to read than it saves. */
const LONGEST_CHARACTERS = 100_000;

/** Whether it is a list item below the visible part. */
function isBelow(element: Element): boolean {
  return element.tagName === 'LI' && element.getBoundingClientRect().top > innerHeight;
}

function takeNode(node: Node): SnapshotNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
  if (!(node instanceof Element)) return [];
  const tag = node.localName;
  // A component marks what must not be copied, such as a notice.
  if (!TAGS.has(tag) || node.getAttribute('data-snapshot') === 'skip' || isBelow(node)) return [];
  const attributes: Record<string, string> = {};
  for (const { name, value } of node.attributes) {
    if (ATTRIBUTES.has(name) && (name !== 'style' || STYLE.test(value))) attributes[name] = value;
  }
  // Of an open message, the head is copied, never the body.
  const children = node.matches('.reading')
    ? node.querySelectorAll(':scope > :is(.view-bar, .message-head)')
    : node.childNodes;
  return [[tag, attributes, ...[...children].flatMap(takeNode)]];
}

/**
 * Stores what the page shows, for its next first frame.
 * @param until epoch ms, when it stops being true
 */
export function takeSnapshot(until: number): void {
  const snapshot: Snapshot = {
    at: Date.now(),
    until,
    language: navigator.language,
    direction: document.documentElement.dir,
    hash: routeInUse(),
    scrollTop: document.querySelector('main')?.scrollTop ?? 0,
    nodes: [...document.body.childNodes].flatMap(takeNode),
  };
  const text = JSON.stringify(snapshot);
  try {
    if (text.length > LONGEST_CHARACTERS) localStorage.removeItem(snapshotKey());
    else localStorage.setItem(snapshotKey(), text);
  } catch {
    // Storage is full or switched off: the page then opens without a snapshot.
  }
}

function removeKeys(isRemoved: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(isRemoved)) localStorage.removeItem(key);
  } catch {
    // There is nothing to be forgotten.
  }
}

/** Removes the snapshots of other pages: they may show something that was deleted since. */
export function clearOtherSnapshots(): void {
  removeKeys((key) => key.startsWith('snapshot') && key !== snapshotKey());
}

/** Removes all snapshots and the last view, once their data was removed. */
export function clearSnapshots(): void {
  removeKeys((key) => key.startsWith('snapshot') || key === LAST_VIEW_KEY);
}
