import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Words that the content guide in CONTRIBUTING.md replaces, with what it says instead. */
const WORDS: readonly [RegExp, string][] = [
  [/colour/i, 'color'],
  [/behaviour/i, 'behavior'],
  [/neighbour/i, 'neighbor'],
  [/catalogue/i, 'catalog'],
  [/(?<!Earl )\bgrey\b/i, 'gray'],
  [/\b(?:cancelled|cancelling)\b/i, 'canceled'],
  [/fulfilment/i, 'fulfillment'],
  [/\blicence/, 'license'],
  [/\bany more\b(?! (?:of|than))/i, 'anymore'],
  [/\banew\b/i, 'again'],
  [/what you gave|how the total comes about/i, 'your details, price breakdown'],
];

/** In prose, `5 %`; in code, where `5 % 2` is a remainder, only at the end of a text or of its clause. */
const SPACED_PERCENT = { prose: /\d %(?!\d)/, code: /[\d}] %(?=[.,;)'"`])/ };

/** Texts in other languages, names of addresses, and this list. */
const APART =
  /\/languages\/|core\/addresses\/(?:regions|formats|postal-codes)\.ts$|scripts\/lint\/words\.test\.ts$/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.mjs', '*.md', '*.html', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !APART.test(path));

const isProse = (path: string, line: string): boolean =>
  /\.(?:md|html)$/.test(path) || /^\s*(?:\/\/|\/?\*)/.test(line);

test('texts, comments and guides use the words of the content guide', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((path) =>
    readFileSync(resolve(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const words = WORDS.filter(([word]) => word.test(line)).map(([, instead]) => instead);
        const spaced = SPACED_PERCENT[isProse(path, line) ? 'prose' : 'code'];
        if (!path.endsWith('.test.ts') && spaced.test(line)) words.push('a percentage without a space');
        return words.map((instead) => `${path}:${at + 1} ${instead}: ${line.trim().slice(0, 80)}`);
      }),
  );
  expect(found).toEqual([]);
});
