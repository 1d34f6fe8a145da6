import type { Colour } from '../colour/colour.ts';

/** What the CSS filter asks its caller for. */
export interface CssContext {
  /**
   * The URL to load instead of `url`, or undefined to block it.
   * @param isConditional it would be asked for at a certain width, or when something is pointed at: asking tells that
   */
  imageFor(url: string, isConditional: boolean): string | undefined;
  /** Changes every colour; absent when colours stay. */
  recolour?(colour: Colour): Colour;
  /** Called with every other URL that the style sheet would have loaded. */
  onBlocked(url: string): void;
  /** How many more selectors the mail may have; each one that is kept is taken off. */
  selectorsLeft: number;
}
