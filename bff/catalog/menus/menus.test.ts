import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import type { Menu, MenuSummary } from './contract/menu.ts';
import { first, MenuPartner, SALADS } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  partner = new MenuPartner(service, await signUp(service));
});

describe('a menu', () => {
  test('is a draft in the currency of its merchant, and every part of it has an id', async () => {
    const menu = await partner.create();
    expect(menu).toMatchObject({
      object: 'menu',
      environment: 'sandbox',
      merchant: partner.partner.active,
      name: 'All day',
      currency: 'GBP',
      status: 'draft',
      version: 1,
      published_version: null,
      published_at: null,
      item_count: 3,
      availability: [],
      metadata: {},
    });
    const [dressing, extras] = menu.groups;
    const salad = first(first(menu.sections).items);
    expect(salad).toEqual({
      id: expect.stringMatching(/^itm_/) as string,
      name: 'Garden salad',
      external_id: 'SALAD',
      description: null,
      image: null,
      tax_category: 'standard',
      variations: [
        { id: expect.stringMatching(/^var_/) as string, name: 'Small', price: 650, sku: null },
        { id: expect.stringMatching(/^var_/) as string, name: 'Large', price: 850, sku: null },
      ],
      modifier_groups: [
        { group: dressing?.id, min: null, max: null },
        { group: extras?.id, min: null, max: 2 },
      ],
      dietary: [],
      allergens: [],
      calories: null,
      alcohol: false,
    });
    expect(menu.sections.map(({ id }) => id.slice(0, 4))).toEqual(['sec_', 'sec_']);
    expect(extras).toMatchObject({
      id: expect.stringMatching(/^mgr_/) as string,
      min: 0,
      max: 3,
      max_each: 2,
    });
    expect(first(extras?.modifiers)).toMatchObject({ name: 'Avocado', price: 150, default: false });
    expect((await partner.read(menu.id)).body).toEqual(menu);
  });

  test('may be empty', async () => {
    const menu = await partner.create({ name: 'Later', metadata: { season: 'spring' } });
    expect(menu).toMatchObject({ sections: [], groups: [], item_count: 0, metadata: { season: 'spring' } });
  });

  test('is stored in NFC', async () => {
    const menu = await partner.create({ name: 'Cafe\u0301', sections: [{ name: 'The\u0301' }] });
    expect([menu.name, first(menu.sections).name]).toEqual(['Caf\u00E9', 'Th\u00E9']);
  });

  test('is listed without its content, newest first, by merchant, status and time', async () => {
    const { active, merchants } = partner.partner;
    const menu = await partner.create();
    const list = async (query: string): Promise<MenuSummary[]> => {
      const { status, body, text } = await partner.call<{ data: MenuSummary[] }>(`GET /v1/menus?${query}`);
      expect([status, text]).toEqual([200, text]);
      return body.data;
    };
    const { sections: _sections, groups: _groups, availability: _availability, ...summary } = menu;
    const ofMerchant = await list(`merchant=${active}`);
    expect(ofMerchant).toHaveLength(2);
    expect(ofMerchant[0]).toEqual(summary);
    expect(await list('status=draft')).toEqual([summary]);
    expect(await list(`merchant=${merchants['needs_data']}`)).toHaveLength(1);
    expect(await list(`created_from=${menu.created_at}`)).toEqual([summary]);
    expect(await list(`created_to=${menu.created_at}`)).toHaveLength(3);
    expect(await list(`updated_after=${menu.updated_at}`)).toEqual([]);
    const page = await partner.call<{ next_cursor: string; has_more: boolean }>('GET /v1/menus?limit=3');
    expect(page.body.has_more).toBe(true);
    expect(await list(`limit=3&cursor=${page.body.next_cursor}`)).toHaveLength(1);
    expect((await partner.call('GET /v1/menus?location=loc_1')).body).toMatchObject({ error: 40003 });
  });

  test('is of one of 20 of a merchant', async () => {
    for (let count = 1; count < 20; count += 1) await partner.create({ name: `Menu ${count}` });
    const body = { merchant: partner.partner.active, name: 'One too many' };
    expect((await partner.call('POST /v1/menus', body)).body).toMatchObject({
      error: 40902,
      param: 'merchant',
    });
    const { body: list } = await partner.call<{ data: Menu[] }>('GET /v1/menus?status=draft&limit=1');
    const { id, version } = first(list.data);
    expect((await partner.call(`POST /v1/menus/${id}/archive`)).body).toMatchObject({ status: 'archived' });
    expect((await partner.call('POST /v1/menus', body)).status).toBe(201);
    expect((await partner.publish({ id, version })).body).toMatchObject({ error: 40902 });
  });

  test('of a closed merchant, or of none, is not created', async () => {
    const { active, key } = partner.partner;
    await partner.call(`POST /v1/merchants/${active}/close`);
    const create = (merchant: unknown) => partner.call('POST /v1/menus', { merchant, name: 'All day' });
    expect((await create(active)).body).toMatchObject({ error: 40902, param: 'merchant' });
    expect((await create('mer_00000000000000000000000000')).body).toMatchObject({ error: 40401 });
    expect((await create(undefined)).body).toMatchObject({ error: 40002, param: 'merchant' });
    expect((await create(key.length)).body).toMatchObject({ error: 40003, param: 'merchant' });
  });
});

describe('a session', () => {
  test('creates, reads, edits and publishes menus of its merchant only', async () => {
    const session = await partner.asSession();
    const made = await session<Menu>('POST /v1/menus', { name: 'All day', ...SALADS });
    expect([made.status, made.body.merchant]).toEqual([201, partner.partner.active]);
    const { id } = made.body;
    const others = partner.partner.merchants['needs_data'] ?? '';
    const foreign = await partner.create({ merchant: others });
    expect((await session('POST /v1/menus', { merchant: others, name: 'x' })).status).toBe(404);
    for (const [operation, body] of [
      ['GET', undefined],
      ['PATCH', { version: 1, name: 'Mine' }],
    ] as const) {
      expect((await session(`${operation} /v1/menus/${id}`, body)).status).toBe(200);
      expect((await session(`${operation} /v1/menus/${foreign.id}`, body)).status).toBe(404);
    }
    expect((await session(`POST /v1/menus/${foreign.id}/publish`, { version: 1 })).status).toBe(404);
    expect((await session(`POST /v1/menus/${id}/publish`, { version: 2 })).status).toBe(200);
    const { body } = await session<{ data: Menu[] }>('GET /v1/menus');
    expect(new Set(body.data.map(({ merchant }) => merchant))).toEqual(new Set([partner.partner.active]));
    expect((await session(`GET /v1/menus?merchant=${others}`)).body['data']).toEqual([]);
    await partner.publish(foreign);
    expect((await session(`GET /v1/menus/${foreign.id}?version=published`)).status).toBe(404);
  });

  test("leaves the partner's metadata alone", async () => {
    const session = await partner.asSession();
    const { id } = await partner.create({ metadata: { till: '4' } });
    for (const [operation, body] of [
      ['POST /v1/menus', { name: 'All day' }],
      [`PATCH /v1/menus/${id}`, { version: 1 }],
    ] as const) {
      const reply = await session(operation, { ...body, metadata: {} });
      expect([reply.status, reply.body]).toEqual([
        403,
        expect.objectContaining({ error: 40303, param: 'metadata' }),
      ]);
    }
    expect((await partner.read(id)).body.metadata).toEqual({ till: '4' });
  });

  test('needs the scope of what it does', async () => {
    const menu = await partner.create();
    const reader = await partner.asSession(['menus:read']);
    const writer = await partner.asSession(['menus:write']);
    expect((await reader(`GET /v1/menus/${menu.id}`)).status).toBe(200);
    expect((await reader(`PATCH /v1/menus/${menu.id}`, { version: 1 })).body).toMatchObject({ error: 40301 });
    expect((await writer(`POST /v1/menus/${menu.id}/publish`, { version: 1 })).body).toMatchObject({
      error: 40301,
    });
    expect((await writer(`GET /v1/menus/${menu.id}`)).body).toMatchObject({ error: 40301 });
    const token = await mintToken(service, partner.partner, ['menus:publish']);
    const publish = await call(service, `POST /v1/menus/${menu.id}/publish`, {
      credential: token,
      body: { version: 1 },
    });
    expect(publish.status).toBe(200);
  });
});

test('another partner knows none of the menus', async () => {
  const menu = await partner.create();
  await partner.publish(menu);
  const stranger = new MenuPartner(service, await signUp(service, 'Stranger'));
  const item = first(first(menu.sections).items).id;
  const answers = [
    await stranger.read(menu.id),
    await stranger.read(menu.id, 'published'),
    await stranger.read(menu.id, '1'),
    await stranger.change(menu, { name: 'Theirs' }),
    await stranger.publish(menu),
    await stranger.rollBack(menu.id, 1),
    await stranger.call(`POST /v1/menus/${menu.id}/archive`),
    await stranger.call(`GET /v1/menus/${menu.id}/versions`),
    await stranger.call(`GET /v1/menus/${menu.id}/versions/draft`),
    await stranger.call(`PUT /v1/menus/${menu.id}/availability`, {
      items: [{ target: item, available: false }],
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await partner.read(menu.id)).body.name).toBe('All day');
});

test('every test merchant of a sandbox has a published menu that can be ordered from', async () => {
  for (const merchant of Object.values(partner.partner.merchants)) {
    const { body } = await partner.call<{ data: MenuSummary[] }>(`GET /v1/menus?merchant=${merchant}`);
    expect(body.data).toHaveLength(1);
    const [summary] = body.data;
    expect(summary).toMatchObject({ status: 'published', published_version: 1, version: 1, currency: 'GBP' });
    const { body: menu } = await partner.read(summary?.id ?? '', 'published');
    expect(menu.item_count).toBe(menu.sections.flatMap(({ items }) => items).length);
    expect(menu.item_count).toBeGreaterThan(15);
    // It is a draft like any other: nothing in it is against the rules.
    const edited = await partner.change(menu, { sections: menu.sections, groups: menu.groups });
    expect([edited.status, edited.body.version]).toEqual([200, 1]);
  }
});
