import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import type { Merchant } from '../merchants/contract/merchant.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { EXAMPLE_CHANGE } from './contract/onboarding-change.ts';
import { onboardingCalls, statesOf } from './testing/applying.ts';

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

const { get, patch, submit, read, eventsOf, typesOf, pass } = onboardingCalls(() => ({
  service,
  partner,
  applicant,
}));

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
  expect(saved.body.requirements.currently_due).not.toContain('bank_account');
  const timers = await service.db
    .selectFrom('timers')
    .selectAll()
    .where('record', '=', merchant.id)
    .execute();
  expect(timers).toEqual([]);
});
