import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, isSupported, type Oldest } from './support.ts';

/** Names that one browser has for what MDN lists under another. */
const ALSO_CALLED: Record<string, string> = { menus: 'contextMenus' };

const namesIn = (entry: Identifier) => Object.keys(entry).filter((name) => name !== '__compat');

/**
 * Every interface for extensions that a browser lacks, whether Mayfly uses it or not: `windows`, or `action.getUserSettings` where it has
 * the rest of `action`.
 */
export function listLacking(oldest: Oldest): string[] {
  const { api } = compatData.webextensions as { api: Identifier };
  return namesIn(api).flatMap((namespace) => {
    const entry = api[namespace] as Identifier;
    const members = namesIn(entry);
    const lacking = members.filter((member) => !isSupported(entry[member]?.__compat, oldest));
    const isWhole = !isSupported(entry.__compat, oldest) || (members.length > 0 && lacking.length === members.length);
    const names = [namespace, ALSO_CALLED[namespace] ?? namespace];
    return [...new Set(names)].flatMap((name) => (isWhole ? [name] : lacking.map((member) => `${name}.${member}`)));
  });
}
