import { findNamedColour, hexOf, parseHexColour } from './colour/colour.ts';
import type { CssContext } from './css/css-context.ts';

/** As in style sheets, see `safe-css.ts`: wider widths shrink in a narrow window. */
const WIDE_PX = 240;
/** The attributes that hold a colour. */
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
