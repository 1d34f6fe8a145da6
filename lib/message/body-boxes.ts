import type { RemoteContent } from './remote-content.ts';

/** As in style sheets, see `safe-css.ts`: wider than this gives way to the width there is. */
const WIDE_PX = 240;

/**
 * The old attributes of tables and pages as the declarations that they stand for, so that there is one filter for both:
 * `background`, and widths that a narrow window does not have. What the mail's own `style` says comes after them.
 */
export function prepareBox(element: Element, content: RemoteContent): void {
  const declarations: string[] = [];
  const background = content.backgroundOf(element);
  if (background) declarations.push(`background-image:url("${CSS.escape(background)}")`);
  const width = element.getAttribute('width')?.trim() ?? '';
  if (/^\d+(px)?$/i.test(width) && Number.parseInt(width, 10) > WIDE_PX) {
    declarations.push(`width:${Number.parseInt(width, 10)}px`);
    element.removeAttribute('width');
  }
  if (declarations.length > 0)
    element.setAttribute('style', `${declarations.join(';')};${element.getAttribute('style') ?? ''}`);
}
