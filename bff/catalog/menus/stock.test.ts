import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import type { Availability } from './contract/availability.ts';
import type { Menu } from './contract/menu.ts';
import { returnStock, takeStock, type StockLine, type StockPlace } from './menus.ts';
import { first, MenuPartner } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
let menu: Menu;
let place: StockPlace;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.advance(60_000);
  partner = new MenuPartner(service, await signUp(service));
  menu = await partner.create();
  place = {
    owner: { partnerId: partner.partner.partnerId, environment: 'sandbox' },
    merchantId: menu.merchant,
    locationId: 'loc_here',
    now: new Date(service.clock.now()),
  };
});

const itemAt = (at: number): string => first(first(menu.sections).items, at).id;
const set = (...items: object[]) => partner.call(`PUT /v1/menus/${menu.id}/availability`, { items });

const take = (...lines: StockLine[]): Promise<void> =>
  inTransaction(service.db, (work) => takeStock(work.db, place, lines, (target) => `name of ${target}`));
const giveBack = (...lines: StockLine[]): Promise<void> =>
  inTransaction(service.db, (work) => returnStock(work.db, place, lines));

/** What the refusal says of each target: pieces left. */
async function shortOf(...lines: StockLine[]): Promise<Record<string, number>> {
  const refusal = await take(...lines).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ApiError);
  const { error, unavailable = [] } = (refusal as ApiError).body();
  expect(error).toBe(40905);
  for (const { target, name } of unavailable) expect(name).toBe(`name of ${target}`);
  return Object.fromEntries(unavailable.map(({ target, left }) => [target, left]));
}

const stockNow = async (): Promise<(number | null)[]> => {
  const { body } = await partner.read(menu.id);
  return body.availability.map(({ stock }) => stock);
};
const told = async (): Promise<unknown[]> =>
  (await partner.events('item.availability_changed')).map((data) => (data as unknown as Availability).stock);

describe('a sale', () => {
  test('takes what is counted, and nothing of what is not', async () => {
    await set({ target: itemAt(0), available: true, stock: 5 });
    await take({ target: itemAt(0), quantity: 2 }, { target: itemAt(1), quantity: 9 });
    expect(await stockNow()).toEqual([3]);
    await take();
    expect(await stockNow()).toEqual([3]);
  });

  test('that reaches 0 records that it is sold out, and no sale before does', async () => {
    await set({ target: itemAt(0), available: true, stock: 3 });
    await take({ target: itemAt(0), quantity: 2 });
    expect(await told()).toEqual([3]);
    await take({ target: itemAt(0), quantity: 1 });
    expect(await told()).toEqual([0, 3]);
    expect(await shortOf({ target: itemAt(0), quantity: 1 })).toEqual({ [itemAt(0)]: 0 });
  });

  test('takes all of its lines or none, and names each that is short', async () => {
    const [salad, soup] = [itemAt(0), itemAt(1)];
    const variation = first(first(first(menu.sections).items).variations).id;
    await set({ target: salad, available: true, stock: 5 }, { target: soup, available: true, stock: 1 });
    const lines = [
      { target: salad, quantity: 5 },
      { target: soup, quantity: 2 },
    ];
    expect(await shortOf(...lines)).toEqual({ [soup]: 1 });
    await set({ target: variation, available: false });
    expect(await shortOf(...lines, { target: variation, quantity: 1 })).toEqual({
      [soup]: 1,
      [variation]: 0,
    });
    expect((await stockNow()).filter((stock) => stock !== null).toSorted()).toEqual([1, 5]);
  });

  test('counts a target that occurs twice', async () => {
    await set({ target: itemAt(0), available: true, stock: 3 });
    const twice = { target: itemAt(0), quantity: 2 };
    expect(await shortOf(twice, twice)).toEqual({ [itemAt(0)]: 3 });
    expect(await stockNow()).toEqual([3]);
  });

  test('takes from the entry of its location, and not from that for all', async () => {
    const entry = { target: itemAt(0), available: true };
    await set({ ...entry, stock: 5 });
    await service.db
      .insertInto('menu_availability')
      .columns([
        'partner_id',
        'environment',
        'merchant_id',
        'menu_id',
        'target',
        'location_id',
        'available',
        'until',
        'stock',
        'updated_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('menu_availability')
          .select((from) => [
            'partner_id',
            'environment',
            'merchant_id',
            'menu_id',
            'target',
            from.val('loc_here').as('location_id'),
            'available',
            'until',
            from.lit(2).as('stock'),
            'updated_at',
          ])
          .where('menu_id', '=', menu.id),
      )
      .execute();
    await take({ target: itemAt(0), quantity: 2 });
    expect(await stockNow()).toEqual([5, 0]);
    expect(await shortOf({ target: itemAt(0), quantity: 1 })).toEqual({ [itemAt(0)]: 0 });
  });

  test('takes nothing once the entry has ended', async () => {
    const until = new Date(service.clock.now() + 60_000).toISOString();
    await set({ target: itemAt(0), available: true, stock: 1, until });
    expect(await shortOf({ target: itemAt(0), quantity: 2 })).toEqual({ [itemAt(0)]: 1 });
    place = { ...place, now: new Date(Date.parse(until)) };
    await take({ target: itemAt(0), quantity: 2 });
    expect(await told()).toEqual([1]);
  });
});

describe('a cancellation', () => {
  test('gives back what is counted, and says that it is available again', async () => {
    await set({ target: itemAt(0), available: true, stock: 2 });
    await take({ target: itemAt(0), quantity: 2 });
    await giveBack({ target: itemAt(0), quantity: 1 }, { target: itemAt(1), quantity: 1 });
    expect(await told()).toEqual([1, 0, 2]);
    await giveBack({ target: itemAt(0), quantity: 1 });
    expect([await stockNow(), await told()]).toEqual([[2], [1, 0, 2]]);
  });

  test('gives back no more than stock can be', async () => {
    await set({ target: itemAt(0), available: true, stock: 9_998 });
    await giveBack({ target: itemAt(0), quantity: 5 });
    expect(await stockNow()).toEqual([9_999]);
  });
});
