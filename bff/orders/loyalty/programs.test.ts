import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../orders/testing/shop.ts';
import { call, mintToken, startService, type Service } from '../../testing/service/service.ts';
import type { LoyaltyProgram } from './contract/program.ts';
import { openClub, TERMS, type Club } from './testing/club.ts';

let service: Service;
let shop: Shop;
let club: Club;
beforeAll(async () => {
  service = await startService();
  shop = await openShop(service);
  club = await openClub(service);
});
afterAll(() => service.stop());

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const create = (changes: object, credential = shop.key) =>
  call(shop, 'POST /v1/loyalty/programs', {
    credential,
    body: { merchant: shop.merchant, ...TERMS, ...changes },
  });
const change = (body: object) =>
  call<LoyaltyProgram & { error?: number }>(club, `PATCH /v1/loyalty/programs/${club.program.id}`, {
    credential: club.key,
    body,
  });
const tier = (discount: object, more: object = {}) => ({
  reward_tiers: [{ name: 'A reward', points: 10, discount, ...more }],
});

describe('a program is refused', () => {
  test.each<[string, object, number, string]>([
    ['no way to earn', { accrual: undefined }, 40002, 'accrual'],
    ['an unknown way', { accrual: { type: 'luck', points: 1 } }, 40003, 'accrual.type'],
    ['no points', { accrual: { type: 'visit', points: 0 } }, 40003, 'accrual.points'],
    ['too many points', { accrual: { type: 'visit', points: 10_001 } }, 40003, 'accrual.points'],
    ['spending without an amount', { accrual: { type: 'spend', points: 1 } }, 40002, 'accrual.amount'],
    [
      'nothing spent',
      { accrual: { type: 'spend', points: 1, amount: gbp(0) } },
      40003,
      'accrual.amount.amount',
    ],
    [
      'another currency',
      { accrual: { type: 'spend', points: 1, amount: { amount: 100, currency: 'EUR' } } },
      40003,
      'accrual.amount.currency',
    ],
    [
      'visits with an amount',
      { accrual: { type: 'visit', points: 1, amount: gbp(100) } },
      40003,
      'accrual.amount',
    ],
    ['items without any', { accrual: { type: 'item', points: 1, items: [] } }, 40002, 'accrual.items'],
    [
      'an unknown item',
      { accrual: { type: 'item', points: 1, items: ['itm_01M7YV65D4N6W8Y0A2C5E7G9J1'] } },
      40401,
      'accrual.items.0',
    ],
    ['no tiers', { reward_tiers: [] }, 40003, 'reward_tiers'],
    ['21 tiers', { reward_tiers: Array(21).fill(TERMS.reward_tiers[0]) }, 40003, 'reward_tiers'],
    ['a tier for nothing', tier({ type: 'percent', bps: 1 }, { points: 0 }), 40003, 'reward_tiers.0.points'],
    ['a percentage without one', tier({ type: 'percent' }), 40002, 'reward_tiers.0.discount.bps'],
    ['more than all', tier({ type: 'percent', bps: 10_001 }), 40003, 'reward_tiers.0.discount.bps'],
    ['nothing off', tier({ type: 'fixed', amount: gbp(0) }), 40003, 'reward_tiers.0.discount.amount.amount'],
    [
      'a capped amount',
      tier({ type: 'fixed', amount: gbp(5), cap: gbp(1) }),
      40003,
      'reward_tiers.0.discount.cap',
    ],
    [
      'a foreign cap',
      tier({ type: 'percent', bps: 1, cap: { amount: 1, currency: 'JPY' } }),
      40003,
      'reward_tiers.0.discount.cap.currency',
    ],
    [
      'a tier that is nobody’s',
      tier({ type: 'percent', bps: 1 }, { id: 'rwt_none' }),
      40003,
      'reward_tiers.0.id',
    ],
    ['0 months', { expiry_months: 0 }, 40003, 'expiry_months'],
    ['61 months', { expiry_months: 61 }, 40003, 'expiry_months'],
    ['a category twice', { excluded_categories: ['alcohol', 'alcohol'] }, 40003, 'excluded_categories'],
    ['no word for one', { terminology: { other: 'leaves' } }, 40002, 'terminology.one'],
    ['a foreign merchant', { merchant: 'mer_none' }, 40401, 'merchant'],
  ])('%s', async (_name, changes, error, param) => {
    expect((await create(changes)).body).toMatchObject({ error, param });
  });

  test('a second one of a merchant, at once too', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => create({})));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('a change', () => {
  test('keeps what is left out, and the ids of tiers that are named', async () => {
    const [first, second] = club.program.reward_tiers;
    const { body } = await change({
      reward_tiers: [
        { name: 'New', points: 5, discount: { type: 'percent', bps: 500 } },
        { id: second?.id, name: 'Half off', points: 50, discount: { type: 'percent', bps: 5000 } },
      ],
      version: 1,
    });
    expect(body).toMatchObject({ version: 2, expiry_months: 12, accrual: { type: 'spend', points: 1 } });
    expect(body.reward_tiers.map(({ name }) => name)).toEqual(['New', 'Half off']);
    expect(body.reward_tiers[1]?.id).toBe(second?.id);
    expect(body.reward_tiers[0]?.id).not.toBe(first?.id);
  });

  test('of nothing keeps the version, and of an older version is refused', async () => {
    const { body: now } = await change({});
    expect((await change({ status: now.status, expiry_months: now.expiry_months })).body.version).toBe(
      now.version,
    );
    expect((await change({ expiry_months: null, version: now.version - 1 })).body).toMatchObject({
      error: 40903,
    });
    expect((await change({ expiry_months: null, version: now.version })).body).toMatchObject({
      expiry_months: null,
      version: now.version + 1,
    });
  });
});

test('a session has its merchant’s program, and changes it without metadata', async () => {
  const credential = await mintToken(club, club.partner, ['loyalty:read', 'loyalty:write']);
  const { body } = await call<{ data: LoyaltyProgram[] }>(club, 'GET /v1/loyalty/programs', { credential });
  expect(body.data.map(({ id }) => id)).toEqual([club.program.id]);
  const patch = (sent: object) =>
    call(club, `PATCH /v1/loyalty/programs/${club.program.id}`, { credential, body: sent });
  expect((await patch({ terminology: { one: 'leaf', other: 'leaves' } })).status).toBe(200);
  expect((await patch({ metadata: { a: 'b' } })).status).toBe(403);
});
