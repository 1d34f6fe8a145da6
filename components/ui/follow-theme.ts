import { type Settings, settingsItem } from '../../lib/storage/settings.ts';
import { rememberTheme, showTheme } from '../../lib/storage/theme.ts';

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
