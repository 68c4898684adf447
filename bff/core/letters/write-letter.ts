import type { LetterSetting } from './letter-blocks.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { plainly, type Letter } from './letter.ts';

/** A letter as it is sent. */
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  /** A whole document, without anything that is loaded but the logo. */
  readonly html: string;
}

/** Writes a letter in a language: its subject, its HTML, and the same words as text. */
export function writeLetter(letter: Letter, setting: LetterSetting): WrittenLetter {
  return {
    subject: plainly(letter.subject, setting.language),
    text: letterText(letter, setting.language),
    html: letterHtml(letter, setting),
  };
}
