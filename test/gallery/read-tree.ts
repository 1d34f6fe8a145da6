import type { Page } from 'puppeteer-core';
import { findFirefoxWindow } from '../e2e/firefox-window.ts';

/** Landmarks, headings, lists, and all that can be operated. What lies between them is text, or named differently by each browser. */
const ROLES = new Set([
  ...['main', 'navigation', 'region', 'contentinfo', 'heading', 'list'],
  ...['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox'],
]);

type Node = [role: string, name: string];

async function readChromiumTree(page: Page): Promise<Node[]> {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (id: string): Node[] => {
    const node = byId.get(id);
    const children = (node?.childIds ?? []).flatMap(walk);
    return node && !node.ignored ? [[node.role?.value ?? '', node.name?.value ?? ''], ...children] : children;
  };
  return walk(nodes[0]?.nodeId ?? '');
}

/** In the browser's own process, where screen readers ask for it. A password field has no role of ARIA's. */
async function readFirefoxTree(page: Page): Promise<Node[]> {
  const window = await findFirefoxWindow(page.browser());
  const nodes = await window.evaluate(`
    const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
    const nodes = [];
    const root = service.getAccessibleFor(gBrowser.selectedBrowser);
    const walk = (node) => {
      const role = node.computedARIARole || service.getStringRole(node.role);
      nodes.push([role === 'password text' ? 'textbox' : role, node.name ?? '']);
      // A mail in its frame is its sender's.
      if (node !== root && role === 'internal frame') return;
      for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
    };
    if (root) walk(root);
    return nodes;
  `);
  return nodes as Node[];
}

/** What the browser tells screen readers of a page, from top to bottom: `button "Copy code"`. In Firefox it may come a moment later. */
export async function readTree(page: Page): Promise<string[]> {
  const isFirefox = (await page.browser().version()).startsWith('firefox');
  const nodes = await (isFirefox ? readFirefoxTree(page) : readChromiumTree(page));
  return nodes.filter(([role]) => ROLES.has(role)).map(([role, name]) => `${role} "${name.trim()}"`);
}
