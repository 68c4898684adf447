/**
 * The languages that Trellis speaks. English is in the sources; of each other one, every folder with texts has a
 * catalogue, `languages/de.ts`. To add a language: a catalogue in each of those folders, and its code here.
 */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The languages that have catalogues: all except English. */
export const others = languages.filter((language) => language !== 'en');

/**
 * The language for a tag of BCP 47: that of its first part, or else English.
 * @example languageOf('pt-BR') // 'pt'
 */
export function languageOf(tag: string): Language {
  const [base] = tag.toLowerCase().split('-');
  return languages.find((one) => one === base) ?? 'en';
}
