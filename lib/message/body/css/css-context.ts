import type { Colour } from '../colour/colour.ts';

/** What the CSS filter asks its caller for. */
export interface CssContext {
  /** The URL to load instead of `url`, or undefined to block it. */
  imageFor(url: string): string | undefined;
  /** Changes every colour; absent when colours stay. */
  recolour?(colour: Colour): Colour;
  /** Called with every other URL that the style sheet would have loaded. */
  onBlocked(url: string): void;
}
