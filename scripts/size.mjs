/**
 * Measures what a browser loads before it shows an element, with Lit: dist/cdn/trellis.js, which finds the element, and
 * the element's files, in every language, gzip -9. Prints a line for each part of the table; exits 1 when one is over
 * its budget. What an element loads behind its first rendering is not counted.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ELEMENTS, leadTo } from './build/elements.ts';

const cdn = resolve(import.meta.dirname, '../components/dist/cdn');
const LOADER = 'trellis.js';

/**
 * Bytes in gzip, of all files together: of the loader, and of each element with its session, in English and German.
 * In another language a first load may weigh 2.5% more and a file of 150 bytes, which leads to the element: most texts are a
 * little longer than German, and letters of Arabic and Japanese are two and three bytes each. So no language is cut short
 * to fit, and none brings what it doesn't show at first.
 */
export const BUDGETS = [
  { what: 'the loader', elements: [], budget: 3000 },
  ...ELEMENTS.flatMap(({ name, firstLoadBytes: budget }) =>
    budget ? [{ what: `session + ${name}`, elements: ['trellis-session', `trellis-${name}`], budget }] : [],
  ),
];

/**
 * @param {number} budget in English and German
 * @param {string} language
 */
export const budgetIn = (budget, language) =>
  ['en', 'de'].includes(language) ? budget : Math.round(budget * 1.025) + 150;

/** @returns {Record<string, Record<string, string[]>>} by language, by element: the files of its first load */
export const elementFiles = () => JSON.parse(readFileSync(resolve(cdn, 'elements.json'), 'utf8'));

/**
 * @param {readonly string[]} elements by their names
 * @param {string} language
 * @returns {{ files: string[], bytes: number }} what is loaded, and its bytes in gzip
 */
export function measureFirstLoad(elements, language = 'en') {
  const ofLanguage = elementFiles()[language];
  const files = [
    ...new Set([
      LOADER,
      ...elements.flatMap((element) => [...leadTo(element, language), ...ofLanguage[element]]),
    ]),
  ];
  const bytes = files.map((file) => gzipSync(readFileSync(resolve(cdn, file)), { level: 9 }).length);
  return { files, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const number = new Intl.NumberFormat('en');
  for (const { what, elements, budget } of BUDGETS) {
    const languages = elements.length > 0 ? Object.keys(elementFiles()) : ['en'];
    const sizes = languages.map((language) => ({ language, ...measureFirstLoad(elements, language) }));
    const told = sizes.map(({ language, bytes }) => `${language} ${number.format(bytes)}`).join(', ');
    const isOver = sizes.some(({ language, bytes }) => bytes > budgetIn(budget, language));
    console.log(
      `First load of ${what}: ${told} of ${number.format(budget)} bytes gzip, in other languages of ${number.format(budgetIn(budget, ''))} (${sizes[0]?.files.join(', ')})`,
    );
    if (isOver) process.exitCode = 1;
  }
}
