import { findNamedColour, hexOf, parseHexColour } from './colour/colour.ts';
import type { CssContext } from './css/safe-declaration.ts';

/** As in style sheets, see `safe-css.ts`: wider widths shrink in a narrow window. */
const WIDE_PX = 240;
const COLOUR_ATTRIBUTES = ['bgcolor', 'color', 'text'];

/**
 * The old attributes of tables, pages and fonts brought in line with what style sheets may do: a `background` becomes a
 * declaration, which is assessed like all others; widths that a narrow window does not have give way; colours follow the
 * theme. What the mail's own `style` says comes after them.
 */
export function prepareBox(element: Element, { recolour }: CssContext): void {
  const declarations: string[] = [];
  const background = element.getAttribute('background');
  if (background) declarations.push(`background-image:url("${CSS.escape(background)}")`);
  const width = element.getAttribute('width')?.trim() ?? '';
  if (/^\d+(px)?$/i.test(width) && Number.parseInt(width, 10) > WIDE_PX) {
    declarations.push(`width:${Number.parseInt(width, 10)}px`);
    element.removeAttribute('width');
  }
  // As in style sheets.
  if (element.getAttribute('height')?.includes('%')) element.removeAttribute('height');
  if (element.hasAttribute('nowrap')) declarations.push('white-space:nowrap');
  if (declarations.length > 0) {
    element.setAttribute('style', `${declarations.join(';')};${element.getAttribute('style') ?? ''}`);
  }
  for (const name of recolour ? COLOUR_ATTRIBUTES : []) {
    const value = element.getAttribute(name)?.trim();
    const colour = value ? (findNamedColour(value) ?? parseHexColour(value)) : undefined;
    if (recolour && colour) element.setAttribute(name, `#${hexOf(recolour(colour)).slice(0, 6)}`);
  }
}

const HIGHEST_PX = 120;
/** In a narrower box a text would fall letter by letter. */
const READABLE_PX = 48;

/**
 * Puts a quiet box with its alternative text in the place of each image that is not shown, as wide as the image would be: browsers draw
 * it as one that is broken, and each in its own way. One with areas to press stays: they need it.
 */
export function boxBlockedImages(body: Element): void {
  for (const image of body.querySelectorAll<HTMLImageElement>('img:not([src],[usemap])')) {
    const box = image.ownerDocument.createElement('span');
    const text = (image.getAttribute('alt') ?? '').trim();
    for (const name of ['class', 'style', 'dir', 'lang']) {
      const value = image.getAttribute(name);
      if (value) box.setAttribute(name, value);
    }
    box.classList.add('mayfly-held');
    box.style.width ||= widthOf(image.getAttribute('width')) ?? '';
    const high = Number.parseFloat(box.style.height || (image.getAttribute('height') ?? ''));
    if (high > 0) box.style.minHeight = `${Math.min(high, HIGHEST_PX)}px`;
    if (text) {
      box.setAttribute('role', 'img');
      box.setAttribute('aria-label', text);
      const [, px] = /^([\d.]+)px$/.exec(box.style.width) ?? [];
      if (px === undefined || Number(px) >= READABLE_PX) box.textContent = text;
    }
    image.replaceWith(box);
  }
}

/** An attribute's width as style sheets write it; undefined for none. */
function widthOf(attribute: string | null): string | undefined {
  const [, number, unit] = /^(\d{1,5})(?:\.\d*)?(px|%)?$/i.exec((attribute ?? '').replaceAll(/\s/g, '')) ?? [];
  if (!number || unit === '%') return number && `${number}%`;
  return Number(number) > WIDE_PX ? `min(${number}px,var(--mayfly-width))` : `${number}px`;
}
