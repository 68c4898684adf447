import type { LanguageTag, OtherTag } from './languages.ts';

/**
 * A translation of a message; `${0}` is the first value of the English one. If a number changes the words
 * around it, there is a text for each form that `Intl.PluralRules` knows; `by` is the index of that number
 * among the values.
 */
export type Translation = string | PluralForms;
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly by: number;
  readonly other: string;
};

/** The translations of a folder, by the English text with its values as `${0}`. */
export type Catalog = Readonly<Record<string, Translation>>;

/** A text cut at its values: a number is the index of a value. */
export type CutText = readonly (string | number)[];

/** @example cutText('Order ${0}'); // `['Order ', 0]` */
export function cutText(text: string): CutText {
  return text.split(/\$\{(\d+)\}/).map((part, at) => (at % 2 === 1 ? Number(part) : part));
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);

/** A language of pages: created once for each language, and shared by all requests. */
export class Language {
  readonly tag: LanguageTag;
  readonly dir: 'ltr' | 'rtl';
  readonly #texts = new Map<string, CutText | { readonly by: number; readonly forms: Forms }>();
  readonly #plurals: Intl.PluralRules;

  constructor(tag: LanguageTag, catalogs: readonly Catalog[] = []) {
    this.tag = tag;
    this.dir = RIGHT_TO_LEFT.has(tag) ? 'rtl' : 'ltr';
    this.#plurals = new Intl.PluralRules(tag);
    for (const [key, text] of catalogs.flatMap((catalog) => Object.entries(catalog))) {
      this.#texts.set(key, typeof text === 'string' ? cutText(text) : cutForms(text));
    }
  }

  /**
   * @param values of the message: a number among them decides its form @returns `undefined` to use the
   * English text
   */
  find(key: string, values: readonly unknown[]): CutText | undefined {
    const found = this.#texts.get(key);
    if (found === undefined || !('forms' in found)) return found;
    const { by, forms } = found;
    return forms[this.#plurals.select(Number(values[by]))] ?? forms.other;
  }
}

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, CutText>>> & { readonly other: CutText };

function cutForms({ by, ...forms }: PluralForms): { readonly by: number; readonly forms: Forms } {
  const cut = Object.entries(forms).map(([rule, text]) => [rule, cutText(text)] as const);
  return { by, forms: Object.fromEntries(cut) as Forms };
}

/** The language of the sources. */
export const ENGLISH = new Language('en');

/** Loads the translations of a folder. */
export type LoadCatalog = (tag: OtherTag) => Promise<{ readonly texts: Catalog }>;

/** The languages of this process: each is loaded with the first page written in it. */
export class Languages {
  readonly #load: readonly LoadCatalog[];
  readonly #loaded = new Map<LanguageTag, Promise<Language>>([['en', Promise.resolve(ENGLISH)]]);

  constructor(load: readonly LoadCatalog[]) {
    this.#load = load;
  }

  of(tag: LanguageTag): Promise<Language> {
    const known = this.#loaded.get(tag);
    if (known || tag === 'en') return known ?? Promise.resolve(ENGLISH);
    const loading = this.#read(tag).catch((error: unknown) => {
      // The next page tries again.
      this.#loaded.delete(tag);
      throw error;
    });
    this.#loaded.set(tag, loading);
    return loading;
  }

  async #read(tag: OtherTag): Promise<Language> {
    const parts = await Promise.all(this.#load.map((load) => load(tag)));
    return new Language(
      tag,
      parts.map(({ texts }) => texts),
    );
  }
}
