import { clip } from './clip.ts';
import { z } from './z.ts';

/** A text of which only the beginning is kept. @param atMost UTF-16 units */
export function clipped(atMost: number) {
  return z.pipe(
    z.string(),
    z.transform((text: string) => clip(text, atMost)),
  );
}
