/**
 * How wide a page is, and the contrast of every text with what is painted behind it (WCAG 2), in order; texts on pictures and
 * gradients are left out, unless the reader has painted over them: then a white picture counts. Runs inside the page.
 */
export function measurePage(): { width: number; contrasts: number[] } {
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = parts(colour).map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backgroundOf = (element: Element | null): string | undefined => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const [, veil = ''] = /^linear-gradient\((rgba\(24, 24, 24, .*?\)).*url\(/.exec(backgroundImage) ?? [];
      const [r = 0, g = 0, b = 0, alpha] = parts(veil);
      if (alpha) return `rgb(${[r, g, b].map((part) => part * alpha + 255 * (1 - alpha)).join()})`;
      if (backgroundImage !== 'none') return undefined;
      if (parts(backgroundColor)[3] !== 0) return backgroundColor;
    }
    return undefined;
  };
  const contrasts: number[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && contrasts.length < 2000; node = walker.nextNode()) {
    const parent = node.parentElement;
    const background = backgroundOf(parent);
    if (!parent?.checkVisibility() || !node.nodeValue?.trim() || !background) continue;
    const [low = 0, high = 0] = [luminance(getComputedStyle(parent).color), luminance(background)].sort(
      (a, b) => a - b,
    );
    contrasts.push((high + 0.05) / (low + 0.05));
  }
  return { width: document.documentElement.scrollWidth, contrasts };
}
