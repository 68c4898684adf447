import type { LetterSetting } from './letter-blocks.ts';
import { letterHtml } from './letter-html.ts';
import type { Language } from '../text/language.ts';
import { plainly, type Block, type Letter, type Said } from './letter.ts';

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

/** Writes a letter as text: every word of its HTML, in the same order. */
function letterText({ parts, foot }: Letter, language: Language): string {
  const said = (words: Said): string => plainly(words, language);
  const blocks = parts.flatMap((part) => part.map((block) => blockText(block, said)));
  const end = foot.map(said).filter((line) => line !== '');
  return `${[...blocks, ...(end.length > 0 ? [`-- \n${end.join('\n')}`] : [])].join('\n\n')}\n`;
}

function blockText(block: Block, said: (words: Said) => string): string {
  switch (block.kind) {
    case 'code':
      return block.words;
    case 'notice':
      return [block.lead, block.words].flatMap((words) => (words === undefined ? [] : said(words))).join(' ');
    case 'button':
      return `${said(block.label)}:\n${block.href.replace(/^tel:/, '')}`;
    case 'lines':
      return block.lines
        .map(({ quantity, name, details, amount }) =>
          [`${quantity} × ${name}  ${amount}`, ...(details === '' ? [] : [`    ${details}`])].join('\n'),
        )
        .join('\n');
    case 'sums':
      return block.sums.map(({ words, amount }) => `${said(words)}: ${amount}`).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(said).join('  ')).join('\n');
    default:
      return said(block.words);
  }
}
