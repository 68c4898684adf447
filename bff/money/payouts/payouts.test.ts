import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../../testing/service/service.ts';
import { Earner, gbp } from './testing/earner.ts';
import { payoutFaults } from './testing/payout-books.ts';
import { withAvailable } from './testing/with-available.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterEach(async () => {
  const faults = await payoutFaults(service.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
afterAll(() => service.stop());

describe('a payout that is asked for', () => {
  test('of all that is available goes to the bank and arrives', async () => {
    const earner = await withAvailable(service, 5_000, 150);
    const { status, body } = await earner.payOut();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      object: 'payout',
      amount: gbp(4_850),
      gross: gbp(4_850),
      fees: gbp(0),
      automatic: false,
      status: 'pending',
      destination: { country: 'GB', last4: '6789' },
      trace_id: null,
      failure: null,
    });
    expect(await earner.sums()).toEqual([0, 0]);
    await earner.advance(61 * MINUTE);
    expect(await earner.read(body.id)).toMatchObject({
      status: 'in_transit',
      trace_id: expect.stringMatching(/^TR/),
    });
    await earner.advance(4 * DAY);
    expect(await earner.read(body.id)).toMatchObject({ status: 'paid', version: 3 });
    expect(await earner.told()).toEqual(['payout.created', 'payout.in_transit', 'payout.paid']);
    expect((await earner.entriesOf(body.id)).map(({ type, amount }) => [type, amount.amount])).toEqual([
      ['payment', 4_850],
    ]);
  });

  test('of a part leaves the rest, and its entries add up to it', async () => {
    const earner = await withAvailable(service, 5_000);
    const { body } = await earner.payOut({ amount: gbp(1_200) });
    expect(await earner.sums()).toEqual([3_800, 0]);
    const entries = await earner.entriesOf(body.id);
    expect(entries.map(({ type, amount }) => [type, amount.amount])).toEqual([
      ['payment', 5_000],
      ['adjustment', -3_800],
    ]);
    const { body: rest } = await earner.payOut();
    expect(rest.amount).toEqual(gbp(3_800));
  });

  test.each([
    ['more than there is', { amount: gbp(501) }, { error: 40022, param: 'amount' }],
    ['less than the least', { amount: gbp(99) }, { error: 40003, param: 'amount.amount' }],
    ['nothing', { amount: gbp(0) }, { error: 40003, param: 'amount.amount' }],
    ['less than nothing', { amount: gbp(-100) }, { error: 40003, param: 'amount.amount' }],
    ['a fraction', { amount: { amount: 100.5, currency: 'GBP' } }, { error: 40003, param: 'amount.amount' }],
    [
      'another currency',
      { amount: { amount: 200, currency: 'EUR' } },
      { error: 40003, param: 'amount.currency' },
    ],
    ['text', { amount: '200' }, { error: 40003, param: 'amount' }],
    ['an unknown method', { method: 'express' }, { error: 40003, param: 'method' }],
    ['no method', { method: undefined }, { error: 40002, param: 'method' }],
    ['a merchant that isn’t one', { merchant: 7 }, { error: 40003, param: 'merchant' }],
  ])('for %s is refused, and nothing changes', async (_, wish, error) => {
    const earner = await withAvailable(service, 500);
    expect((await earner.payOut(wish)).body).toMatchObject(error);
    expect(await earner.sums()).toEqual([500, 0]);
    expect(await earner.told()).toEqual([]);
  });

  test('is one for its idempotency key, which is required', async () => {
    const earner = await withAvailable(service, 500);
    const key = randomUUID();
    const [first, second] = [
      await earner.payOut({ amount: gbp(100) }, key),
      await earner.payOut({ amount: gbp(100) }, key),
    ];
    expect(second.body.id).toBe(first.body.id);
    expect(await earner.payouts()).toHaveLength(1);
    const without = await earner.call('POST /v1/payouts', { merchant: earner.merchant, method: 'standard' });
    expect(without.body).toMatchObject({ error: 40006 });
  });

  test('ten times at once is as often as there is money for', async () => {
    const earner = await withAvailable(service, 1_000);
    const replies = await Promise.all(Array.from({ length: 10 }, () => earner.payOut({ amount: gbp(300) })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill(201),
      ...Array(7).fill(400),
    ]);
    expect(await earner.sums()).toEqual([100, 0]);
  });

  test('of a merchant without a bank account is refused', async () => {
    const earner = await withAvailable(service, 500);
    await earner.call(`PATCH /v1/merchants/${earner.merchant}/onboarding`, { bank_account: null });
    expect((await earner.payOut()).body).toMatchObject({ error: 40902 });
    expect(await earner.balance()).toMatchObject({ no_payout: { code: 'bank_account' } });
  });
});

describe('canceling', () => {
  test('a pending payout gives its amount back', async () => {
    const earner = await withAvailable(service, 500);
    const { body } = await earner.payOut();
    const canceled = await earner.call(`POST /v1/payouts/${body.id}/cancel`);
    expect(canceled.body).toMatchObject({ status: 'canceled', version: 2 });
    expect(await earner.sums()).toEqual([500, 0]);
    await earner.advance(5 * DAY);
    expect(await earner.told()).toEqual(['payout.created', 'payout.canceled']);
    expect((await earner.call(`POST /v1/payouts/${body.id}/cancel`)).body).toMatchObject({ error: 40902 });
  });

  test('one in transit, or paid, is refused', async () => {
    const earner = await withAvailable(service, 500);
    const { body } = await earner.payOut();
    for (const ms of [61 * MINUTE, 5 * DAY]) {
      await earner.advance(ms);
      expect((await earner.call(`POST /v1/payouts/${body.id}/cancel`)).body).toMatchObject({ error: 40902 });
    }
    expect(await earner.sums()).toEqual([0, 0]);
  });

  test('somebody else’s is not found', async () => {
    const earner = await withAvailable(service, 500);
    const { body } = await earner.payOut();
    const other = await Earner.signUp(service);
    for (const operation of [
      'POST /v1/payouts/ID/cancel',
      'GET /v1/payouts/ID',
      'GET /v1/payouts/ID/entries',
    ]) {
      expect((await other.call(operation.replace('ID', body.id))).body).toMatchObject({ error: 40401 });
    }
  });
});

describe('a payout to a bank account that ends in', () => {
  test.each([
    ['1116', 'no_account'],
    ['1113', 'account_closed'],
  ])('%s fails, comes back, and asks for another account', async (end, code) => {
    const earner = await withAvailable(service, 500);
    await earner.useAccount(end);
    const { body } = await earner.payOut();
    await earner.advance(5 * DAY);
    expect(await earner.read(body.id)).toMatchObject({ status: 'failed', failure: { code }, paid_at: null });
    expect(await earner.told()).toEqual(['payout.created', 'payout.in_transit', 'payout.failed']);
    expect(await earner.sums()).toEqual([500, 0]);
    const merchant = await earner.call(`GET /v1/merchants/${earner.merchant}`);
    expect(merchant.body).toMatchObject({
      status: 'restricted',
      bank_account: { status: 'failed' },
      requirements: { past_due: ['bank_account'], errors: [{ code: `payout_${code}` }] },
    });
    expect(await earner.balance()).toMatchObject({ no_payout: { code: 'bank_account' } });
    await earner.useAccount('6789');
    const again = await earner.payOut();
    await earner.advance(5 * DAY);
    expect(await earner.read(again.body.id)).toMatchObject({ status: 'paid' });
  });

  test('2227 is paid, and returned within five bank days', async () => {
    const earner = await withAvailable(service, 500);
    await earner.useAccount('2227');
    const { body } = await earner.payOut();
    await earner.advance(7 * DAY);
    expect(await earner.told()).toEqual([
      'payout.created',
      'payout.in_transit',
      'payout.paid',
      'payout.failed',
    ]);
    const payout = await earner.read(body.id);
    expect(payout).toMatchObject({ status: 'failed', failure: { code: 'returned' } });
    const days = (Date.parse(payout.failed_at ?? '') - Date.parse(payout.paid_at ?? '')) / DAY;
    expect(days).toBeGreaterThan(1);
    expect(days).toBeLessThan(5);
    expect(await earner.sums()).toEqual([500, 0]);
  });

  test('1113 leaves an account alone that was entered meanwhile', async () => {
    const earner = await withAvailable(service, 500);
    await earner.useAccount('1113');
    await earner.payOut();
    await earner.advance(61 * MINUTE);
    await earner.useAccount('6789');
    await earner.advance(5 * DAY);
    expect(await earner.told()).toContain('payout.failed');
    const merchant = await earner.call(`GET /v1/merchants/${earner.merchant}`);
    expect(merchant.body).toMatchObject({ status: 'active', bank_account: { status: 'verified' } });
  });
});

describe('a list of payouts', () => {
  test('is filtered by status, method, arrival and creation, newest first', async () => {
    const earner = await withAvailable(service, 1_000);
    const { body: first } = await earner.payOut({ amount: gbp(100) });
    await earner.call(`POST /v1/payouts/${first.id}/cancel`);
    const { body: second } = await earner.payOut({ amount: gbp(200), method: 'instant' });
    const ids = async (query: string): Promise<string[]> => (await earner.payouts(query)).map(({ id }) => id);
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('&order=oldest')).toEqual([first.id, second.id]);
    expect(await ids(`&order=oldest&cursor=${first.id}`)).toEqual([second.id]);
    expect(await ids(`&order=newest&cursor=${second.id}`)).toEqual([first.id]);
    // The second is larger, and instant: it arrives earlier.
    for (const [order, ...found] of [
      ['largest', second.id, first.id],
      ['smallest', first.id, second.id],
      ['arrives_last', first.id, second.id],
      ['arrives_first', second.id, first.id],
    ]) {
      expect([order, ...(await ids(`&order=${order}`))]).toEqual([order, ...found]);
      expect([order, ...(await ids(`&order=${order}&cursor=${found[0]}`))]).toEqual([order, found[1]]);
      expect(await ids(`&order=${order}&cursor=${found[1]}`)).toEqual([]);
    }
    expect(await ids('&status=canceled')).toEqual([first.id]);
    expect(await ids('&method=instant')).toEqual([second.id]);
    expect(await ids(`&arrival_from=${first.arrival_date}`)).toEqual([first.id]);
    expect(await ids(`&arrival_to=${first.arrival_date}`)).toEqual([second.id]);
    expect(await ids(`&created_from=${second.created_at}`)).toEqual([second.id]);
    expect(await ids('&limit=1')).toEqual([second.id]);
    expect((await earner.call('GET /v1/payouts?arrival_from=2026-02-30')).body).toMatchObject({
      error: 40003,
    });
    expect((await earner.call('GET /v1/payouts?amount=1')).body).toMatchObject({ error: 40003 });
  });

  test('of entries has pages that add up', async () => {
    const earner = await withAvailable(service, 100);
    for (let count = 0; count < 4; count += 1) await earner.earn(100 + count);
    await earner.advance(3 * DAY);
    const { body } = await earner.payOut();
    let sum = 0;
    const path = `/v1/payouts/${body.id}/entries?limit=2`;
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { data: { amount: { amount: number } }[]; next_cursor: string | null } = (
        await earner.call<never>(`GET ${path}${cursor && `&cursor=${cursor}`}`)
      ).body;
      sum += page.data.reduce((total, { amount }) => total + amount.amount, 0);
      cursor = page.next_cursor;
    }
    expect(sum).toBe(body.amount.amount);
  });
});

test('a merchant is closed with a balance of 0, and without a payout under way', async () => {
  const earner = await withAvailable(service, 500);
  const close = () => earner.call(`POST /v1/merchants/${earner.merchant}/close`);
  expect((await close()).body).toMatchObject({ error: 40902, param: 'merchant' });
  await earner.payOut();
  expect((await close()).body).toMatchObject({ error: 40902, param: 'merchant' });
  await earner.advance(5 * DAY);
  expect((await close()).body).toMatchObject({ status: 'closed' });
});
