import type { Language } from '../text/language.ts';
import { plainly, type Block, type Letter, type Said } from './letter.ts';

/** Writes a letter as text: every word of its HTML, in the same order. */
export function letterText({ parts, foot }: Letter, language: Language): string {
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
