/**
 * An edge where values come in from outside. Files of this folder that end in `.fuzz.ts` export theirs as `edges`.
 * @property name what is fed with wrong values, in words
 */
export type FuzzEdge = {
  name: string;
  /**
   * Throws at the first case in which something is thrown past the edge, or in which a good part is lost.
   * @param cases how many wrong values to try; fewer where each is slow
   * @returns how many were tried, and in how many of them a good part was left, and kept
   */
  run(cases: number): Promise<{ tried: number; kept: number }>;
};
