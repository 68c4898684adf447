import type { Owner } from '../database/owner.ts';
import type { Language } from '../text/language.ts';
import type { Message } from '../text/message.ts';

/** A text of a letter: a message, or what is the same in all languages. It is no markup. */
export type Said = string | Message;

/** One piece of a letter. Each is written twice, as HTML and as text, from the same words. */
export type Block =
  | { readonly kind: 'kicker' | 'title' | 'text' | 'quiet' | 'heading'; readonly words: Said }
  /** The letter's subject in the largest type: a time, an amount, a number to show. */
  | { readonly kind: 'large'; readonly words: Said }
  /** A code to type. */
  | { readonly kind: 'code'; readonly words: string }
  | {
      readonly kind: 'notice';
      readonly tone: 'good' | 'bad' | 'plain';
      readonly lead: Said;
      readonly words?: Said | undefined;
    }
  | {
      readonly kind: 'button';
      readonly label: Said;
      /** An absolute URL, of `https:`, `http:` or `tel:`. */
      readonly href: string;
      readonly isPlain?: boolean;
    }
  | { readonly kind: 'lines'; readonly lines: readonly LetterLine[] }
  | { readonly kind: 'sums'; readonly sums: readonly LetterSum[] }
  /** Amounts by rate: the first column is words, and the others are amounts. */
  | { readonly kind: 'table'; readonly head: readonly Said[]; readonly rows: readonly (readonly Said[])[] };

/** An item that was ordered. */
export interface LetterLine {
  readonly quantity: number;
  readonly name: string;
  /** The chosen options, such as `Large, oat drink`; `''` for nothing. */
  readonly details: string;
  readonly amount: string;
}

export interface LetterSum {
  readonly words: Said;
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** A letter before it is written in a language: one source for its subject, its HTML and its text. */
export interface Letter {
  readonly subject: Said;
  /** The text that a list of emails shows after the subject. */
  readonly preview: Said;
  /** The parts of the letter, with a line between them. */
  readonly parts: readonly (readonly Block[])[];
  /** Why the reader gets it, and who sends it. */
  readonly foot: readonly Said[];
}

/** Returns a letter that says what has happened: its title, one sentence, and what else there is to it. */
export function newsLetter(news: {
  readonly subject: Said;
  readonly what: Said;
  readonly more: readonly Block[];
  readonly foot: Said;
}): Letter {
  const { subject, what, more, foot } = news;
  const said: Block[] = [
    { kind: 'title', words: subject },
    { kind: 'text', words: what },
  ];
  return { subject, preview: what, parts: [[...said, ...more]], foot: [foot] };
}

/** Who a letter is from. */
export interface LetterBrand {
  readonly name: string;
  /** The absolute URL of a picture; `undefined` for the first letter of the name on the accent. */
  readonly logo?: { readonly url: string; readonly width: number; readonly height: number } | undefined;
}

/** The colors of a letter, each as light and as dark, such as `#1d6839`. */
export type LetterColors = Readonly<Record<LetterColor, readonly [light: string, dark: string]>>;
export type LetterColor =
  | 'background'
  | 'surface'
  | 'text'
  | 'muted'
  | 'border'
  | 'control-border'
  | 'accent'
  | 'on-accent'
  | 'success-soft'
  | 'danger-soft';

export interface LetterLook {
  readonly colors: LetterColors;
  /** Corners of controls, in CSS pixels. */
  readonly radiusPx: number;
  /** CSS font families. */
  readonly font: string;
}

/** Who a letter is from, and in which colors. */
export interface LetterSender {
  readonly brand: LetterBrand;
  readonly look: LetterLook;
}

/** A partner, or one of its merchants, that a letter is from; `undefined` for the platform itself. */
export type LetterFrom = (Owner & { readonly merchantId?: string | undefined }) | undefined;

/** A letter with its sender and the language of its reader. */
export interface AddressedLetter {
  readonly letter: Letter;
  readonly from: LetterFrom;
  readonly language: Language;
}

/** Returns a text of a letter outside of HTML. */
export const plainly = (words: Said, language: Language): string =>
  typeof words === 'string' ? words : words.plain(language);
