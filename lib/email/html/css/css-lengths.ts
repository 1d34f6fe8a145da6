import type { CssToken } from './css-tokens.ts';

const PX_PER_UNIT = new Map([
  ['px', 1],
  ['pt', 4 / 3],
  ['pc', 16],
  ['in', 96],
  ['cm', 37.8],
  ['mm', 3.78],
  ['em', 16],
  ['rem', 16],
  ['ex', 8],
  ['ch', 8],
  ['vw', 4],
  ['vh', 4],
]);

/**
 * About how long a length is, relative ones as they usually come out.
 * @param other CSS pixels of anything without a unit of length, such as a percentage
 */
export function pixels({ value, unit }: CssToken & { type: 'number' }, other: number): number {
  return value * (PX_PER_UNIT.get(unit) ?? other);
}
