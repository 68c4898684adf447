import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { EXAMPLE_CHANGE } from '../../../accounts/onboarding/contract/onboarding-change.ts';
import type { Onboarding } from '../../../accounts/onboarding/contract/onboarding-record.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
let path: string;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = await signUp(service);
  visit = await signIn(service, partner);
  path = `/console/merchants/${partner.merchants['needs_data']}/onboarding`;
});
afterAll(() => service.stop());

const read = async (): Promise<Onboarding> =>
  (
    await call<Onboarding>(service, `GET /v1/merchants/${partner.merchants['needs_data']}/onboarding`, {
      credential: partner.key,
    })
  ).body;

const ALEX = {
  name: 'Alex Morgan',
  birth_date: '1984-05-17',
  email: 'alex@riverside.example',
  phone: '+442079460018',
  id_number: 'AB 12 67 81',
  ownership: '100',
  'address.line1': '3 Weir Road',
  'address.city': 'Reading',
  'address.postal_code': 'RG1 4QT',
  'address.country': 'GB',
};

/** A form with a list of roles. */
const withRoles = (...roles: string[]): [string, string][] => [
  ...Object.entries(ALEX),
  ...roles.map((role): [string, string] => ['roles', role]),
];

test('a merchant’s page says what is due, in words, and leads to the onboarding', async () => {
  const { text } = await visit.open(path.replace('/onboarding', ''));
  expect(text).toContain('Still due: tax number, a representative, bank account, acceptance of the terms.');
  expect(text).toContain(`href="${path}"`);
  const restricted = await visit.open(`/console/merchants/${partner.merchants['restricted']}`);
  expect(restricted.text).toContain('Bank account: The bank returned a payout');
});

test('every step is filled by its form, then it is submitted', async () => {
  const early = await visit.open(path);
  expect(early.text).not.toContain('Submit for review');
  const business = await visit.fill(`${path}/business`, {
    'business.legal_name': 'Harbour Florist Ltd',
    'business.type': 'company',
    'business.tax_id': '12 3456 4821',
    'business.mcc': '5261',
  });
  expect([business.status, business.headers.get('location')]).toEqual([303, path]);
  expect((await visit.fill(`${path}/people/new`, withRoles('representative', 'owner'))).status).toBe(303);
  const bank = await visit.fill(`${path}/bank`, {
    'bank_account.country': 'GB',
    'bank_account.sort_code': EXAMPLE_CHANGE.bank_account.sort_code,
    'bank_account.account_number': EXAMPLE_CHANGE.bank_account.account_number,
  });
  expect(bank.status).toBe(303);
  await visit.fill(`${path}/terms`, { 'terms.version': '2026-11-01', 'terms.ip': '192.0.2.10' });
  expect((await read()).requirements.currently_due).toEqual([]);
  const ready = await visit.open(path);
  expect(ready.text).toContain('Submit for review');
  expect((await visit.send(path, ready, {})).status).toBe(303);
  expect((await read()).status).toBe('in_review');
  const waiting = await visit.open(path);
  expect(waiting.text).toContain('In review');
  expect(waiting.text).not.toContain('Edit business');
});

test('what the payment processor asks for on its own form has a link there, once it is asked for', async () => {
  const processor = service.deps.processors.sandbox ?? {};
  const linkFor = (id: string, back: string) => Promise.resolve(`https://processor.example/${id}?${back}`);
  Object.assign(processor, { accounts: { linkFor } });
  onTestFinished(() => void Reflect.deleteProperty(processor, 'accounts'));
  const merchant = partner.merchants['needs_data'] ?? '';
  expect((await visit.open(path)).text).not.toContain('Payment processor');
  const demand = { requirement: 'processor_account', code: 'processor_requires', message: 'More is asked.' };
  await service.db
    .updateTable('merchants')
    .set({ demands: JSON.stringify([demand]) })
    .where('id', '=', merchant)
    .execute();
  const asked = await visit.open(path);
  expect(asked.text).toContain('The payment processor’s own form: More is asked.');
  const linked = await visit.send(path, asked, { act: 'processor' });
  expect(linked.status).toBe(200);
  expect(linked.text).toContain(`href="https://processor.example/${merchant}?${service.url}${path}"`);
});

test('saved numbers are masked, and stay when the field is left empty', async () => {
  await visit.fill(`${path}/business`, {
    'business.legal_name': 'Harbour',
    'business.tax_id': '12 3456 4821',
  });
  const { text } = await visit.open(`${path}/business`);
  expect(text).toContain('Saved, ending in 4821.');
  expect(text).not.toContain('12 3456');
  await visit.fill(`${path}/business`, {
    'business.legal_name': 'Harbour Florist Ltd',
    'business.tax_id': '',
  });
  expect((await read()).business).toMatchObject({
    legal_name: 'Harbour Florist Ltd',
    tax_id_last4: '4821',
    mcc: null,
  });
});

test('people are changed and removed; the others stay', async () => {
  await visit.fill(`${path}/people/new`, withRoles('representative', 'owner'));
  const refusedOwner = await visit.fill(`${path}/people/new`, withRoles());
  expect(refusedOwner.status).toBe(400);
  expect(refusedOwner.text).toContain('Choose at least one.');
  await visit.fill(`${path}/people/new`, [
    ['name', 'Sam Lee'],
    ['roles', 'director'],
  ]);
  const [alex, sam] = (await read()).people;
  expect([alex?.name, sam?.name]).toEqual(['Alex Morgan', 'Sam Lee']);
  const page = `${path}/people/${alex?.id}`;
  expect((await visit.open(page)).text).toContain('Saved, ending in 6781.');
  await visit.fill(page, [
    ['name', 'Alex Morgan-Lee'],
    ['roles', 'representative'],
  ]);
  expect((await read()).people).toMatchObject([
    { id: alex?.id, name: 'Alex Morgan-Lee', id_last4: '6781', phone: null },
    { id: sam?.id, name: 'Sam Lee' },
  ]);
  await visit.fill(page, { remove: '1' });
  expect((await read()).people.map(({ id }) => id)).toEqual([sam?.id]);
});

test.each([
  ['business', { 'business.legal_name': 'Kept', 'business.tax_id': '1' }, 'Must be 4–30 letters'],
  ['address', { 'address.country': 'ZZ', 'address.city': 'Kept' }, 'Must be an ISO 3166-1'],
  ['terms', { 'terms.version': 'Kept', 'terms.ip': 'here' }, 'Must be an IP address'],
])('%s with %j is refused at the field, with what was typed', async (step, typed, words) => {
  const sent = await visit.fill(`${path}/${step}`, typed);
  expect(sent.status).toBe(400);
  expect(sent.text).toContain('Kept');
  expect(sent.text).toContain(words);
  expect(sent.text).toContain('aria-invalid="true"');
});

test('what is typed is shown as text, and another partner’s pages are not found', async () => {
  await visit.fill(`${path}/people/new`, [
    ['name', '<b>Sam</b>'],
    ['roles', 'director'],
  ]);
  const { text } = await visit.open(path);
  expect(text).toContain('&lt;b&gt;Sam');
  expect(text).not.toContain('<b>Sam');
  const other = await signIn(service, await signUp(service));
  for (const below of ['', '/business', '/people/new', '/nothing']) {
    expect((await other.open(path + below)).status).toBe(404);
  }
  expect((await visit.open(`${path}/nothing`)).status).toBe(404);
  expect((await visit.open(`${path}/people/psn_0`)).status).toBe(404);
});
