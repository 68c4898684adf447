import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { KNOWN_COUNTRIES, partsOf, type PartKind } from '../../../core/addresses/formats.ts';
import { hasNumericCodes } from '../../../core/addresses/postal-codes.ts';
import { regionChoices } from '../../../core/addresses/regions.ts';
import { ADDRESS_LABELS } from '../../../core/addresses/address-labels.ts';
import { accountFields, isNumericPart } from '../../../core/bank-accounts/formats.ts';
import { COUNTRIES } from '../../../core/contract/iso-codes.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { hiddenIn, signIn, type Seen, type Visit } from '../testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
let places: string;
let onboarding: string;
beforeAll(async () => {
  service = await startService();
});
// A partner has so many requests a minute.
beforeEach(async () => {
  partner = await signUp(service);
  visit = await signIn(service, partner);
  places = `/console/merchants/${partner.active}/locations`;
  onboarding = `/console/merchants/${partner.merchants['needs_data']}/onboarding`;
});
afterAll(() => service.stop());

const CODES = KNOWN_COUNTRIES.filter((code) => (COUNTRIES as ReadonlySet<string>).has(code));

interface Shown {
  readonly name: string;
  readonly label: string;
  readonly isNumeric: boolean;
  /** Undefined: typed freely. */
  readonly choices: readonly string[] | undefined;
}

/** The fields below a path, in the order of the page. */
function shownIn({ text }: Seen, at: string): Shown[] {
  return [
    ...text.matchAll(
      /<div class="field[^"]*">\s*<label for="([^"]*)">([^<]*)<\/label>\s*<(\w+)([^>]*)>([\s\S]*?)<\/div>/g,
    ),
  ]
    .filter(([, id = '']) => id.startsWith(`${at}.`))
    .map(([, id = '', label = '', element, attributes = '', below = '']) => ({
      name: id.slice(at.length + 1),
      label,
      isNumeric: attributes.includes('inputmode="numeric"'),
      choices:
        element === 'select'
          ? [...below.matchAll(/<option value="([^"]*)"/g)].map(([, value = '']) => value)
          : undefined,
    }));
}

function askedIn(country: string): Shown[] {
  return partsOf(country).map(({ name, kind }) => {
    const regions = name === 'region' ? regionChoices(country, 'en').map(({ value }) => value) : [];
    return {
      name,
      label: wordOf(kind),
      isNumeric: name === 'postal_code' && hasNumericCodes(country),
      choices: regions.length > 0 ? ['', ...regions.map(escaped)] : undefined,
    };
  });
}

const wordOf = (kind: PartKind): string => {
  const word = ADDRESS_LABELS[kind === 'post_town' ? 'city' : kind];
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

/** Every form with an address: its path, and where its country is. */
const FORMS: readonly (readonly [string, () => string, string])[] = [
  ['a new merchant', () => '/console/merchants/new', 'country'],
  ['a merchant', () => `/console/merchants/${partner.active}/edit`, 'address.country'],
  ['a new location', () => `${places}/new`, 'address.country'],
  ['an onboarding', () => `${onboarding}/address`, 'address.country'],
  ['a person', () => `${onboarding}/people/new`, 'address.country'],
];

describe.each(FORMS)('the form of %s', (_, path, field) => {
  test('has the parts of each country in its order and words, and saves nothing to show them', async () => {
    const page = await visit.open(path());
    for (const country of CODES) {
      const sent = await visit.send(path(), page, { [field]: country, redrawn: field, display_name: 'Kept' });
      expect(sent.status).toBe(200);
      const [first, ...parts] = shownIn(sent, 'address');
      expect([country, first?.name]).toEqual([country, 'country']);
      expect([country, ...parts]).toEqual([country, ...askedIn(country)]);
    }
  }, 120_000);
});

test('the form of a bank account has the numbers of each country, and at first of the merchant’s', async () => {
  const path = `${onboarding}/bank`;
  const page = await visit.open(path);
  expect(shownIn(page, 'bank_account').map(({ name }) => name)).toEqual([
    'country',
    'sort_code',
    'account_number',
    'holder',
  ]);
  for (const country of COUNTRIES) {
    const sent = await visit.send(path, page, {
      'bank_account.country': country,
      redrawn: 'bank_account.country',
    });
    const [, ...fields] = shownIn(sent, 'bank_account');
    expect([country, ...fields.map(({ name, isNumeric, choices }) => [name, isNumeric, choices])]).toEqual([
      country,
      ...accountFields(country).map((one) => [
        one.name,
        isNumericPart(one),
        one.choices && ['', ...one.choices],
      ]),
    ]);
  }
}, 120_000);

test.each([
  ['GB', 'RG1', 'Must be a valid postcode in GB, such as EC1Y 8SY.'],
  ['US', '1120', 'Must be a valid ZIP code in US, such as 95014.'],
  ['AE', '00000', 'Must be left out: addresses in AE have no postal code.'],
])('in %s, %s is refused at the field of each form: %s', async (country, code, words) => {
  const parts = Object.fromEntries(
    partsOf(country).map(({ name }) => [`address.${name}`, name === 'region' ? 'NY' : 'Somewhere 1']),
  );
  const address = { ...parts, 'address.postal_code': code, 'address.country': country };
  const names = { display_name: 'Quay', legal_name: 'Quay Ltd', country: 'GB', currency: 'GBP' };
  for (const [path, fields] of [
    ['/console/merchants/new', { ...names, timezone: 'Europe/London' }],
    [`${places}/new`, { name: 'Quay', timezone: 'UTC', day_starts_at: '00:00' }],
    [`${onboarding}/address`, {}],
    [`${onboarding}/people/new`, { name: 'Sam Lee', roles: 'director' }],
  ] as const) {
    const sent = await visit.fill(path, { ...fields, ...address });
    expect([path, sent.status]).toEqual([path, 400]);
    const field = sent.text.slice(sent.text.indexOf('id="address.postal_code-note"'));
    expect([path, field.slice(0, field.indexOf('</div>'))]).toEqual([path, expect.stringContaining(words)]);
  }
});

test('an address is saved from the fields of its country, without what another country had', async () => {
  const path = `${onboarding}/address`;
  const { text } = await visit.open(path);
  expect(text).toMatch(/value="GB"\s+selected/);
  const good = {
    'address.line1': '12 Mill Lane',
    'address.city': 'Reading',
    'address.postal_code': 'RG1 2AB',
  };
  expect((await visit.fill(path, { ...good, 'address.country': 'GB' })).status).toBe(303);
  const moved = await visit.fill(path, { ...good, 'address.country': 'AE', redrawn: 'address.country' });
  expect(shownIn(moved, 'address').map(({ name }) => name)).not.toContain('postal_code');
  const dubai = { 'address.country': 'AE', 'address.line1': 'Corniche 1', 'address.region': 'Dubai' };
  expect((await visit.send(path, moved, dubai)).status).toBe(303);
  const { body } = await call<{ address: object }>(
    service,
    `GET /v1/merchants/${partner.merchants['needs_data']}/onboarding`,
    { credential: partner.key },
  );
  expect(body.address).toMatchObject({
    country: 'AE',
    line1: 'Corniche 1',
    city: null,
    region: 'Dubai',
    postal_code: null,
  });
});

test('another country takes no region of the one before, and keeps what else was typed', async () => {
  const path = `${places}/new`;
  const typed = { name: 'Pier', 'address.country': 'CA', 'address.region': 'NY', 'address.city': 'Toronto' };
  const sent = await visit.fill(path, { ...typed, redrawn: 'address.country' });
  expect(sent.text).toContain('value="Pier"');
  expect(sent.text).toContain('value="Toronto"');
  expect(sent.text).not.toContain('value="NY"');
  expect(hiddenIn(sent, 'csrf')).toBeDefined();
});

test('Enter in a field saves: the form’s first button is no other', async () => {
  const { text } = await visit.open(`${places}/new`);
  const form = text.slice(text.indexOf('class="card sec narrow"'));
  expect(form.match(/<button[^>]*>/)?.[0]).toBe('<button hidden>');
});
