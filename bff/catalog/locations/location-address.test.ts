import { afterAll, beforeAll, expect, test } from 'vitest';
import { KNOWN_COUNTRIES, partsOf } from '../../core/addresses/formats.ts';
import { postalCodeExample } from '../../core/addresses/postal-codes.ts';
import { ADDRESS_LABELS } from '../../core/addresses/address-labels.ts';
import { COUNTRIES } from '../../core/contract/iso-codes.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

interface Reply {
  readonly id?: string;
  readonly message?: string;
  readonly param?: string;
  readonly address?: Record<string, string | null>;
}

const places = () => `/v1/merchants/${partner.active}/locations`;
const send = (to: string, body: object, version?: string) =>
  call<Reply>(service, to, {
    credential: partner.key,
    body,
    ...(version !== undefined && { headers: { 'API-Version': version } }),
  });
const MERCHANT = {
  legal_name: 'Quay Ltd',
  display_name: 'Quay',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
};

test('every country’s whole address is taken, and each part that it requires is asked for in its word', async () => {
  const { body: place } = await send(`POST ${places()}`, { name: 'Quay' });
  const { body: merchant } = await send('POST /v1/merchants', MERCHANT);
  const changes = [`PATCH ${places()}/${place.id}`, `PATCH /v1/merchants/${merchant.id}`];
  const empty = { line1: null, city: null, region: null, postal_code: null };
  for (const country of KNOWN_COUNTRIES.filter((code) => (COUNTRIES as ReadonlySet<string>).has(code))) {
    const required = partsOf(country).filter(({ isRequired }) => isRequired);
    const code = postalCodeExample(country) ?? null;
    const given = Object.fromEntries(
      required.map(({ name }) => [name, name === 'postal_code' ? code : `x ${name}`]),
    );
    const whole = { ...empty, ...given, country };
    for (const change of changes) {
      expect([country, (await send(change, { address: whole })).status]).toEqual([country, 200]);
    }
    for (const change of code === null ? [] : changes) {
      const { status, body } = await send(change, { address: { ...whole, postal_code: '?!' } });
      expect([status, body.param, body.message]).toMatchObject([
        400,
        'address.postal_code',
        expect.stringContaining(`in ${country}, such as ${code}.`),
      ]);
    }
    // Of one part alone, nothing would be left.
    for (const { name, kind } of required.length > 1 ? required : []) {
      const sent = { address: { ...whole, [name]: null } };
      const { status, body } = await send(changes.at(name === 'line1' ? 0 : 1) ?? '', sent);
      expect([status, body.param, body.message]).toEqual([
        400,
        `address.${name}`,
        `address.${name} is required for addresses in ${country}: the ${ADDRESS_LABELS[kind]}.`,
      ]);
    }
  }
}, 120_000);

test.each([
  ['US', { line1: '45 Main Street', city: 'Brooklyn', postal_code: '11201' }, 'address.region'],
  ['US', { line1: '45 Main Street', region: 'NY', postal_code: '11201' }, 'address.city'],
  ['AE', { line1: 'Sheikh Zayed Road 5', region: 'Dubai' }, undefined],
  ['GB', { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB' }, undefined],
  ['JP', { line1: '銀座1-2-3', region: '東京都', city: '中央区' }, 'address.postal_code'],
  ['JP', { line1: '銀座1-2-3', region: '東京都', postal_code: '150' }, 'address.postal_code'],
  ['AE', { line1: 'Corniche 1', region: 'Dubai', postal_code: '00000' }, 'address.postal_code'],
])('in %s, %j lacks %s, and older versions take it', async (country, parts, param) => {
  const address = { ...parts, country };
  for (const [to, body] of [
    [`POST ${places()}`, { name: 'Quay', address }],
    ['POST /v1/merchants', { ...MERCHANT, address }],
  ] as const) {
    const made = await send(to, body);
    expect([made.status, made.body.param]).toEqual(param === undefined ? [201, undefined] : [400, param]);
    expect((await send(to, body, '2026-11-01')).status).toBe(201);
  }
});

test('a postal code from the country before is no fault where there are none', async () => {
  const address = { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' };
  const { body } = await send(`POST ${places()}`, { name: 'Quay', address });
  const path = `PATCH ${places()}/${body.id}`;
  const moved = await send(path, { address: { country: 'AE', region: 'Dubai', city: null } });
  expect([moved.status, moved.body.param]).toEqual([200, undefined]);
  expect((await send(path, { address: { country: 'US', city: 'Brooklyn' } })).body.param).toBe(
    'address.postal_code',
  );
});

test('what has no address needs none, and one is taken away whole', async () => {
  const made = await send(`POST ${places()}`, { name: 'Quay', address: { country: 'US' } });
  expect(made.status).toBe(201);
  const path = `PATCH ${places()}/${made.body.id}`;
  expect((await send(path, { address: { line2: 'Unit 3' } })).body.param).toBe('address.line1');
  const whole = { line1: '45 Main St', city: 'Brooklyn', region: 'NY', postal_code: '11201' };
  expect((await send(path, { address: whole })).status).toBe(200);
  expect((await send(path, { address: { postal_code: null } })).body.param).toBe('address.postal_code');
  const none = { line1: null, line2: null, city: null, region: null, postal_code: null };
  expect((await send(path, { address: none })).status).toBe(200);
});
