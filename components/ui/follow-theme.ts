import { type Settings, settingsItem } from '../../lib/storage/settings.ts';
import { rememberTheme, showTheme } from '../../lib/storage/theme.ts';

/** Shows the chosen theme, and the next one as soon as it is chosen. Never rejects: then the page keeps the one that was remembered. */
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
