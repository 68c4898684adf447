import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = `${ROOT}docs/decisions/`;
const index = readFileSync(`${FOLDER}README.md`, 'utf8');
const pages = globSync('*.md', { cwd: FOLDER }).filter((name) => name !== 'README.md');
const text = new Map(pages.map((name) => [name, readFileSync(FOLDER + name, 'utf8')]));

const all = (words: string, pattern: RegExp): string[] =>
  [...words.matchAll(pattern)].map(([, found = '']) => found);
const numbersOf = (page: string): string[] => all(text.get(page) ?? '', /^## (\d{4}) \S/gm);

it('keeps each number once, in order, under an anchor, with its date', () => {
  const numbers = pages.flatMap(numbersOf);
  expect(numbers.length).toBeGreaterThan(250);
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
  for (const page of pages) {
    expect([page, numbersOf(page)]).toEqual([page, numbersOf(page).toSorted()]);
    const dated = /<a id="(\d{4})"><\/a>\n\n## \1 .+\n\n20\d\d-\d\d-\d\d\. /g;
    expect([page, all(text.get(page) ?? '', dated)]).toEqual([page, numbersOf(page)]);
  }
});

it('lists every page once, with its numbers', () => {
  const rows = [...index.matchAll(/^\| \[[\w-]+\]\(([\w-]+\.md)\) +\| ([\d ]+) \|$/gm)];
  const listed = rows.map(([, page = '', numbers = '']) => [page, numbers.trim().split(' ')]);
  expect(listed.toSorted()).toEqual(pages.map((page) => [page, numbersOf(page)]).toSorted());
  expect(all(index, /^- \[[\w-]+\]\(([\w-]+\.md)\): /gm).toSorted()).toEqual(pages.toSorted());
});

it('is linked to by numbers that are there', () => {
  const files = [...globSync('*.md', { cwd: ROOT }), ...globSync('{docs,bench}/**/*.md', { cwd: ROOT })];
  let links = 0;
  const dead = files.flatMap((file) =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(/\]\((?:[\w./]*\/)?([\w-]+\.md)?#(\d{4})\)/g)].flatMap(
      ([, page = basename(file), number = '']) => {
        links += 1;
        return numbersOf(page).includes(number) ? [] : [`${file}: ${page}#${number}`];
      },
    ),
  );
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(50);
});
