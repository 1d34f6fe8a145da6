import { readPageNote, writePageNote } from './page-note.ts';

const THEME_KEY = 'theme';

/** The page's `color-scheme`; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

/** Sets the page's colours. `tokens.css` reads the attribute. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Stores the chosen theme where a page can read it before its first frame. */
export function rememberTheme(theme: Theme): void {
  writePageNote(THEME_KEY, theme === 'system' ? undefined : theme);
}

/** Shows the theme that was stored last; the system's if there is none or it can't be read. */
export function showRememberedTheme(): void {
  const theme = readPageNote(THEME_KEY);
  showTheme(theme === 'light' || theme === 'dark' ? theme : 'system');
}
