import { directionInUse, languageInUse } from '../../lib/language/language-in-use.ts';
import { languageSpoken, watchLanguage } from '../../lib/settings/chosen-language.ts';

/**
 * Draws the page in the language that was chosen, and anew in every other one that is chosen while it is open.
 * @param draw given the language as a key: what is drawn has to be drawn from its beginnings
 */
export async function drawInLanguage(draw: (language: string) => void): Promise<void> {
  const drawAll = () => {
    document.documentElement.lang = languageInUse();
    document.documentElement.dir = directionInUse();
    draw(languageInUse());
  };
  await languageSpoken();
  drawAll();
  watchLanguage(drawAll, new AbortController().signal);
}
