import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, mintToken, startService, type Reply, type Service } from '../../testing/service/service.ts';
import { Payer, Till } from './testing/till.ts';
import type { Payment } from './payments.ts';
import { amountsMeant } from './search-payments.ts';

const till = new Till();
let service: Service;
let payer: Payer;
const made: Payment[] = [];
const ORDER = 'ord_listed';
beforeAll(async () => {
  service = await startService({ payables: till.payables });
  payer = await Payer.signUp(service);
  for (const token of ['tok_paid', 'tok_insufficient_funds', 'tok_paid']) {
    const { id } = await payer.start(made.length === 0 ? ORDER : undefined);
    await payer.authorize(id, token).catch(() => undefined);
    made.push(await payer.find(id));
    service.clock.advance(60_000);
  }
  const [first] = made;
  await payer.capture(first?.id ?? '');
  await payer.settle(first?.id ?? '');
  for (const amount of [100, 200]) {
    await payer.refund(first?.id ?? '', amount);
    await payer.settle(first?.id ?? '');
  }
});
afterAll(() => service.stop());

interface List {
  data: { id: string }[];
  has_more: boolean;
  next_cursor: string | null;
  error?: number;
}
const get = (path: string, credential = payer.partner.key): Promise<Reply<List>> =>
  call<List>(service, `GET ${path}`, { credential });
const idsOf = async (path: string): Promise<string[]> => (await get(path)).body.data.map(({ id }) => id);

describe('payments', () => {
  const ids = (...places: number[]): string[] => places.map((place) => made[place]?.id ?? '');

  test('are listed newest first, page by page', async () => {
    expect(await idsOf('/v1/payments')).toEqual(ids(2, 1, 0));
    const { body: first } = await get('/v1/payments?limit=2');
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids(2, 1), true]);
    expect(await idsOf(`/v1/payments?limit=2&cursor=${first.next_cursor}`)).toEqual(ids(0));
  });

  test.each([
    ['order=ord_listed', [0]],
    ['pay_link=lnk_1', []],
    ['last4=9995', [1]],
    ['status=failed', [1]],
    ['status=authorized', [2]],
    ['status=partially_refunded&last4=4242', [0]],
    ['brand=visa&status=failed', [1]],
    ['brand=amex', []],
    ['dispute_state=open', []],
    ['q=9995', [1]],
    ['q=36.48', [2, 1, 0]],
    ['q=36.49', []],
    ['q=nobody', []],
    ['q=36.48&expand=purchase&status=failed', [1]],
  ])('by %s', async (query, places) => {
    expect(await idsOf(`/v1/payments?${query}`)).toEqual(ids(...places));
  });

  test('by merchant and time', async () => {
    const created = made[1]?.created_at ?? '';
    expect(await idsOf(`/v1/payments?merchant=${payer.partner.active}`)).toHaveLength(3);
    expect(await idsOf(`/v1/payments?merchant=${payer.partner.merchants['restricted']}`)).toEqual([]);
    expect(await idsOf(`/v1/payments?created_from=${created}`)).toEqual(ids(2, 1));
    expect(await idsOf(`/v1/payments?created_to=${created}`)).toEqual(ids(0));
    expect(await idsOf(`/v1/payments?updated_after=${made[2]?.updated_at}`)).toEqual(ids(0));
  });

  test.each([
    'last4=424',
    'last4=42424',
    'status=paid',
    'created_from=yesterday',
    'card=4242',
    'limit=0',
    'brand=vise',
    'dispute_state=won',
    'expand=order',
    'q=',
  ])('%s is refused', async (query) => {
    const { status, body } = await get(`/v1/payments?${query}`);
    expect([status, body.error]).toEqual([400, 40003]);
  });

  test('are visible to their partner and a session of their merchant alone', async () => {
    const other = await Payer.signUp(service);
    const [id] = ids(0);
    const own = await mintToken(service, payer.partner, ['payments:read']);
    const foreign = { ...payer.partner, active: payer.partner.merchants['restricted'] ?? '' };
    const elsewhere = await mintToken(service, foreign, ['payments:read']);
    const without = await mintToken(service, payer.partner, ['orders:read']);
    expect((await get(`/v1/payments/${id}`, own)).status).toBe(200);
    expect((await get('/v1/payments', own)).body.data).toHaveLength(3);
    for (const credential of [other.partner.key, elsewhere]) {
      expect((await get('/v1/payments', credential)).body.data).toEqual([]);
      expect((await get(`/v1/payments/${id}`, credential)).status).toBe(404);
    }
    expect((await get('/v1/payments', without)).status).toBe(403);
    expect((await get('/v1/payments/pay_unknown')).status).toBe(404);
  });
});

test.each([
  ['21.40', 2140, 'GBP'],
  ['21,40', 2140, 'GBP'],
  ['£1,284.50', 128450, 'GBP'],
  ['1.284,50 €', 128450, 'EUR'],
  ['UK£ 7', 700, 'GBP'],
  ['¥1,200', 1200, 'JPY'],
  ['21.5', 21500, 'KWD'],
])('%s is an amount of %i in %s', (text, amount, currency) => {
  const meant = amountsMeant(text).filter(({ currencies }) => currencies.includes(currency));
  expect(meant.map((one) => one.amount)).toEqual([amount]);
});

test.each(['Ada', 'ord_1', '12-13', '1e3', '٧', '99999999999999'])('%s is no amount', (text) => {
  expect(amountsMeant(text)).toEqual([]);
});

describe('refunds', () => {
  test('are listed newest first, and filtered', async () => {
    const [second = '', first = ''] = await idsOf('/v1/refunds');
    expect(await idsOf(`/v1/refunds?payment=${made[0]?.id}&status=succeeded&order=${ORDER}`)).toEqual([
      second,
      first,
    ]);
    expect(await idsOf('/v1/refunds?limit=1')).toEqual([second]);
    expect(await idsOf(`/v1/refunds?payment=${made[1]?.id}`)).toEqual([]);
    expect(await idsOf('/v1/refunds?status=pending')).toEqual([]);
    expect((await get('/v1/refunds?last4=4242')).status).toBe(400);
    expect((await get(`/v1/refunds/${first}`)).body).toMatchObject({
      object: 'refund',
      amount: { amount: 100 },
    });
  });

  test('are visible to their partner alone', async () => {
    const [id] = await idsOf('/v1/refunds');
    const other = await Payer.signUp(service);
    expect((await get(`/v1/refunds/${id}`, other.partner.key)).status).toBe(404);
    expect((await get('/v1/refunds', other.partner.key)).body.data).toEqual([]);
  });
});
