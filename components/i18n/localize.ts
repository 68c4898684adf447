import { type Catalogue } from './catalogue.ts';
import { type Language, languageOf, languages, others } from './languages.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { LOCALE_STATUS_EVENT, tieLanguage } from './message.ts';
import { ownLanguage } from './own-language.ts';
import { ownCatalogue, type OwnText, type OwnTexts } from './own-texts.ts';
import { speak, speechOf, type Speech } from './speech.ts';

export { type Language, languages, type OwnText, type OwnTexts };

/** The loaded languages, with the page's own texts applied. */
const speeches = new Map<Language, Speech>([['en', speechOf('en', {})]]);
/** The page's custom texts, by language. */
const own = new Map<Language, Catalogue>();

let language = 'en' as Language;
/** The language requested last; a load that finishes after a newer request is discarded. */
let wanted = language;

/** Loads a language and applies the page's own texts. */
async function load(of: Language): Promise<Speech> {
  const loaded = await loadCatalogue(of);
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
 * Makes every element on the page speak this language, but those inside of another `lang` than that of
 * `<html>`; resolves once it is loaded and set.
 * @param tag a language of Trellis, or any tag of BCP 47: `pt-BR` is spoken as `pt`, and what Trellis doesn't
 * speak in English
 * @returns the language that is spoken from now on
 * @throws {TypeError} if its texts can't be loaded; the elements go on in the language of before
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
  const known = await loadCatalogue(of === 'en' ? (others[0] ?? of) : of);
  own.set(of, { ...own.get(of), ...ownCatalogue(texts, known) });
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
