import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPRECATION_HEADERS } from '../openapi-parameters.ts';
import { openApiDocument } from '../../../developers/document/openapi.ts';
import { OPERATIONS } from '../../../developers/document/operations.ts';
import { apiVersionOf, ELEMENT_VERSIONS, NEWEST_VERSION, RELEASES } from '../versions/versions.ts';
import { Deprecations, EVERY, operationOf, type Deprecation } from './deprecation.ts';
import { DEPRECATIONS } from './list.ts';

const YEAR_MS = 365 * 86_400_000;

/** Returns the fault of an entry. */
function faultOf(one: Deprecation): string | undefined {
  const { kind, name, deprecatedAt, sunsetAt } = one;
  const operation = OPERATIONS.find(({ id }) => id === operationOf(one));
  const part = name.split('.')[1] ?? '';
  const isThere = {
    version: () => RELEASES.some(({ date }) => date === name),
    elements: () => ELEMENT_VERSIONS.includes(name),
    unknown_members: () => name === EVERY,
    operation: () => operation !== undefined,
    parameter: () => Object.hasOwn(Object(operation?.query?.properties), part),
    value: () => name === EVERY,
    field: () => Object.hasOwn(Object(Reflect.get(Object(operation?.body), 'properties')), part),
  };
  if (!isThere[kind]()) return `there is no ${kind} ${name}`;
  if (Number.isNaN(Date.parse(deprecatedAt))) return `${name} has no date`;
  if (sunsetAt && Date.parse(sunsetAt) <= Date.parse(deprecatedAt)) return `${name} ends too early`;
  return undefined;
}

test('what is deprecated is there, and ends after it was deprecated', () => {
  expect(DEPRECATIONS.list.flatMap((one) => faultOf(one) ?? [])).toEqual([]);
  const wrong = { instead: '', docs: '/docs', deprecatedAt: '2026-11-01T00:00:00Z' } as const;
  expect(faultOf({ ...wrong, kind: 'field', name: 'createKey.color' })).toBeDefined();
  expect(
    faultOf({ ...wrong, kind: 'operation', name: 'getKey', sunsetAt: wrong.deprecatedAt }),
  ).toBeDefined();
});

test('each version but the newest is deprecated since the next one came, and lasts a year from then', () => {
  for (const [at, { deprecatedAt = '', sunsetAt = '' }] of RELEASES.slice(0, -1).entries()) {
    expect(deprecatedAt.slice(0, 10)).toBe(RELEASES[at + 1]?.date);
    expect(Date.parse(sunsetAt) - Date.parse(deprecatedAt)).toBeGreaterThanOrEqual(YEAR_MS);
  }
  expect(RELEASES.at(-1)?.deprecatedAt).toBeUndefined();
});

test("the package's own version is the newest that elements may say, and what they say", () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../../components/package.json', import.meta.url), 'utf8'),
  );
  expect(ELEMENT_VERSIONS.at(-1)).toBe(version);
  const sent = readFileSync(new URL('../../../../components/session/session.ts', import.meta.url), 'utf8');
  expect(sent).toContain(`'trellis-elements': '${version}'`);
  expect(apiVersionOf(version)).toBe(NEWEST_VERSION);
});

test('the OpenAPI document marks operations, parameters and fields that are deprecated', () => {
  const told = { instead: 'Use another.', docs: '/docs', deprecatedAt: '2026-11-01T00:00:00Z' } as const;
  const document = openApiDocument({
    serverUrl: 'https://api.example',
    deprecations: new Deprecations([
      { ...told, kind: 'operation', name: 'getPartner' },
      { ...told, kind: 'parameter', name: 'listMerchants.limit' },
      { ...told, kind: 'field', name: 'createKey.environment' },
    ]),
  });
  const partner = document.paths['/v1/partners/me'];
  expect([partner?.['get']?.deprecated, partner?.['patch']?.deprecated]).toEqual([true, undefined]);
  const parameters = document.paths['/v1/merchants']?.['get']?.parameters ?? [];
  expect(parameters.filter((one) => one.deprecated).map((one) => one.name)).toEqual(['limit']);
  const fields = Object.entries(document.components.schemas['NewKey']?.properties ?? {});
  const marked = fields.filter(([, field]) => field.deprecated);
  expect(marked.map(([name]) => name)).toEqual(['environment']);
  expect(marked[0]?.[1].description).toContain('Deprecated: Use another.');
  const plain = JSON.stringify(openApiDocument({ serverUrl: 'https://api.example' }));
  expect(plain).not.toContain('"deprecated"');
});

test('the OpenAPI document declares what a response says where something deprecated can be used, and nowhere else', () => {
  const told = { instead: 'Use another.', docs: '/docs', deprecatedAt: '2026-11-01T00:00:00Z' } as const;
  const declared = (deprecations: Deprecations, path: string, status: string) => {
    const { paths, components } = openApiDocument({ serverUrl: 'https://api.example', deprecations });
    const response = paths[path]?.['post']?.responses[status];
    const names = Object.keys(response && 'headers' in response ? response.headers : {});
    expect(names.filter((name) => !(name in components.headers))).toEqual([]);
    return DEPRECATION_HEADERS.filter((name) => names.includes(name));
  };
  const nothing = new Deprecations([]);
  const all = ['Deprecation', 'Sunset', 'Link'];
  // A key may be pinned to a version that is later deprecated.
  for (const status of ['201', '400', '500']) expect(declared(nothing, '/v1/pay_links', status)).toEqual(all);
  expect(declared(nothing, '/v1/pay_links', '401')).toEqual([]);
  // No version applies to it.
  const plants = new Deprecations([{ ...told, kind: 'operation', name: 'createPlant' }]);
  for (const status of ['200', '400']) {
    expect(declared(nothing, '/plants', status)).toEqual([]);
    expect(declared(plants, '/plants', status)).toEqual(all);
  }
  expect(declared(plants, '/plants', '401')).toEqual([]);
});
