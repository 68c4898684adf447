/**
 * The languages that Trellis supports. English is in the sources; for every other language, each folder with
 * texts has a catalog, such as `languages/de.ts`. To add a language, add a catalog to each of those
 * folders, and its code here.
 */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'ja', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The languages that have catalogs: all except English. */
export const others = languages.filter((language) => language !== 'en');

/**
 * Returns the language for a BCP 47 tag, by its primary subtag; English if it isn't supported.
 * @example languageOf('pt-BR') // 'pt'
 */
export function languageOf(tag: string): Language {
  const [base] = tag.toLowerCase().split('-');
  return languages.find((one) => one === base) ?? 'en';
}

/**
 * A translation of one message: a text; a text with values; or, if a number changes the words, a text for
 * each of the language's plural categories.
 */
export type Said = string | Text | Plural;

/** A text with values: `${0}` is the first value of the English message. */
export interface Text {
  readonly strings: readonly string[];
  /** The index of the value after each part. */
  readonly values: readonly number[];
}

export interface Plural {
  /** The index of the value that is the number. */
  readonly value: number;
  readonly forms: Readonly<Partial<Record<Intl.LDMLPluralRule, Said>>>;
}

/** A language's translations, by the ID that @lit/localize assigns to the English message. */
export type Catalog = Readonly<Record<string, Said>>;

/** A text with values, as written in a catalog. @example str`${0} von ${1}` */
export const str = (strings: TemplateStringsArray, ...values: number[]): Text => ({ strings, values });

/**
 * A message whose words depend on a number.
 * @param value the index of that number among the message's values; pass it as `counted(…)`
 * @param forms the whole text for each category of `Intl.PluralRules`
 * @example
 * plural(0, { one: str`${0} Gericht`, other: str`${0} Gerichte` })
 */
export const plural = (value: number, forms: Plural['forms']): Plural => ({ value, forms });

/** Returns the text of a message with its values filled in. @param rules the language's plural rules */
export function textOf(said: Said, values: readonly unknown[], rules: Intl.PluralRules): string {
  if (typeof said === 'string') return said;
  if ('strings' in said) return String.raw({ raw: said.strings }, ...said.values.map((at) => values[at]));
  const { forms, value } = said;
  const form = forms[rules.select(Number(values[value]))] ?? forms.other ?? '';
  return textOf(form, values, rules);
}
