import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTE } from '../../../developers/themes/look/default-theme.ts';
import { styleSheet } from './style-sheet.ts';

const PAGES = new URL('../../', import.meta.url);
const FOLDERS = [
  'shell/styles/',
  'console/styles/',
  'docs/styles/',
  'hosted/',
  'home/',
  'hosts/',
  'ordering/',
];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, PAGES))
    .filter((name) => name.endsWith('.css'))
    .map((name) => folder + name),
);
const textOf = (file: string): string => readFileSync(new URL(file, PAGES), 'utf8');

test('the tokens come first, and every layer has its place', () => {
  const { text } = styleSheet([]);
  expect(text).toMatch(/^@layer tokens, base, controls, records, page;\n@layer tokens \{/);
  for (const name of Object.keys(PALETTE)) expect(text).toContain(`--trellis-color-${name}: light-dark(`);
});

describe.each(FILES)('%s', (file) => {
  const css = textOf(file).replaceAll(/\/\*.*?\*\//gs, '');

  test('is in a layer', () => {
    expect(css.trim()).toMatch(/^@layer (base|controls|records|page) \{[\s\S]*\}$/);
  });

  test('writes no color of its own', () => {
    expect(css.match(/oklch\(|rgb\(|hsl\(|#[0-9a-f]{3,8}\b/gi) ?? []).toEqual([]);
  });

  test('uses no custom property that nothing sets', () => {
    const folder = FILES.filter((other) => other.startsWith(file.replace(/[^/]*$/, '')));
    const set = styleSheet(folder.map((other) => new URL(other, PAGES))).text;
    const missing = [...css.matchAll(/var\((--[\w-]+)\)/g)].filter(([, name]) => !set.includes(`${name}:`));
    expect(missing.map(([, name]) => name)).toEqual([]);
  });
});
