/** A higher box says no more. */
const HIGHEST_PX = 120;
/** In a narrower box a text would fall letter by letter. */
const READABLE_PX = 48;
/** As of boxes, see `safe-css.ts`: wider ones shrink in a narrow window. */
const WIDE_PX = 240;

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
