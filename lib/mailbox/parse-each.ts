import type { Shape } from '../shape/shape.ts';
import { type Message, messageShape } from './message.ts';

/** Drops what does not fit, one by one, and says so in the log. */
export function parseEach<T>(stored: unknown[], shape: Shape<T>, what: string): T[] {
  return stored.flatMap((item) => {
    try {
      return [shape(item)];
    } catch (error) {
      console.warn(`A stored ${what} does not fit and is left out:`, String(error));
      return [];
    }
  });
}

export const parseMessages = (stored: unknown[]): Message[] => parseEach(stored, messageShape, 'message');
