/** The languages that Mayfly speaks, by their own names. Their tags are BCP 47; their files have `_` for `-`. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  uk: 'Українська',
  ja: '日本語',
  'zh-CN': '简体中文',
  ar: 'العربية',
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);
