import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '../contract/scopes.ts';
import type { Merchant } from '../merchants/contract/merchant.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../testing/service.ts';
import { EXAMPLE_CHANGE } from './contract/onboarding-change.ts';
import type { Onboarding } from './contract/onboarding-record.ts';

let service: Service;
let partner: SignedUp;
let applicant: string;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = await signUp(service);
  applicant = partner.merchants['needs_data'] ?? '';
});
afterAll(() => service.stop());

const get = (id = applicant, credential = partner.key) =>
  call<Onboarding>(service, `GET /v1/merchants/${id}/onboarding`, { credential });
const patch = (
  body: object,
  id = applicant,
  credential = partner.key,
  headers: Record<string, string> = {},
) => call<Onboarding>(service, `PATCH /v1/merchants/${id}/onboarding`, { credential, body, headers });
const submit = (id = applicant, credential = partner.key) =>
  call<Onboarding>(service, `POST /v1/merchants/${id}/onboarding`, { credential });
const read = async (id = applicant): Promise<Merchant> =>
  (await call<Merchant>(service, `GET /v1/merchants/${id}`, { credential: partner.key })).body;
const eventsOf = async (id = applicant): Promise<{ type: string; data: Merchant }[]> => {
  const { body } = await call<{ data: { type: string; data: Merchant }[] }>(
    service,
    `GET /v1/events?merchant=${id}`,
    { credential: partner.key },
  );
  return body.data.toReversed();
};
const typesOf = async (id = applicant): Promise<string[]> => (await eventsOf(id)).map(({ type }) => type);
const statesOf = ({ body }: Reply<Onboarding>): Record<string, string> =>
  Object.fromEntries(body.steps.map(({ name, state }) => [name, state]));
/** Moves the sandbox's clock. */
async function pass(ms: number): Promise<void> {
  const { body } = await call<{ now: string }>(service, 'GET /v1/sandbox/clock', { credential: partner.key });
  const to = new Date(Date.parse(body.now) + ms).toISOString();
  await call(service, 'POST /v1/sandbox/clock/advance', { credential: partner.key, body: { to } });
}
const PERSON = EXAMPLE_CHANGE.people[0];

describe('the steps', () => {
  test('say what is missing in each, and fill one by one', async () => {
    const first = await get();
    expect(first.status).toBe(200);
    expect(statesOf(first)).toEqual({
      business: 'due',
      address: 'complete',
      people: 'due',
      bank: 'due',
      terms: 'due',
      review: 'blocked',
    });
    expect(first.body.steps.map(({ missing }) => missing)).toEqual([
      ['business.tax_id'],
      [],
      ['people.representative'],
      ['bank_account'],
      ['terms'],
      [],
    ]);
    const seen: string[][] = [];
    for (const name of ['business', 'people', 'bank_account', 'terms'] as const) {
      const saved = await patch({ [name]: EXAMPLE_CHANGE[name] });
      expect(saved.status).toBe(200);
      seen.push(saved.body.requirements.currently_due);
    }
    expect(seen).toEqual([
      ['people.representative', 'bank_account', 'terms'],
      ['bank_account', 'terms'],
      ['terms'],
      [],
    ]);
    const full = await get();
    expect(statesOf(full)).toMatchObject({ terms: 'complete', review: 'due' });
    expect(full.body).toMatchObject({
      timezone: 'Europe/London',
      business: { type: 'company', tax_id_last4: '4821', legal_name: 'Harbour Florist Ltd' },
      people: [{ name: 'Alex Morgan', id_last4: '6781', ownership: 100, email: 'alex@riverside.example' }],
      bank_account: { last4: '6819', country: 'GB', status: 'new' },
      terms: { accepted_at: expect.any(String), version: '2026-11-01' },
      version: 5,
    });
    expect(await typesOf()).toEqual(Array<string>(4).fill('merchant.onboarding_updated'));
  });

  test('are submitted, reviewed after five seconds, and then complete', async () => {
    await patch(EXAMPLE_CHANGE);
    const submitted = await submit();
    expect(submitted.body).toMatchObject({ status: 'in_review' });
    expect(statesOf(submitted)['review']).toBe('in_review');
    await pass(5_500);
    const done = await get();
    expect(done.body).toMatchObject({ status: 'active', bank_account: { status: 'verified' } });
    expect(statesOf(done)['review']).toBe('complete');
    expect(await typesOf()).toEqual([
      'merchant.onboarding_updated',
      'merchant.onboarding_updated',
      'merchant.activated',
    ]);
  });

  test('can be a partner’s and a merchant’s by turns; a session needs its scope and its merchant', async () => {
    const own = { key: partner.key, active: applicant };
    const token = await mintToken(service, own, ['onboarding:read', 'onboarding:write']);
    expect((await patch({ business: EXAMPLE_CHANGE.business }, applicant, token)).status).toBe(200);
    expect((await get(applicant, token)).body.business.tax_id_last4).toBe('4821');
    for (const reply of [
      await get(partner.active, token),
      await patch({ business: { type: 'company' } }, partner.active, token),
      await submit(partner.active, token),
    ]) {
      expect([reply.status, reply.body]).toMatchObject([404, { error: 40401 }]);
    }
    const reader = await mintToken(service, own, ['onboarding:read', 'merchants:write']);
    expect((await get(applicant, reader)).status).toBe(200);
    expect((await patch({}, applicant, reader)).body).toMatchObject({ error: 40301 });
    expect((await submit(applicant, reader)).body).toMatchObject({ error: 40301 });
    const other = await mintToken(service, own, ['merchants:read']);
    expect((await get(applicant, other)).body).toMatchObject({ error: 40301 });
  });

  test('of another partner are unknown', async () => {
    const other = await signUp(service);
    for (const id of [applicant, 'mer_unknown', 'mer']) {
      for (const reply of [
        await get(id, other.key),
        await patch({ address: { city: 'Bath' } }, id, other.key),
        await submit(id, other.key),
      ]) {
        expect([reply.status, reply.body]).toMatchObject([404, { error: 40401 }]);
      }
    }
    expect((await get()).body.address.city).toBe('Reading');
  });
});

describe('submitting', () => {
  test('too early is refused, with what is due', async () => {
    const reply = await submit();
    expect([reply.status, reply.body]).toMatchObject([409, { error: 40902, param: 'business.tax_id' }]);
    expect(reply.text).toContain('business.tax_id, people.representative, bank_account, terms');
    expect((await read()).status).toBe('needs_data');
  });

  test('twice at once succeeds once', async () => {
    await patch(EXAMPLE_CHANGE);
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit()));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await typesOf()).length).toBe(2);
  });

  test.each(['active', 'restricted'])('is refused of a merchant that is %s', async (status) => {
    expect((await submit(partner.merchants[status])).body).toMatchObject({ error: 40902 });
  });

  test('freezes it until the review ends', async () => {
    await patch(EXAMPLE_CHANGE);
    await submit();
    const during = await patch({ address: { city: 'Bath' } });
    expect([during.status, during.body]).toMatchObject([409, { error: 40902, param: 'merchant' }]);
    await pass(6_000);
    expect((await patch({ address: { city: 'Bath' } })).status).toBe(200);
  });
});

describe('the outcome', () => {
  test('of a tax number ending in 0000 is a rejection, which is final', async () => {
    await patch({ ...EXAMPLE_CHANGE, business: { tax_id: 'GB 999-0000' } });
    await submit();
    await pass(6_000);
    expect(statesOf(await get())['review']).toBe('failed');
    expect((await patch({ address: { city: 'Bath' } })).body).toMatchObject({ error: 40902 });
    expect((await submit()).body).toMatchObject({ error: 40902 });
    const session = await call(service, 'POST /v1/sessions', {
      credential: partner.key,
      body: { merchant: applicant, scopes: ['onboarding:read'] },
    });
    expect(session.body).toMatchObject({ error: 40902 });
  });

  test('of a rejection can be read with a session from before, which can do nothing else', async () => {
    await patch({ ...EXAMPLE_CHANGE, business: { tax_id: '0000' } });
    const own = { key: partner.key, active: applicant };
    const token = await mintToken(service, own, ['onboarding:read', 'onboarding:write', 'merchants:read']);
    const without = await mintToken(service, own, ['merchants:read']);
    await submit(applicant, token);
    await pass(6_000);
    expect((await get(applicant, token)).body.status).toBe('rejected');
    expect((await patch({}, applicant, token)).body).toMatchObject({ error: 40301 });
    const readMerchant = (credential: string) =>
      call(service, `GET /v1/merchants/${applicant}`, { credential });
    expect((await readMerchant(token)).body).toMatchObject({ error: 40301 });
    expect((await readMerchant(without)).body).toMatchObject({ error: 40103 });
  });

  test('of one ending in 0001 is a document that is due, and then active', async () => {
    await patch({ ...EXAMPLE_CHANGE, business: { tax_id: '0001' } });
    await submit();
    await pass(6_000);
    const due = await get();
    expect(due.body).toMatchObject({
      status: 'needs_data',
      requirements: {
        currently_due: ['business.document'],
        errors: [
          { requirement: 'business.document', code: 'document_required', message: expect.any(String) },
        ],
      },
    });
    expect(statesOf(due)).toMatchObject({ business: 'due', review: 'blocked' });
    expect((await submit()).body).toMatchObject({ error: 40902, param: 'business.document' });
    await patch({ business: { document: 'doc_test' } });
    expect((await submit()).status).toBe(200);
    await pass(6_000);
    expect((await read()).status).toBe('active');
  });

  test('of a document that is due may also be another tax number', async () => {
    await patch({ ...EXAMPLE_CHANGE, business: { tax_id: '0001' } });
    await submit();
    await pass(6_000);
    expect((await patch({ business: { tax_id: '4821' } })).body.requirements.errors).toEqual([]);
    await submit();
    await pass(6_000);
    expect((await read()).status).toBe('active');
  });

  test('of a restricted merchant that sends what is overdue is active', async () => {
    const id = partner.merchants['restricted'] ?? '';
    expect((await get(id)).body.requirements.past_due).toEqual(['bank_account']);
    const sent = await patch({ bank_account: EXAMPLE_CHANGE.bank_account }, id);
    expect(sent.body).toMatchObject({ status: 'restricted', requirements: { past_due: [], errors: [] } });
    await pass(6_000);
    expect(await read(id)).toMatchObject({ status: 'active', bank_account: { status: 'verified' } });
    expect(await typesOf(id)).toEqual(['merchant.onboarding_updated', 'merchant.activated']);
  });

  test('of another bank account of an active merchant is verified', async () => {
    const sent = await patch({ bank_account: EXAMPLE_CHANGE.bank_account }, partner.active);
    expect(sent.body).toMatchObject({ status: 'active', bank_account: { last4: '6819', status: 'new' } });
    await pass(6_000);
    expect(await read(partner.active)).toMatchObject({
      status: 'active',
      bank_account: { status: 'verified' },
    });
  });
});

describe('people', () => {
  const idOf = async (): Promise<string> => (await patch({ people: [PERSON] })).body.people[0]?.id ?? '';

  test('are changed by their ids, added without, and removed by leaving them out', async () => {
    const id = await idOf();
    const two = await patch({
      people: [
        { id, phone: null, address: { city: 'Bath' }, ownership: 60 },
        { roles: ['owner'], name: 'Sam O’Neill', ownership: 40 },
      ],
    });
    expect(two.body.people).toMatchObject([
      {
        id,
        name: 'Alex Morgan',
        phone: null,
        address: { line1: '3 Weir Road', city: 'Bath' },
        id_last4: '6781',
      },
      { name: 'Sam O’Neill', ownership: 40, birth_date: null },
    ]);
    const second = two.body.people[1]?.id ?? '';
    expect(two.body.steps.find(({ name }) => name === 'people')?.missing).toEqual([
      `people.${id}.phone`,
      `people.${second}.birth_date`,
      ...['line1', 'city', 'postal_code', 'country'].map((field) => `people.${second}.address.${field}`),
    ]);
    const one = await patch({ people: [{ id: second, roles: ['director'] }] });
    expect(one.body.people).toMatchObject([{ id: second, roles: ['director'], ownership: null }]);
    expect((await patch({ people: [] })).body.steps.find(({ name }) => name === 'people')?.missing).toEqual([
      'people.representative',
    ]);
  });

  const birthday = (years: number, days: number): string => {
    const date = new Date();
    date.setUTCFullYear(date.getUTCFullYear() - years);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };

  test('come of age on their birthday', async () => {
    expect((await patch({ people: [{ ...PERSON, birth_date: birthday(18, 0) }] })).status).toBe(200);
    const late = await patch({ people: [{ ...PERSON, birth_date: birthday(18, 1) }] });
    expect(late.body).toMatchObject({ error: 40003, param: 'people.0.birth_date' });
  });

  test('eight fit, nine do not', async () => {
    const director = { roles: ['director'], name: 'Someone' };
    expect((await patch({ people: Array.from({ length: 8 }, () => director) })).status).toBe(200);
    const nine = await patch({ people: Array.from({ length: 9 }, () => director) });
    expect(nine.body).toMatchObject({ error: 40003, param: 'people' });
  });

  const owner = (ownership: number) => ({ roles: ['owner'], name: 'Owner', ownership });
  test.each<[object[], number, string]>([
    [[{ ...PERSON, roles: [] }], 40003, 'people.0.roles'],
    [[{ ...PERSON, roles: ['king'] }], 40003, 'people.0.roles.0'],
    [[{ name: 'No role' }], 40002, 'people.0.roles'],
    [[{ roles: ['owner'] }], 40002, 'people.0.name'],
    [[{ ...PERSON, name: 'a\u202Eb' }], 40003, 'people.0.name'],
    [[{ ...PERSON, birth_date: '1899-12-31' }], 40003, 'people.0.birth_date'],
    [[{ ...PERSON, birth_date: '1984-02-30' }], 40003, 'people.0.birth_date'],
    [[{ ...PERSON, email: 'alex' }], 40003, 'people.0.email'],
    [[{ ...PERSON, phone: '020 7946' }], 40003, 'people.0.phone'],
    [[{ ...PERSON, id_number: 'a-b' }], 40003, 'people.0.id_number'],
    [[{ ...PERSON, address: { country: 'UK' } }], 40003, 'people.0.address.country'],
    [[{ ...PERSON, roles: ['director'] }], 40003, 'people.0.ownership'],
    [[owner(24)], 40003, 'people.0.ownership'],
    [[owner(101)], 40003, 'people.0.ownership'],
    [[owner(33.3)], 40003, 'people.0.ownership'],
    [[owner(51), owner(50)], 40003, 'people'],
    [[{ id: 'psn_01M7YV6GX8T4R2N6K0Q5W9E3ZB' }], 40003, 'people.0.id'],
    [[{ id: 'alex' }], 40003, 'people.0.id'],
    [[null as unknown as object], 40003, 'people.0'],
  ])('%j are refused', async (people, error, param) => {
    expect((await patch({ people })).body).toMatchObject({ error, param });
  });

  test('of another merchant can’t be named, and no one twice', async () => {
    const id = await idOf();
    const elsewhere = await patch({ people: [{ id }] }, partner.active);
    expect(elsewhere.body).toMatchObject({ error: 40003, param: 'people.0.id' });
    const twice = await patch({ people: [{ id }, { id }] });
    expect(twice.body).toMatchObject({ error: 40003, param: 'people.1.id' });
  });
});

describe('a change', () => {
  test('clears what is null and keeps what is left out', async () => {
    await patch(EXAMPLE_CHANGE);
    const cleared = await patch({
      business: { tax_id: null, founded_on: null },
      address: { city: null },
      bank_account: null,
      terms: null,
    });
    expect(cleared.body).toMatchObject({
      business: { type: 'company', mcc: '5261', tax_id_last4: null, founded_on: null },
      address: { line1: '12 Mill Lane', city: null },
      bank_account: { last4: null, country: null, status: 'none' },
      terms: { accepted_at: null, version: null },
      people: [{ name: 'Alex Morgan' }],
    });
    expect(cleared.body.requirements.currently_due).toEqual([
      'business.tax_id',
      'address.city',
      'bank_account',
      'terms',
    ]);
  });

  test('that changes nothing raises no version and records no event', async () => {
    const first = await patch(EXAMPLE_CHANGE);
    const { people: _, ...same } = EXAMPLE_CHANGE;
    for (const body of [{}, same, { address: { line1: '12 Mill Lane' }, business: {} }]) {
      expect((await patch(body)).body).toEqual(first.body);
    }
    expect(await typesOf()).toHaveLength(1);
  });

  test('replays as the record is by then: the response itself is not stored', async () => {
    const headers = { 'idempotency-key': 'city' };
    const first = await patch({ address: { city: 'Bath' } }, applicant, partner.key, headers);
    await patch({ address: { city: 'York' } });
    const again = await patch({ address: { city: 'Bath' } }, applicant, partner.key, headers);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual((await get()).body);
    expect(again.body.version).toBe(first.body.version + 1);
  });

  test('of an old version is refused; one of two at once succeeds', async () => {
    const { version } = (await get()).body;
    const replies = await Promise.all(['Bath', 'York'].map((city) => patch({ address: { city }, version })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await patch({ address: { city: 'Hove' }, version })).body).toMatchObject({ error: 40903 });
  });

  test('replays with its idempotency key', async () => {
    const headers = { 'idempotency-key': 'bank' };
    const body = { bank_account: EXAMPLE_CHANGE.bank_account };
    const [first, again] = [
      await patch(body, applicant, partner.key, headers),
      await patch(body, applicant, partner.key, headers),
    ];
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(await typesOf()).toHaveLength(1);
  });

  test.each<[object, number, string]>([
    [{ business: 'x' }, 40003, 'business'],
    [{ business: { legal_name: null } }, 40003, 'business.legal_name'],
    [{ business: { display_name: '' } }, 40003, 'business.display_name'],
    [{ business: { type: 'cartel' } }, 40003, 'business.type'],
    [{ business: { tax_id: '12' } }, 40003, 'business.tax_id'],
    [{ business: { tax_id: '----' } }, 40003, 'business.tax_id'],
    [{ business: { tax_id: 'x'.repeat(31) } }, 40003, 'business.tax_id'],
    [{ business: { founded_on: '2999-01-01' } }, 40003, 'business.founded_on'],
    [{ business: { document: 'https://x' } }, 40003, 'business.document'],
    [{ address: { country: 'XX' } }, 40003, 'address.country'],
    [{ support: { phone: '1' } }, 40003, 'support.phone'],
    [{ people: {} }, 40003, 'people'],
    [{ bank_account: {} }, 40002, 'bank_account.country'],
    [{ bank_account: { country: 'GB' } }, 40002, 'bank_account.sort_code'],
    [{ bank_account: { country: 'GB', iban: 'GB29NWBK60161331926818' } }, 40003, 'bank_account.iban'],
    [{ bank_account: { country: 'GB', iban: '\u0000' } }, 40003, 'bank_account.iban'],
    [{ terms: {} }, 40002, 'terms.version'],
    [{ terms: { version: '1' } }, 40002, 'terms.ip'],
    [{ terms: { version: '1', ip: '999.1.1.1' } }, 40003, 'terms.ip'],
    [{ terms: { version: '1', ip: '::1::' } }, 40003, 'terms.ip'],
    [{ version: '1' }, 40003, 'version'],
  ])('%j is refused at its field', async (body, error, param) => {
    expect((await patch(body)).body).toMatchObject({ error, param });
    expect(await typesOf()).toEqual([]);
  });

  test('of terms has the address of the page’s request, or what the key says', async () => {
    await patch({ terms: { version: '1', ip: '2001:db8::1' } });
    const ip = async (): Promise<unknown> =>
      (
        await service.db
          .selectFrom('merchants')
          .select('terms')
          .where('id', '=', applicant)
          .executeTakeFirst()
      )?.terms?.ip;
    expect(await ip()).toBe('2001:db8::1');
    const token = await mintToken(service, { key: partner.key, active: applicant }, ['onboarding:write']);
    await patch({ terms: { version: '2', ip: '203.0.113.9' } }, applicant, token);
    expect(await ip()).toMatch(/127\.0\.0\.1$/);
    expect((await get()).text).not.toContain('127.0.0.1');
  });
});

test('numbers are in no response, event, row, log line or stored response; of people nothing is in events', async () => {
  const headers = { 'idempotency-key': 'secret' };
  const saved = await patch(EXAMPLE_CHANGE, applicant, partner.key, headers);
  await patch({ bank_account: { country: 'GB', sort_code: '601613', account_number: 'x1926819' } });
  await submit();
  await pass(6_000);
  const rows = await Promise.all([
    service.db.selectFrom('merchants').selectAll().execute(),
    service.db.selectFrom('events').selectAll().execute(),
    service.db.selectFrom('idempotency_records').selectAll().execute(),
    service.db.selectFrom('timers').selectAll().execute(),
  ]);
  const everything = [
    saved.text,
    (await get()).text,
    ...rows.map((row) => JSON.stringify(row)),
    ...service.logLines,
  ];
  const secrets = /31926819|1926819|60-?16-?13|12 ?3456 ?4821|AB ?12 ?67 ?81/;
  expect(everything.filter((text) => secrets.test(text))).toEqual([]);
  const people = /Alex|1984|alex@|Weir Road|192\.0\.2/;
  expect(JSON.stringify(rows[2])).not.toMatch(people);
  const events = JSON.stringify(await eventsOf());
  expect(events).not.toMatch(people);
  expect(events).toContain('"tax_id_last4":"4821"');
});

test('in production nothing is reviewed by itself, and bank accounts are refused until there is a bank', async () => {
  await call(service, 'POST /v1/partners/me/publish', { credential: partner.key });
  const { body: key } = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Live', capability: ALL_SCOPES, environment: 'production' },
  });
  const { body: merchant } = await call<Merchant>(service, 'POST /v1/merchants', {
    credential: key.secret,
    body: {
      legal_name: 'Live Ltd',
      display_name: 'Live',
      country: 'GB',
      currency: 'GBP',
      timezone: 'Europe/London',
    },
  });
  const { bank_account, ...rest } = EXAMPLE_CHANGE;
  const refused = await patch({ bank_account }, merchant.id, key.secret);
  expect([refused.status, refused.body]).toMatchObject([409, { error: 40902, param: 'bank_account' }]);
  const saved = await patch(rest, merchant.id, key.secret);
  expect(saved.body.requirements.currently_due).toContain('bank_account');
  const timers = await service.db
    .selectFrom('timers')
    .selectAll()
    .where('record', '=', merchant.id)
    .execute();
  expect(timers).toEqual([]);
});

describe('a document', () => {
  const PDF = Buffer.from('%PDF-1.4\n');
  const upload = async (
    bytes: Buffer,
    credential = partner.key,
    id = applicant,
    type = 'application/pdf',
  ) => {
    const response = await fetch(`${service.url}/v1/merchants/${id}/onboarding/documents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}`, 'content-type': type },
      body: new Uint8Array(bytes),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  test('is uploaded by a session, and its token meets what is due', async () => {
    await patch({ ...EXAMPLE_CHANGE, business: { tax_id: '0001' } });
    await submit();
    await pass(6_000);
    const own = { key: partner.key, active: applicant };
    const token = await mintToken(service, own, ['onboarding:write']);
    const sent = await upload(PDF, token);
    expect(sent).toMatchObject({
      status: 201,
      body: { object: 'onboarding_document', media_type: 'application/pdf', size: PDF.length },
    });
    const document = sent.body['token'] as string;
    expect((await patch({ business: { document } })).body.requirements.currently_due).toEqual([]);
    expect(service.logLines.join('')).not.toContain(document);
    expect((await upload(PDF, token, partner.active)).body).toMatchObject({ error: 40401 });
    const reader = await mintToken(service, own, ['onboarding:read']);
    expect((await upload(PDF, reader)).body).toMatchObject({ error: 40301 });
  });

  test('about a person is due as what was asked for, and its token is never shown', async () => {
    const { people } = (await patch(EXAMPLE_CHANGE)).body;
    const [first] = people;
    const requirement = `people.${first?.id}.document`;
    const demands = JSON.stringify([{ requirement, code: 'requested', message: 'Send a passport.' }]);
    await service.db.updateTable('merchants').set({ demands }).where('id', '=', applicant).execute();
    expect((await get(applicant)).body.requirements.currently_due).toEqual([requirement]);
    const naming = (document: string) =>
      patch({ people: people.map(({ id }) => ({ id, ...(id === first?.id && { document }) })) });
    expect((await naming('https://x')).body).toMatchObject({ error: 40003, param: 'people.0.document' });
    const { body } = await naming('doc_passport');
    expect(body.requirements.currently_due).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('doc_passport');
  });

  test('is what its bytes say', async () => {
    expect((await upload(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).body['media_type']).toBe('image/jpeg');
    const other = await upload(Buffer.from('<html>'));
    expect([other.status, other.body]).toMatchObject([400, { error: 40003, param: 'document' }]);
    const type = await upload(PDF, partner.key, applicant, 'text/html');
    expect(type.status).toBe(415);
  });

  test('of a merchant in review, or larger than 5 MiB, is refused', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await upload(large)).status).toBe(413);
    await patch(EXAMPLE_CHANGE);
    await submit();
    expect((await upload(PDF)).body).toMatchObject({ error: 40902 });
  });
});
