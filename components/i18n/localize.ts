/// <reference types="vite/types/importMeta.d.ts" />
import { type Catalog, type Language, languageOf, languages, others } from './catalog.ts';
import { LOCALE_STATUS_EVENT, tieLanguage } from './message.ts';
import { ownLanguage } from './own-language.ts';
import { ownCatalog, type OwnText, type OwnTexts } from './own-texts.ts';
import { speak, speechOf, type Speech } from './speech.ts';

export { type Language, languages, type OwnText, type OwnTexts };

/** Each folder's catalog of each language, loaded on demand. */
const parts = import.meta.glob<Catalog>('../**/languages/*.ts', { import: 'messages' });

/** The loaded languages, with the page's own texts applied. */
const speeches = new Map<Language, Speech>([['en', speechOf('en', {})]]);
/** The page's custom texts, by language. */
const own = new Map<Language, Catalog>();

let language = 'en' as Language;
/** The language requested last; a load that finishes after a newer request is discarded. */
let wanted = language;

/** Loads a language and applies the page's own texts. */
async function load(of: Language): Promise<Speech> {
  const loaded = await loadCatalog(of);
  const speech = speechOf(of, { ...loaded, ...own.get(of) });
  speeches.set(of, speech);
  return speech;
}

tieLanguage((host) =>
  ownLanguage(host, { page: () => spoken(language), loaded: (of) => speeches.get(of), load }),
);

/** Returns the elements' current language. */
export const getLanguage = (): Language => language;

/**
 * Sets the language of every element on the page, except inside an element with another `lang` than that of
 * `<html>`; resolves once it is loaded and set.
 * @param tag a language of Trellis, or any BCP 47 tag: `pt-BR` is `pt`, and an unsupported language English
 * @returns the language that is now set
 * @throws {TypeError} if its texts can't be loaded; the elements keep the previous language
 *
 * @example
 * await setLanguage(document.documentElement.lang);
 */
export async function setLanguage(tag: Language | (string & {})): Promise<Language> {
  const next = (wanted = languageOf(tag));
  await load(next);
  if (next !== wanted) return language;
  language = next;
  tell();
  return language;
}

/**
 * Replaces individual texts of the elements in one language; each call adds to the previous ones. They are
 * plain text: markup in them is shown literally.
 * @throws {TypeError} if the language's own texts can't be loaded
 * @param texts by the exact English text; `{0}` is its first value. A text that no element uses is ignored,
 * with a warning in the console.
 *
 * @example
 * await setMessages('de', {
 *   'Add plant': 'Pflanze anlegen',
 *   '{0} was added.': '{0} steht jetzt im Sortiment.',
 *   '{0} items': { one: '{0} Gericht', other: '{0} Gerichte' },
 * });
 */
export async function setMessages(of: Language, texts: OwnTexts): Promise<void> {
  // English is in the sources: its messages are those of any other language.
  const known = await loadCatalog(of === 'en' ? (others[0] ?? of) : of);
  own.set(of, { ...own.get(of), ...ownCatalog(texts, known) });
  if (speeches.has(of)) await load(of);
  tell();
}

/** Returns the speech of a loaded language. */
const spoken = (of: Language): Speech => speeches.get(of) ?? speechOf('en', {});

/** Applies the page's language where no element sets one, and notifies all elements. */
function tell(): void {
  speak(spoken(language));
  dispatchEvent(new CustomEvent(LOCALE_STATUS_EVENT, { detail: { status: 'ready', readyLocale: language } }));
}

/** Loads a language's catalog; empty for English, whose texts are in the sources. */
async function loadCatalog(language: Language): Promise<Catalog> {
  const paths = Object.keys(parts).filter((path) => path.endsWith(`/${language}.ts`));
  return Object.assign({}, ...(await Promise.all(paths.map((path) => parts[path]?.()))));
}
