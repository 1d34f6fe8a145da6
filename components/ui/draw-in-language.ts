import { directionInUse, languageInUse } from '../../lib/i18n/language-in-use.ts';
import { languageLoaded, watchLanguage } from '../../lib/storage/chosen-language.ts';

/**
 * Draws the page in the chosen language, and again when another one is chosen.
 * @param draw called with the language, which it has to use as a key, so that a change renders everything again
 */
export async function drawInLanguage(draw: (language: string) => void): Promise<void> {
  const drawAll = () => {
    document.documentElement.lang = languageInUse();
    document.documentElement.dir = directionInUse();
    draw(languageInUse());
  };
  await languageLoaded();
  drawAll();
  watchLanguage(drawAll, new AbortController().signal);
}
