/**
 * Properties and methods of nodes as the browser defines them. A page can name a control of a form `parentElement`, or an image
 * `querySelector`: `form.parentElement` and `document.querySelector` are then that element, for content scripts in Chromium too. The
 * prototypes of nodes have no such names.
 */

/** The getters that all nodes or all elements have in common. They are stored because fields are assessed by thousands of reads. */
const getters = new Map<PropertyKey, (() => unknown) | undefined>();

function getterOf(key: PropertyKey): (() => unknown) | undefined {
  if (!getters.has(key)) {
    const inherited = [Node.prototype, Element.prototype].map((one) => Object.getOwnPropertyDescriptor(one, key)?.get);
    getters.set(key, inherited[0] ?? inherited[1]);
  }
  return getters.get(key);
}

/** The value of a property of a node, whatever names the page has given. */
export function propertyOf<T extends object, K extends keyof T>(node: T, key: K): T[K] {
  const getter = getterOf(key);
  return (getter ? getter.call(node) : Reflect.get(Object.getPrototypeOf(node), key, node)) as T[K];
}

type Method = (...args: never[]) => unknown;

/** Calls a method of a node, whatever names the page has given. */
export function callOf<T extends object, K extends keyof T>(
  node: T,
  key: K,
  ...args: T[K] extends Method ? Parameters<T[K]> : never
): T[K] extends Method ? ReturnType<T[K]> : never {
  return Reflect.apply(Reflect.get(Object.getPrototypeOf(node), key, node) as never, node, args);
}

/** All elements within a node that a selector matches, in document order. */
export function findAll<E extends Element = HTMLElement>(around: ParentNode, selectors: string): E[] {
  return [...callOf(around, 'querySelectorAll', selectors)] as Element[] as E[];
}

/** The first element within a node that a selector matches. */
export function findFirst<E extends Element = HTMLElement>(around: ParentNode, selectors: string): E | undefined {
  return (callOf(around, 'querySelector', selectors) as E | null) ?? undefined;
}

export const isElement = (node: Node): node is Element => propertyOf(node, 'nodeType') === Node.ELEMENT_NODE;

export const parentOf = (node: Node): HTMLElement | null => propertyOf(node, 'parentElement');

export const textOf = (node: Node): string => propertyOf(node, 'textContent') ?? '';

export const boxOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);

export const isMatch = (element: Element, selectors: string): boolean =>
  Element.prototype.matches.call(element, selectors);

export const findAround = (element: Element, selectors: string): HTMLElement | null =>
  Element.prototype.closest.call(element, selectors) as HTMLElement | null;

export const documentOf = (node: Node): Document => propertyOf(node, 'ownerDocument') ?? (node as Document);

export const rootOf = (node: Node): Document | ShadowRoot =>
  Node.prototype.getRootNode.call(node) as Document | ShadowRoot;

export const isShown = (element: Element, options?: CheckVisibilityOptions): boolean =>
  Element.prototype.checkVisibility.call(element, options);

/** Whether styles let an element be seen, except for its size and place. */
export const isVisible = (element: Element): boolean =>
  isShown(element, { opacityProperty: true, visibilityProperty: true });

export const isActive = (element: Element): boolean => propertyOf(rootOf(element), 'activeElement') === element;

/** The value of an attribute; empty if the element does not have it. */
export const attribute = (element: Element, name: string): string =>
  Element.prototype.getAttribute.call(element, name) ?? '';
