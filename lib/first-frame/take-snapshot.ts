import { ATTRIBUTES, routeInUse, type Snapshot, type SnapshotNode, STYLE, snapshotKey, TAGS } from './snapshot.ts';

/** Longer ones take longer to read than they save. */
const LONGEST_CHARACTERS = 100_000;

/** What lies further down is not in the first sight. */
function isBelow(element: Element): boolean {
  return element.tagName === 'LI' && element.getBoundingClientRect().top > innerHeight;
}

function takeNode(node: Node): SnapshotNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
  if (!(node instanceof Element)) return [];
  const tag = node.localName;
  // What belongs to a moment or to the page beside us is marked by its component.
  if (!TAGS.has(tag) || node.getAttribute('data-snapshot') === 'skip' || isBelow(node)) return [];
  const attributes: Record<string, string> = {};
  for (const { name, value } of node.attributes) {
    if (ATTRIBUTES.has(name) && (name !== 'style' || STYLE.test(value))) attributes[name] = value;
  }
  // Of a message that is open its head, as the list has it, and nothing of its body.
  const children = node.matches('.reading')
    ? node.querySelectorAll(':scope > :is(.view-bar, .message-head)')
    : node.childNodes;
  return [[tag, attributes, ...[...children].flatMap(takeNode)]];
}

/**
 * Keeps what the page shows for the next time that it opens.
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
    // No room, or switched off: then the page opens without.
  }
}

/** Forgets what other pages showed: something has changed since, and what was deleted is not to be kept anywhere. */
export function clearOtherSnapshots(): void {
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith('snapshot') && key !== snapshotKey());
    for (const key of others) localStorage.removeItem(key);
  } catch {
    // There is nothing to be forgotten.
  }
}

/** Forgets what every page showed: its data is not here any more. */
export function clearSnapshots(): void {
  try {
    localStorage.clear();
  } catch {
    // There is nothing to be forgotten.
  }
}
