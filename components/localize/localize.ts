import { configureLocalization } from '@lit/localize/init/runtime.js';

/** The languages that Trellis speaks; `en` is built in, each other is loaded when it is first set. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const { getLocale, setLocale } = configureLocalization({
  sourceLocale: 'en',
  targetLocales: languages.filter((language) => language !== 'en'),
  loadLocale: () => import('./de.ts'),
});

/** The language that the elements speak now. */
export const getLanguage = (): Language => getLocale() as Language;

/** Makes every element on the page speak this language; resolves once it is loaded and set. */
export const setLanguage = (language: Language): Promise<void> => setLocale(language);
