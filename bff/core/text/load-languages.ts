import { ENGLISH, Language, type Catalogue } from './language.ts';
import type { LanguageTag, OtherTag } from './languages.ts';

/** Loads what a folder says in a language. */
export type LoadCatalogue = (tag: OtherTag) => Promise<{ readonly texts: Catalogue }>;

/** The languages of this process: each is loaded with the first page that is written in it. */
export class Languages {
  readonly #load: readonly LoadCatalogue[];
  readonly #loaded = new Map<LanguageTag, Promise<Language>>([['en', Promise.resolve(ENGLISH)]]);

  constructor(load: readonly LoadCatalogue[]) {
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
