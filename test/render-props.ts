import { type ComponentType, Fragment, options, render, type VNode } from 'preact';
import { onTestFinished } from 'vitest';

/**
 * Renders a view with its data and its actions, and draws nothing: all its parts are left out, so that no document is needed.
 * @returns `props`: those with which the view last rendered one of its parts; `unmount`: to be called before the test ends, while what
 *   stands for the page is still there
 */
export function renderProps<Props>(view: VNode, part: ComponentType<Props>) {
  const parent = { childNodes: [] } as unknown as Element;
  const { vnode: before } = options;
  let props: Props | undefined;
  options.vnode = (made) => {
    if (made.type === part) props = made.props as Props;
    if (made.type !== Fragment) made.type = () => null;
    before?.(made);
  };
  const unmount = () => {
    // At once, and not after a frame: by then, the test may have ended.
    options.requestAnimationFrame = (cleanUp) => cleanUp();
    render(null, parent);
    Object.assign(options, { vnode: before, requestAnimationFrame: undefined });
  };
  onTestFinished(unmount);
  render(view, parent);
  return { props: () => props, unmount };
}
