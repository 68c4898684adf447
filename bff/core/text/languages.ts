/**
 * The languages of pages and messages for people, each by its native name. English is in the sources; each
 * other one has a catalog in every folder with texts: `languages/de.ts`.
 */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  pl: 'Polski',
  sv: 'Svenska',
  ja: '日本語',
  ar: 'العربية',
} as const satisfies Readonly<Record<string, string>>;

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly LanguageTag[];

/** The languages with a catalog. */
export type OtherTag = Exclude<LanguageTag, 'en'>;

export const isLanguageTag = (text: string): text is LanguageTag => Object.hasOwn(LANGUAGES, text);

/** @param locale BCP 47 @returns its language, if supported: `de` of `de-CH` */
export function languageOfLocale(locale: string | null | undefined): LanguageTag | undefined {
  const [primary = ''] = (locale ?? '').toLowerCase().split('-', 1);
  return isLanguageTag(primary) ? primary : undefined;
}

/**
 * Returns the locale of amounts and times in a text: the place's if it has the text's language, or else that
 * of most readers of the language.
 * @param own the place's locale, BCP 47
 * @example localeIn('de', 'de-CH'); // `de-CH`
 * @example localeIn('de', 'en-GB'); // `de`
 */
export function localeIn(language: LanguageTag, own: string): string {
  return languageOfLocale(own) === language ? own : USUAL[language];
}

const USUAL: Readonly<Record<LanguageTag, string>> = {
  en: 'en-GB',
  de: 'de',
  fr: 'fr',
  es: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt-PT',
  pl: 'pl',
  sv: 'sv',
  ja: 'ja',
  ar: 'ar',
};
