/** What the toolbar button can look like. */
export const ICON_STATES = ['idle', 'error', 'off'] as const;

export type IconState = (typeof ICON_STATES)[number];

/** Filled grounds, so that the white mark reads on light and dark toolbars alike. */
const GROUNDS: Record<IconState, string> = { idle: '#0d7a6a', error: '#b4581a', off: '#78837f' };

/** A mayfly at rest: wings raised together like a sail, the body bent, its two long tails spread. */
function drawMark(isSmall: boolean, isHollow: boolean): string {
  const wings = isSmall
    ? '<path d="M20.6 19.4C12.6 16.6 8.2 10.4 9 2.6c8 1.8 13 8.8 11.6 16.8z"/><path d="M23 18.6c-.8-6 1.4-10.8 6-13.8 2.2 5.4.2 11-6 13.8z" opacity=".75"/>'
    : '<path d="M20.4 19.2C13.2 16.6 9.2 10.6 10.2 3.8c7.2 1.6 11.6 8.2 10.2 15.4z"/><path d="M22.2 18.8c-.4-5.6 1.6-10 5.6-12.6 1.8 4.8 0 10-5.6 12.6z" opacity=".72"/>';
  const [body, tails, head] = isSmall ? [3.6, 2.5, 2.9] : [2.9, 1.7, 2.5];
  const fill = isHollow ? `fill="none" stroke="#fff" stroke-width="${tails}" stroke-linejoin="round"` : 'fill="#fff"';
  return `
  <g ${fill}>${wings}</g>
  <circle cx="25.6" cy="22.2" r="${head}" fill="#fff"/>
  <g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">
    <path d="M24.8 21.8c-4.2-2-8.6-1.6-12.6 1.4" stroke-width="${body}"/>
    <path d="M12.2 23.2C8.6 22.6 5.6 20 4.2 16.2M12.2 23.2C9.8 26 7 27.4 3.8 27.4" stroke-width="${tails}"/>
  </g>`;
}

/**
 * One icon, on a 32 × 32 grid.
 * @param sizePx small ones are drawn with fewer and stronger lines
 */
export function iconSvg(state: IconState, sizePx: number): string {
  const isSmall = sizePx <= 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${sizePx}" height="${sizePx}">
  <rect width="32" height="32" rx="8" fill="${GROUNDS[state]}"/>${drawMark(isSmall, state === 'off')}
</svg>`;
}
