import { findNamedColour, hexOf, parseHexColour } from './colour/colour.ts';

/** Larger widths shrink in a narrow window, as in style sheets: see `safe-declaration.ts`. */
const WIDE_PX = 240;
const COLOUR_ATTRIBUTES = { bgcolor: 'background-color', color: 'color', text: 'color' };

/**
 * Applies the rules for style sheets to the old attributes of tables, pages and fonts: a `background` becomes a declaration,
 * which is checked like all others; widths that are too large for a narrow window can shrink. The mail's own `style` comes after these
 * declarations.
 * @returns a rule for each colour, which counts less than the mail's style sheets
 */
export function prepareBox(element: Element): string[] {
  const declarations: string[] = [];
  const background = element.getAttribute('background');
  const hasPicture = background || element.getAttribute('style')?.includes('url(');
  const rules = Object.entries(COLOUR_ATTRIBUTES).flatMap(([name, property]) => {
    const value = element.getAttribute(name)?.trim();
    const colour = value ? (findNamedColour(value) ?? parseHexColour(value)) : undefined;
    if (!colour) return [];
    const declaration = `${property}:#${hexOf(colour).slice(0, 6)}`;
    if (name === 'bgcolor' && hasPicture) declarations.push(declaration);
    return `[${name}=${CSS.escape(element.getAttribute(name) ?? '')}]{${declaration}}`;
  });
  if (background) declarations.push(`background-image:url("${CSS.escape(background)}")`);
  const width = element.getAttribute('width')?.trim() ?? '';
  if (/^\d+(px)?$/i.test(width) && Number.parseInt(width, 10) > WIDE_PX) {
    declarations.push(`width:${Number.parseInt(width, 10)}px`);
    element.removeAttribute('width');
  }
  // Heights in per cent are removed, as in style sheets.
  if (element.getAttribute('height')?.includes('%')) element.removeAttribute('height');
  if (element.hasAttribute('nowrap')) declarations.push('white-space:nowrap');
  if (declarations.length > 0) {
    element.setAttribute('style', `${declarations.join(';')};${element.getAttribute('style') ?? ''}`);
  }
  return rules;
}

const HIGHEST_PX = 120;
/** In a narrower box, text would break after each letter. */
const READABLE_PX = 48;

/**
 * Replaces each image that is not shown by a plain box with its alternative text, as wide as the image would be: browsers would draw a
 * broken image, each in its own way. An image with an image map stays, because the links of the map need it.
 */
export function boxBlockedImages(body: Element): void {
  for (const image of body.querySelectorAll<HTMLImageElement>('img:not([src],[usemap])')) {
    const box = image.ownerDocument.createElement('span');
    const text = (image.getAttribute('alt') ?? '').trim();
    for (const name of ['class', 'style', 'dir', 'lang']) {
      const value = image.getAttribute(name);
      if (value) box.setAttribute(name, value);
    }
    box.classList.add('mayfly-blocked');
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

/** The CSS value of a `width` attribute; undefined for none. */
function widthOf(attribute: string | null): string | undefined {
  const [, number, unit] = /^(\d{1,5})(?:\.\d*)?(px|%)?$/i.exec((attribute ?? '').replaceAll(/\s/g, '')) ?? [];
  if (!number || unit === '%') return number && `${number}%`;
  return Number(number) > WIDE_PX ? `min(${number}px,var(--mayfly-width))` : `${number}px`;
}
