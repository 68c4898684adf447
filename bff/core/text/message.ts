import { cutText, ENGLISH, type CutText, type Language } from './language.ts';
import { languageOfLocale, localeIn } from './languages.ts';
import { escapeHtml, Spoken, write, type Content, html, type Html } from './html.ts';

/**
 * Text of a page: either translated to the language of its page, or the same in all languages, such as a
 * name.
 */
export type Words = string | Spoken;

interface Source {
  /** The English text, with its values as `${0}`: the key in catalogs. */
  readonly key: string;
  readonly english: CutText;
}

const sources = new WeakMap<TemplateStringsArray, Source>();

/** A text with its values, in any language. */
export class Message extends Spoken {
  readonly #source: Source;
  readonly #values: readonly Content[];
  /** The English text for the singular. */
  readonly #one: Message | undefined;

  constructor(source: Source, values: readonly Content[], one?: Message) {
    super();
    this.#source = source;
    this.#values = values;
    this.#one = one;
  }

  override write(language: Language): string {
    return this.#in(language, escapeHtml, (value) => write(value, language));
  }

  /** Returns the text outside of HTML, such as in a text message. */
  plain(language: Language): string {
    return this.#in(
      language,
      (text) => text,
      (value) => plainOf(value, language),
    );
  }

  /** Returns the message with another English text for the singular: `1 item`. */
  withOne(one: Message): Message {
    return new Message(this.#source, this.#values, one);
  }

  #in(language: Language, said: (text: string) => string, written: (value: Content) => string): string {
    const text = language === ENGLISH ? undefined : language.find(this.#source.key, this.#values);
    if (text === undefined && this.#one) return this.#one.#in(language, said, written);
    const isolate = language.dir === 'rtl' ? isolated : same;
    return (text ?? this.#source.english)
      .map((part) => (typeof part === 'string' ? said(part) : isolate(written(this.#values[part]))))
      .join('');
  }
}

/** Wraps text in a first strong isolate: a price or a code within right-to-left text keeps its own order. */
const isolated = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`);
const same = (text: string): string => text;

function plainOf(value: Content, language: Language): string {
  if (value instanceof Message || value instanceof Written) return value.plain(language);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new TypeError('a message outside of HTML has a value that is no text');
}

/**
 * Creates a message to people, in English. It is written in the language of the page that it is put into.
 * @example msg`Order ${number}`; // `Order 7`, `Bestellung 7`
 */
export function msg(strings: TemplateStringsArray, ...values: readonly Content[]): Message {
  let source = sources.get(strings);
  if (!source) {
    const joined = strings.reduce((text, part, at) => `${text}\${${at - 1}}${part}`);
    const key = joined.replaceAll(/\s*\n\s*/g, ' ').trim();
    source = { key, english: cutText(key) };
    sources.set(strings, source);
  }
  return new Message(source, values);
}

/**
 * Creates a message about a number of things. Other languages have as many forms of it as they need, by the
 * number among its values.
 * @example counted(units, msg`${units} item`, msg`${units} items`);
 */
export function counted(count: number, one: Message, other: Message): Message {
  return count === 1 ? other.withOne(one) : other;
}

/** Text that Intl writes in the language of the page, such as a number. */
export class Written extends Spoken {
  readonly #text: (language: Language) => string;

  /** @example new Written(({ tag }) => new Intl.NumberFormat(tag).format(1200)); */
  constructor(text: (language: Language) => string) {
    super();
    this.#text = text;
  }

  override write(language: Language): string {
    return escapeHtml(this.#text(language));
  }

  /** Returns the text outside of HTML. */
  plain(language: Language): string {
    return this.#text(language);
  }
}

/**
 * Returns text that exists in English only, such as that of a refusal.
 * @param otherwise the text of pages in other languages; `''` if an adjacent sentence is enough
 */
export const onlyInEnglish = (text: string, otherwise: Message | ''): Written =>
  new Written((language) => (language.tag === 'en' ? text : otherwise && otherwise.plain(language)));

/** Writes a percentage as the language of the page does: 1250 bps are `12.5%` in English. */
export const percentText = (bps: number): Written =>
  new Written(({ tag }) => {
    const options = { style: 'percent', maximumFractionDigits: 2 } as const;
    return new Intl.NumberFormat(localeIn(tag, 'en-GB'), options).format(bps / 10_000);
  });

/** Isolates text that is read from left to right in every language: a phone number, a card, a code. */
export const leftToRight = (text: string): Written =>
  new Written(({ dir }) => (dir === 'rtl' && text !== '' ? `\u2066${text}\u2069` : text));

/**
 * The attributes of text in its own language, such as a merchant's: a screen reader changes its voice, and
 * the text has its own direction. @param own BCP 47; `null` if unknown
 */
export class OwnLanguage extends Spoken {
  readonly #own: string | null;

  constructor(own: string | null) {
    super();
    this.#own = own;
  }

  override write({ tag, dir }: Language): string {
    const isOther = this.#own !== null && languageOfLocale(this.#own) !== tag;
    return `${isOther ? ` lang="${escapeHtml(this.#own ?? '')}"` : ''}${dir === 'rtl' ? ' dir="auto"' : ''}`;
  }
}

/** The `lang` attribute of the document, such as `lang="en"`. */
export const LANGUAGE_OF_PAGE = new (class extends Spoken {
  override write({ tag, dir }: Language): string {
    return dir === 'rtl' ? `lang="${tag}" dir="rtl"` : `lang="${tag}"`;
  }
})();

/**
 * Characters that change the direction of the text after them: names stored before these were refused contain
 * some.
 */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Matches Latin text, which follows the direction of the page and needs no isolation. */
const LATIN = /^[\u0020-\u024f\u2010-\u2027]*$/;

/**
 * Writes a name chosen by a person, isolated so that its direction does not affect the text around it.
 * @param language the name's language, if known
 */
export function nameOf(name: string, language?: OwnLanguage): Html {
  return html`<bdi${language}>${name.replaceAll(BIDI_CONTROLS, '')}</bdi>`;
}

/** Returns the name on one line where no element can be used: in a title, an attribute, an option. */
export function plainNameOf(name: string): string {
  const plain = name.replaceAll(BIDI_CONTROLS, '').replaceAll(/\s+/g, ' ');
  return LATIN.test(plain) ? plain : `\u2068${plain}\u2069`;
}
