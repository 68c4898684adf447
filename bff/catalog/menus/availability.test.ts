import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, startService, type Reply, type Service } from '../../testing/service/service.ts';
import type { Availability } from './contract/availability.ts';
import type { Menu } from './contract/menu.ts';
import { availabilityOf, isServed, publishedMenus } from './menus.ts';
import { first, MenuPartner } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
let menu: Menu;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.advance(60_000);
  partner = new MenuPartner(service, await signUp(service));
  menu = await partner.create();
  await partner.publish(menu);
});

type Entry = Partial<Availability> & { target: string };

const set = (...items: (Entry | object)[]): Promise<Reply<{ data: Availability[] }>> =>
  partner.call(`PUT /v1/menus/${menu.id}/availability`, { items });

const saladOf = ({ sections }: Menu) => first(first(sections).items);
const now = (): number => service.clock.now();
const later = (ms: number): string => new Date(now() + ms).toISOString();

describe('an entry', () => {
  test('acts at once, on the draft and on what customers see, and changes no version', async () => {
    const target = saladOf(menu).id;
    const before = (await partner.read(menu.id, 'published')).headers.get('etag');
    const { status, body } = await set({ target, available: false });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        object: 'availability',
        menu: menu.id,
        target,
        location: null,
        available: false,
        until: null,
        stock: null,
        sold_out: true,
        updated_at: expect.any(String) as string,
      },
    ]);
    for (const version of ['published', 'draft', '1']) {
      const reply = await partner.read(menu.id, version);
      expect([version, reply.body.availability, reply.body.version]).toEqual([version, body.data, 1]);
      expect(reply.headers.get('etag')).not.toBe(before);
    }
    expect(await partner.events('item.availability_changed')).toEqual(body.data);
  });

  test('replaces the one before; the same again changes nothing', async () => {
    const target = first(saladOf(menu).variations).id;
    await set({ target, available: true, stock: 5 });
    const again = await set({ target, available: true, stock: 5 });
    expect(again.body.data).toMatchObject([{ stock: 5, sold_out: false }]);
    expect(await partner.events('item.availability_changed')).toHaveLength(1);
    expect((await set({ target, available: true, stock: 0 })).body.data).toMatchObject([{ sold_out: true }]);
    expect((await set({ target, available: true })).body.data).toMatchObject([
      { stock: null, sold_out: false },
    ]);
    expect(await partner.events('item.availability_changed')).toHaveLength(3);
    // Nothing was said of it, and nothing is said now.
    await set({ target: saladOf(menu).id, available: true });
    expect(await partner.events('item.availability_changed')).toHaveLength(3);
  });

  test('ends by the clock of its sandbox', async () => {
    const target = saladOf(menu).id;
    await set({ target, available: false, until: later(3_600_000) });
    const left = async (): Promise<number> =>
      (await partner.read(menu.id, 'published')).body.availability.length;
    expect(await left()).toBe(1);
    await partner.call('POST /v1/sandbox/clock/advance', { to: later(3_590_000) });
    expect(await left()).toBe(1);
    await partner.call('POST /v1/sandbox/clock/advance', { to: later(3_600_001) });
    expect(await left()).toBe(0);
    expect((await partner.read(menu.id)).body.availability).toEqual([]);
    const past = await set({ target, available: false, until: later(3_500_000) });
    expect(past.body).toMatchObject({ error: 40003, param: 'items.0.until' });
  });

  test('that ends is told of, and a longer or an open end holds', async () => {
    const [salad, soup] = first(menu.sections).items.map(({ id }) => id);
    await set({ target: salad, available: false, until: later(3_600_000) });
    await set({ target: soup, available: false, until: later(3_600_000) });
    await set({ target: soup, available: false });
    const advance = (ms: number) => partner.call('POST /v1/sandbox/clock/advance', { to: later(ms) });
    expect((await advance(7_200_000)).status).toBe(200);
    const events = await partner.events('item.availability_changed');
    expect(events.map(({ target, sold_out }) => [target, sold_out])).toEqual([
      [salad, false],
      [soup, true],
      [soup, true],
      [salad, true],
    ]);
    expect(events[0]).toMatchObject({ available: true, until: null, stock: null, location: null });
    expect((await partner.read(menu.id)).body.availability.map(({ target }) => target)).toEqual([soup]);
  });

  test('is of a location of the merchant, and counts there', async () => {
    const { body } = await partner.call<{ data: { id: string }[] }>(
      `GET /v1/merchants/${menu.merchant}/locations`,
    );
    const location = first(body.data).id;
    const target = saladOf(menu).id;
    const reply = await set({ target, location, available: false });
    expect(reply.body.data).toMatchObject([{ target, location, sold_out: true }]);
    const others = await partner.call<{ data: { id: string }[] }>(
      `GET /v1/merchants/${partner.partner.merchants['needs_data']}/locations`,
    );
    for (const unknown of [first(others.body.data).id, 'loc_00000000000000000000000000']) {
      const refused = await set({ target, available: true }, { target, location: unknown, available: false });
      expect(refused.body).toMatchObject({ error: 40003, param: 'items.1.location' });
    }
  });

  test('may be of a part that only a published version has', async () => {
    const target = saladOf(menu).id;
    await partner.change(menu, { sections: [] });
    expect((await set({ target, available: false })).status).toBe(200);
  });

  test('of many targets is all or nothing', async () => {
    const known = menu.sections.flatMap(({ items }) => items.map(({ id }) => id));
    const reply = await set(...known.map((target) => ({ target, available: false })), {
      target: 'itm_00000000000000000000000000',
      available: false,
    });
    expect(reply.body).toMatchObject({ error: 40003, param: 'items.3.target' });
    expect((await partner.read(menu.id)).body.availability).toEqual([]);
    expect(await partner.events('item.availability_changed')).toEqual([]);
  });

  test.each([
    ['items', []],
    ['items', Array.from({ length: 501 }, () => ({}))],
    ['items.0.target', [{ available: true }]],
    ['items.0.target', [{ target: 'SECTION', available: true }]],
    ['items.0.target', [{ target: 'itm_1', available: true }]],
    ['items.0.available', [{ target: 'ITEM' }]],
    ['items.0.available', [{ target: 'ITEM', available: 'no' }]],
    ['items.0.stock', [{ target: 'ITEM', available: true, stock: -1 }]],
    ['items.0.stock', [{ target: 'ITEM', available: true, stock: 10_000 }]],
    ['items.0.stock', [{ target: 'ITEM', available: true, stock: 1.5 }]],
    ['items.0.until', [{ target: 'ITEM', available: true, until: 'tomorrow' }]],
    ['items.0.until', [{ target: 'ITEM', available: true, until: '2020-01-01T00:00:00Z' }]],
    ['items.0.location', [{ target: 'ITEM', available: true, location: '' }]],
    ['items.0.location', [{ target: 'ITEM', available: true, location: 7 }]],
    [
      'items.1.target',
      [
        { target: 'ITEM', available: true },
        { target: 'ITEM', available: false },
      ],
    ],
  ])('with a wrong %s is refused', async (param, items) => {
    const text = JSON.stringify(items)
      .replaceAll('ITEM', saladOf(menu).id)
      .replaceAll('SECTION', first(menu.sections).id);
    const { status, body } = await set(...(JSON.parse(text) as object[]));
    expect([status, body]).toEqual([400, expect.objectContaining({ param })]);
  });
});

describe('what can be ordered at a location', () => {
  const [here, there] = ['loc_here', 'loc_there'];
  const at = async (locationId: string) =>
    availabilityOf(service.db, { merchantId: menu.merchant, locationId, at: new Date(now()) });
  const store = async (
    entries: readonly { target: string; location?: string; available?: boolean; stock?: number }[],
  ) => {
    const owner = { partner_id: partner.partner.partnerId, environment: 'sandbox' as const };
    await service.db
      .insertInto('menu_availability')
      .values(
        entries.map(({ target, location = '', available = true, stock = null }) => ({
          ...owner,
          merchant_id: menu.merchant,
          menu_id: menu.id,
          target,
          location_id: location,
          available,
          until: null,
          stock,
          updated_at: new Date(now()),
        })),
      )
      .execute();
  };
  const saladAsPublished = async () => {
    const owner = { partnerId: partner.partner.partnerId, environment: 'sandbox' } as const;
    const menus = await publishedMenus(service.db, owner, menu.merchant);
    const item = menus.item(saladOf(menu).id);
    if (!item) throw new Error('it is not published');
    return item;
  };

  test('is decided by the entry of the location, and without one by that for all', async () => {
    const target = saladOf(menu).id;
    await store([
      { target, available: false },
      { target, location: here, available: true, stock: 3 },
    ]);
    expect([(await at(here)).isAvailable(target), (await at(here)).left(target)]).toEqual([true, 3]);
    expect([(await at(there)).isAvailable(target), (await at(there)).left(target)]).toEqual([false, 0]);
    const soup = first(first(menu.sections).items, 1).id;
    expect([(await at(there)).isAvailable(soup), (await at(there)).left(soup)]).toEqual([true, undefined]);
  });

  test('is no item without a variation that is left', async () => {
    const item = await saladAsPublished();
    const [small, large] = [...item.variations.keys()];
    await store([{ target: small ?? '', stock: 0 }]);
    expect((await at(here)).isSoldOut(item)).toBe(false);
    await store([{ target: large ?? '', available: false }]);
    expect((await at(here)).isSoldOut(item)).toBe(true);
  });

  test('is no item with a group whose minimum cannot be met', async () => {
    const item = await saladAsPublished();
    const [dressing, extras] = item.groups;
    expect([dressing?.min, dressing?.max, extras?.min, extras?.max]).toEqual([1, 1, 0, 2]);
    const [lemon, yogurt] = [...(dressing?.modifiers.keys() ?? [])];
    await store([...(extras?.modifiers.keys() ?? [])].map((target) => ({ target, available: false })));
    await store([{ target: lemon ?? '', stock: 0 }]);
    expect((await at(here)).isSoldOut(item)).toBe(false);
    await store([{ target: yogurt ?? '', available: false, location: here }]);
    expect((await at(here)).isSoldOut(item)).toBe(true);
    expect((await at(there)).isSoldOut(item)).toBe(false);
  });
});

test('a section is served from its first minute until before its end, over midnight too', () => {
  const evening = [{ days: ['friday' as const], from: '18:00', to: '02:00' }];
  const served = (day: 'thursday' | 'friday' | 'saturday', time: string): boolean => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return isServed(evening, { day, minute: hours * 60 + minutes });
  };
  expect(['17:59', '18:00', '23:59'].map((time) => served('friday', time))).toEqual([false, true, true]);
  expect(['00:00', '01:59', '02:00', '18:00'].map((time) => served('saturday', time))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(served('friday', '01:00')).toBe(false);
  const allDay = [{ days: ['friday' as const], from: '00:00', to: '24:00' }];
  expect([0, 1439].map((minute) => isServed(allDay, { day: 'friday', minute }))).toEqual([true, true]);
  expect(isServed(allDay, { day: 'saturday', minute: 0 })).toBe(false);
  expect(isServed([], { day: 'saturday', minute: 0 })).toBe(true);
});
