import type { Colour } from '../colour/colour.ts';

/** What the filter asks the body's author about; it loads nothing and knows no address itself. */
export interface CssContext {
  /** The address to load in place of `url`, or undefined to hold it. */
  imageFor(url: string): string | undefined;
  /** What becomes of every colour; absent when they stay. */
  recolour?(colour: Colour): Colour;
  /** Told of every other address that the style sheet would have loaded. */
  onHeld(url: string): void;
}
