import { expect, test } from 'vitest';
import { ApiError } from '../../core/api/errors.ts';
import { JsonError, type JsonObject, readJson } from '../../core/api/json.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { defaultThemeOf } from './look/default-theme.ts';
import { fillTheme } from './look/fill-colors.ts';
import { propertiesOf, themeSheet } from './look/theme-sheet.ts';
import { hostileFile } from './testing/hostile-files.ts';
import { parseSheet } from './testing/parsed-sheet.ts';
import { randomFrom } from '../../testing/service/random.ts';
import { readTokens, type ThemeTokens } from './tokens/read-tokens.ts';
import { writeTokens } from './tokens/write-tokens.ts';

const FILES = rounds({ short: 10_000, long: 100_000 });
const BASE = defaultThemeOf(undefined);
const NAMES = ['color-scheme', ...Object.keys(propertiesOf(BASE))];
/** The properties of a theme: headings have a font of their own only if its file has one. */
const namesFor = ({ fonts }: ThemeTokens): string[] =>
  [...NAMES, ...(fonts['font.heading'] ? ['--trellis-font-heading'] : [])].toSorted();
const QUOTED = /[<>;\\]|evil|url\(|script|[^\x20-\x7e’–]/;
const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,4})?`;
const COLOR = String.raw`oklch\(${NUMBER} ${NUMBER} ${NUMBER}\)`;
const SHADOW = String.raw`(?:inset )?(?:${NUMBER}px ){4}oklch\(${NUMBER} ${NUMBER} ${NUMBER} / ${NUMBER}\)`;
const FAMILY = String.raw`(?:"-?[A-Za-z][A-Za-z0-9 -]{0,59}"|[a-z-]+)`;
/** Matches every form of a value. */
const VALUE = new RegExp(
  `^(?:light-dark\\(${COLOR}, ${COLOR}\\)|${NUMBER}px|none|${SHADOW}(?:, ${SHADOW}){0,2}|${FAMILY}(?:, ${FAMILY}){0,11})$`,
);
const ICON = /^<svg [^<>]*><rect [^<>]*\/><path [^<>]*\/><\/svg>$/;

/** Describes the faults in how a file was accepted; `undefined` if it was refused as it should be. */
function faultsOf(text: string): string[] | undefined {
  let tokens: ThemeTokens;
  try {
    tokens = readTokens(readJson(text) as JsonObject);
  } catch (error) {
    return isCleanRefusal(error) ? undefined : [`refused as ${String(error)}`];
  }
  const theme = fillTheme(tokens, BASE);
  const { css, icon } = themeSheet(theme);
  const { rules, urls, properties, functions, warnings } = parseSheet(css);
  // The stored file has the same content when it is read again.
  const written = JSON.stringify(writeTokens(tokens));
  const again = JSON.stringify(writeTokens(readTokens(readJson(written) as JsonObject)));
  const checks = {
    'one rule': rules.join() === 'style',
    'no address': urls.length === 0,
    'nothing that a browser drops': warnings === 0,
    'the properties of the list': properties.toSorted().join() === namesFor(tokens).join(),
    'no other function': functions.every((name) => name === 'light-dark' || name === 'oklch'),
    'values of the grammar': Object.values(propertiesOf(theme)).every((value) => VALUE.test(value)),
    'the icon': ICON.test(icon),
    'the same again': again === written,
  };
  return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [check]));
}

/** Whether the refusal quotes only plain names from the input. */
function isCleanRefusal(error: unknown): boolean {
  if (error instanceof JsonError) return true;
  if (!(error instanceof ApiError) || error.code !== 'field_invalid') return false;
  return !QUOTED.test(error.publicMessage) && /^[A-Za-z0-9$_.-]*$/.test(error.param ?? '');
}

test(`of ${FILES} hostile files, each is refused or is written as declarations of the closed list`, () => {
  const random = randomFrom(20_261_123);
  const texts = Array.from({ length: FILES }, () => hostileFile(random));
  const taken = texts.flatMap((text) => {
    const faults = faultsOf(text);
    return faults ? [{ text, faults }] : [];
  });
  expect(taken.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(taken.length).toBeGreaterThan(FILES / 10);
  expect(taken.length).toBeLessThan(FILES);
  expect(({} as Record<string, unknown>)['color']).toBeUndefined();
});

test('the parser of this test sees what it has to', () => {
  const parsed = parseSheet('@import "x";:root{--a:url(y)}</style><b>{color:red}');
  expect(parsed).not.toMatchObject({ rules: ['style'], urls: [], warnings: 0 });
  expect(parsed.urls).toContain('y');
});
