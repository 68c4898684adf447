import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { openPostgres, SERVING } from '../../core/database/postgres.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Menu } from '../../catalog/menus/contract/menu.ts';
import { returnStock, takeStock, type StockLine } from '../../catalog/menus/menus.ts';
import { first, MenuPartner } from '../../catalog/menus/testing/menus.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';
import { until } from '../service/patience.ts';

let cluster: Cluster;
/**
 * The connections of two selling nodes. A buyer who waits for one longer than a request may isn't refused
 * here.
 */
let pools: readonly { readonly db: Db; close(): Promise<void> }[];
beforeAll(async () => {
  cluster = await startCluster();
  pools = await Promise.all(
    [1, 2].map(() => openPostgres(cluster.database.url, { ...SERVING, connectMs: 20_000 })),
  );
});
afterAll(async () => {
  for (const pool of pools) await pool.close();
  await cluster.stop();
});

/** Returns the same partner at each node. */
async function partnersAt(name: string): Promise<[MenuPartner, MenuPartner]> {
  const account = await cluster.partner(name);
  return [new MenuPartner(cluster.node(0), account), new MenuPartner(cluster.node(1), account)];
}

const itemsOf = ({ sections }: Menu): string[] => sections.flatMap(({ items }) => items.map(({ id }) => id));

describe('stock', () => {
  /** Sells at both nodes at once. @returns how many sales there were */
  async function sell(
    partner: MenuPartner,
    menu: Menu,
    sales: readonly (readonly StockLine[])[],
  ): Promise<number> {
    const place = {
      owner: { partnerId: partner.partner.partnerId, environment: 'sandbox' as const },
      merchantId: menu.merchant,
      locationId: 'loc_here',
      now: new Date(),
    };
    const sold = await Promise.all(
      sales.map(async (lines, at) => {
        const { db } = first(pools, at % pools.length);
        try {
          await inTransaction(db, (work) => takeStock(work.db, place, lines, () => 'Salad'));
          return true;
        } catch (error) {
          if (error instanceof ApiError && error.code === 'not_available') return false;
          throw error;
        }
      }),
    );
    return sold.filter(Boolean).length;
  }

  const stockOf = async (menu: Menu): Promise<Record<string, number | null>> => {
    const rows = await cluster.db
      .selectFrom('menu_availability')
      .select(['target', 'stock'])
      .where('menu_id', '=', menu.id)
      .execute();
    return Object.fromEntries(rows.map(({ target, stock }) => [target, stock]));
  };

  test('of 50 pieces, 200 buyers get exactly 50, and it is said once that none is left', async () => {
    const [partner] = await partnersAt('Stock');
    const menu = await partner.create();
    const [target = ''] = itemsOf(menu);
    const items = [{ target, available: true, stock: 50 }];
    await partner.call(`PUT /v1/menus/${menu.id}/availability`, { items });
    const one = [{ target, quantity: 1 }];
    expect(
      await sell(
        partner,
        menu,
        Array.from({ length: 200 }, () => one),
      ),
    ).toBe(50);
    expect(await stockOf(menu)).toEqual({ [target]: 0 });
    expect((await partner.events('item.availability_changed')).map(({ stock }) => stock)).toEqual([0, 50]);
  });

  test('of several items is sold in any order of lines without a deadlock', async () => {
    const [partner] = await partnersAt('Orders');
    const menu = await partner.create();
    const targets = itemsOf(menu);
    const items = targets.map((target) => ({ target, available: true, stock: 60 }));
    await partner.call(`PUT /v1/menus/${menu.id}/availability`, { items });
    const orders = Array.from({ length: 150 }, (_, at) => {
      const lines = targets.map((target, place) => ({ target, quantity: ((at + place) % 3) + 1 }));
      return at % 2 === 0 ? lines : lines.toReversed();
    });
    const sold = await sell(partner, menu, orders);
    expect(sold).toBeGreaterThan(20);
    const left = Object.values(await stockOf(menu));
    for (const stock of left) expect(stock).toBeGreaterThanOrEqual(0);
    // Every sale takes one, two and three pieces of the three items.
    expect(left.reduce((sum: number, stock) => sum + (stock ?? 0), 0)).toBe(3 * 60 - 6 * sold);
  });

  test('that is given back while it is sold is sold again, and never more', async () => {
    const [partner] = await partnersAt('Returns');
    const menu = await partner.create();
    const [target = ''] = itemsOf(menu);
    const items = [{ target, available: true, stock: 10 }];
    await partner.call(`PUT /v1/menus/${menu.id}/availability`, { items });
    const place = {
      owner: { partnerId: partner.partner.partnerId, environment: 'sandbox' as const },
      merchantId: menu.merchant,
      locationId: 'loc_here',
      now: new Date(),
    };
    const one = [{ target, quantity: 1 }];
    const [sold] = await Promise.all([
      sell(
        partner,
        menu,
        Array.from({ length: 60 }, () => one),
      ),
      ...Array.from({ length: 20 }, () =>
        inTransaction(first(pools, 1).db, (work) => returnStock(work.db, place, one)),
      ),
    ]);
    const { [target]: left } = await stockOf(menu);
    expect(Number(sold) + Number(left)).toBe(30);
  });
});

describe('two nodes', () => {
  test('show within a second what the other has published, and what is sold out there', async () => {
    const [here, there] = await partnersAt('Shown');
    const menu = await here.create();
    await here.publish(menu);
    expect((await there.read(menu.id, 'published')).body.name).toBe('All day');
    const { body } = await here.change(menu, { name: 'Every day' });
    await here.publish(body);
    expect((await here.read(menu.id, 'published')).body.name).toBe('Every day');
    await until('the other node shows it', 15_000, async () => {
      return (await there.read(menu.id, 'published')).body.name === 'Every day';
    });
    const [target = ''] = itemsOf(menu);
    const items = [{ target, available: false }];
    await there.call(`PUT /v1/menus/${menu.id}/availability`, { items });
    expect((await there.read(menu.id, 'published')).body.availability).toHaveLength(1);
    await until('the first node shows it', 15_000, async () => {
      return (await here.read(menu.id, 'published')).body.availability.length === 1;
    });
    const tags = await Promise.all([here, there].map((node) => node.read(menu.id, 'published')));
    expect(new Set(tags.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  test('make one of twenty edits of one version, and publish each version once', async () => {
    const partners = await partnersAt('Edits');
    const menu = await partners[0].create();
    const edits = await Promise.all(
      Array.from({ length: 20 }, (_, at) => first(partners, at % 2).change(menu, { name: `Name ${at}` })),
    );
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1);
    const published = await Promise.all(
      Array.from({ length: 10 }, (_, at) => first(partners, at % 2).publish({ id: menu.id, version: 2 })),
    );
    expect(published.map(({ status }) => status)).toEqual(published.map(() => 200));
    expect(await partners[0].events('menu.published')).toHaveLength(1);
  });

  test('create no more menus than a merchant may have', async () => {
    const partners = await partnersAt('Many');
    const body = { merchant: partners[0].partner.active, name: 'Another' };
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, at) => first(partners, at % 2).call('POST /v1/menus', body)),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(11);
  });
});
