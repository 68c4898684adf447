/**
 * The languages that Trellis supports. English is in the sources; for every other language, each folder with
 * texts has a catalogue, such as `languages/de.ts`. To add a language, add a catalogue to each of those
 * folders, and its code here.
 */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The languages that have catalogues: all except English. */
export const others = languages.filter((language) => language !== 'en');

/**
 * Returns the language for a BCP 47 tag, by its primary subtag; English if it isn't supported.
 * @example languageOf('pt-BR') // 'pt'
 */
export function languageOf(tag: string): Language {
  const [base] = tag.toLowerCase().split('-');
  return languages.find((one) => one === base) ?? 'en';
}
