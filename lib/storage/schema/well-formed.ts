import { z } from './z.ts';

/** A text without halves of characters: lone surrogates, which no URL and not every storage takes, are replaced. */
export const wellFormed = z.pipe(
  z.string(),
  z.transform((text: string) => text.toWellFormed()),
);
