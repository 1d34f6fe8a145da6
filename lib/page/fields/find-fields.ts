import { classifyField } from './classify-field.ts';
import { judgeField } from './judge-field.ts';
import { rootsWithin } from './roots-within.ts';
import type { ShadowRootOpener } from './target-field.ts';
import { holds } from './write-field.ts';

/** Every field of a page that asks for an address, whether it can take one or not, in the order of the page. It looks once, when asked. */
export function findAddressFields(page: Document, openShadowRoot: ShadowRootOpener): HTMLInputElement[] {
  return [...rootsWithin(page, openShadowRoot)]
    .flatMap((root) => [...root.querySelectorAll('input')])
    .filter((field) => classifyField(field) === 'email');
}

/** Every field of a page that holds a text and can take another; in the order of the page. */
export function findHolders(page: Document, text: string, openShadowRoot: ShadowRootOpener): HTMLElement[] {
  return [...rootsWithin(page, openShadowRoot)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')])
    .filter((field) => holds(field, text) && judgeField(field) === undefined);
}
