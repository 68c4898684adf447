import { _installMsgImplementation } from '@lit/localize/init/install.js';
import { defaultMsg } from '@lit/localize/internal/default-msg.js';
import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import { LOCALE_STATUS_EVENT } from '@lit/localize/internal/locale-status-event.js';
import type { MsgFn, TemplateLike } from '@lit/localize/internal/types.js';
import { type Catalogue, textOf } from './catalogue.ts';
import { type Language, languageOf, languages, others } from './languages.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { ownCatalogue, type OwnText, type OwnTexts } from './own-texts.ts';

export { type Language, languages, type OwnText, type OwnTexts };

let language = 'en' as Language;
let catalogue: Catalogue = {};
let rules = new Intl.PluralRules(language);
/** The language that was asked for last: one that comes later than the next is not taken. */
let wanted = language;

/** What the page says in its own words, by language. */
const own = new Map<Language, Catalogue>();

const ids = new Map<string | readonly string[], string>();

/** The id of a message, which is a hash: computed once. */
function idOf(strings: string | TemplateStringsArray): string {
  const id = ids.get(strings) ?? generateMsgId(strings, false);
  ids.set(strings, id);
  return id;
}

function say(template: TemplateLike): unknown {
  const [strings, values] =
    typeof template === 'string' ? [template, []] : [template.strings, template.values];
  const said = catalogue[idOf(strings)];
  return said === undefined ? defaultMsg(template) : textOf(said, values, rules);
}

_installMsgImplementation(say as MsgFn);

/** The language that the elements speak now. */
export const getLanguage = (): Language => language;

/**
 * Makes every element on the page speak this language; resolves once it is loaded and set.
 * @param tag a language of Trellis, or any tag of BCP 47: `pt-BR` is spoken as `pt`, and what Trellis doesn't speak in English
 * @returns the language that is spoken from now on
 * @throws {TypeError} if its texts can't be loaded; the elements go on in the language of before
 *
 * @example
 * await setLanguage(document.documentElement.lang);
 */
export async function setLanguage(tag: Language | (string & {})): Promise<Language> {
  const next = (wanted = languageOf(tag));
  const loaded = await loadCatalogue(next);
  if (next !== wanted) return language;
  speak(next, loaded);
  return language;
}

/**
 * Replaces single texts of the elements by the page's own, in one language; each call adds to those before. They are text:
 * markup in them is shown as it is written.
 * @param texts by the English text, letter by letter; `{0}` is its first value. A text that no element says is left out, and
 *   the console says so.
 *
 * @example
 * await setMessages('de', {
 *   'Add plant': 'Pflanze anlegen',
 *   '{0} was added.': '{0} steht jetzt im Sortiment.',
 *   '{0} items': { one: '{0} Gericht', other: '{0} Gerichte' },
 * });
 */
export async function setMessages(of: Language, texts: OwnTexts): Promise<void> {
  // English is in the sources: what it says is what any other language says.
  const known = await loadCatalogue(of === 'en' ? (others[0] ?? of) : of);
  own.set(of, { ...own.get(of), ...ownCatalogue(texts, known) });
  if (of === language) speak(of, of === 'en' ? {} : known);
}

function speak(next: Language, loaded: Catalogue): void {
  language = next;
  catalogue = { ...loaded, ...own.get(next) };
  rules = new Intl.PluralRules(next);
  dispatchEvent(new CustomEvent(LOCALE_STATUS_EVENT, { detail: { status: 'ready', readyLocale: next } }));
}
