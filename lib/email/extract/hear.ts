/** Told what decided about a number or a link: points, the rule, and the words that it read. A new number or link begins with no points and its own text. */
export type Hear = (points: number, rule: string, words: string) => void;
