import { directionInUse, languageInUse } from '../../lib/i18n/language-in-use.ts';
import { languageLoaded, watchLanguage } from '../../lib/storage/chosen-language.ts';
import { type Settings, settingsItem } from '../../lib/storage/settings.ts';
import { rememberTheme, showTheme } from '../../lib/storage/theme.ts';

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

/** Applies the chosen theme, now and after each change. Never rejects: if the theme can't be read, the page keeps the remembered one. */
export async function followTheme(): Promise<void> {
  const follow = ({ theme }: Settings) => {
    rememberTheme(theme);
    showTheme(theme);
  };
  settingsItem.watch(follow, new AbortController().signal);
  try {
    follow(await settingsItem.read());
  } catch (error) {
    console.warn('The chosen theme could not be read:', error);
  }
}
