import { type BodyTheme, COLOURS } from '../body-sheet.ts';
import { recoloured } from '../colour/colour.ts';
import { isDark } from '../colour/dark-colour.ts';
import type { CssToken } from './css-tokens.ts';

/** What one block of declarations puts behind its text. */
export interface Ground {
  /** The author's colour, gradient or picture is drawn. */
  isOwn?: boolean;
  /** The author's colour is dark on a light page, or the other way round: it is meant for the text as well. */
  isDistinct?: boolean;
  /** A picture is not drawn, or the element would lie over another one. */
  isLost?: boolean;
  /** A picture is drawn under `VEIL`. */
  isVeiled?: boolean;
  importance: '' | '!important';
}

/** A background that lets more through is none. */
const OPAQUE = 0.5;
/** In the dark theme, the colours of texts are changed, and those of a picture under them are not. */
export const VEIL = `linear-gradient(${COLOURS.dark.sheet}e6,${COLOURS.dark.sheet}e6),`;

export function addGround(ground: Ground, value: CssToken[], theme: BodyTheme): void {
  const isGradient = value.some((token) => token.type === 'function' && token.value.endsWith('gradient'));
  recoloured(value, (colour) => {
    if (colour[3] >= OPAQUE) ground.isOwn = true;
    if (colour[3] >= OPAQUE && !isGradient && isDark(colour) === (theme === 'light')) ground.isDistinct = true;
    return colour;
  });
}

/**
 * The declarations to append to a block. Where the author's background is not drawn, the reader supplies one, and `--mayfly-ink` for all
 * texts in it (see `sheetBefore`), until another background of the author's.
 */
export function groundDeclarations(ground: Ground, theme: BodyTheme): string[] {
  const { sheet, ink } = COLOURS[theme];
  const declare = (property: string, value: string) => `${property}:${value}${ground.importance}`;
  if (ground.isLost && !ground.isDistinct) return [declare('background', sheet), declare('--mayfly-ink', ink)];
  if (ground.isVeiled) return [declare('--mayfly-ink', ink)];
  return ground.isOwn ? [declare('--mayfly-ink', 'initial')] : [];
}
