import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUp, startService, type Service } from '../../testing/service/service.ts';
import type { Menu } from './contract/menu.ts';
import type { MenuComparison, MenuVersion } from './contract/menu-versions.ts';
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
});

/** Publishes version 1 and, renamed, version 2. */
async function publishTwo(): Promise<Menu> {
  await partner.publish(menu);
  const { body } = await partner.change(menu, { name: 'Every day' });
  await partner.publish(body);
  return body;
}

const versionsOf = async (): Promise<[number, string][]> => {
  const { body } = await partner.call<{ data: MenuVersion[] }>(`GET /v1/menus/${menu.id}/versions`);
  return body.data.map(({ version, status }) => [version, status]);
};

describe('publishing', () => {
  test('freezes the draft, which can then be edited without customers seeing it', async () => {
    expect((await partner.read(menu.id, 'published')).body).toMatchObject({ error: 40401, param: 'version' });
    const published = await partner.publish(menu);
    expect(published.body).toMatchObject({ status: 'published', version: 1, published_version: 1 });
    expect(published.body).not.toHaveProperty('sections');
    const seen = (await partner.read(menu.id, 'published')).body;
    expect(seen).toEqual({ ...menu, ...published.body, updated_at: published.body.published_at });
    const edited = await partner.change(menu, { name: 'Every day', sections: [] });
    expect(edited.body).toMatchObject({ version: 2, published_version: 1, status: 'published' });
    expect((await partner.read(menu.id, 'published')).body).toEqual(seen);
    expect((await partner.read(menu.id, '1')).body).toEqual(seen);
    expect((await partner.read(menu.id, '2')).status).toBe(404);
  });

  test('shows the new version at once, and keeps the old one', async () => {
    const second = await publishTwo();
    expect((await partner.read(menu.id, 'published')).body).toMatchObject({ name: 'Every day', version: 2 });
    expect((await partner.read(menu.id, '1')).body).toMatchObject({ name: 'All day', version: 1 });
    expect(await versionsOf()).toEqual([
      [2, 'published'],
      [1, 'archived'],
    ]);
    expect(await partner.events('menu.published')).toMatchObject([
      { id: menu.id, published_version: 2 },
      { id: menu.id, published_version: 1 },
    ]);
    // Again: nothing happens.
    expect((await partner.publish(second)).body).toMatchObject({ published_version: 2 });
    expect(await partner.events('menu.published')).toHaveLength(2);
  });

  test('what is not the newest version is refused', async () => {
    await partner.change(menu, { name: 'Every day' });
    for (const version of [1, 3]) {
      expect((await partner.publish({ id: menu.id, version })).body).toMatchObject({ error: 40903 });
    }
    for (const version of [0, -1, '2', null, 1.5]) {
      const reply = await partner.publish({ id: menu.id, version: version as number });
      expect(reply.body).toMatchObject({ error: 40003, param: 'version' });
    }
    expect((await partner.call(`POST /v1/menus/${menu.id}/publish`, {})).body).toMatchObject({
      error: 40002,
    });
  });

  test('and an edit at the same time: one of them is stale, or the edit comes after', async () => {
    const [edited, published] = await Promise.all([
      partner.change(menu, { name: 'Every day' }),
      partner.publish(menu),
    ]);
    expect(edited.status).toBe(200);
    const seen = await partner.read(menu.id, 'published');
    // Stale, and nothing is published; or published as it was before the edit.
    expect([
      [409, undefined],
      [200, 'All day'],
    ]).toContainEqual([published.status, seen.body.name]);
  });

  test('a version is kept by the database itself', async () => {
    await partner.publish(menu);
    const change = service.db
      .updateTable('menu_versions')
      .set({ name: 'Forged' })
      .where('menu_id', '=', menu.id);
    await expect(change.execute()).rejects.toThrow('never changes');
    const removal = service.db.deleteFrom('menu_versions').where('menu_id', '=', menu.id);
    await expect(removal.execute()).rejects.toThrow('never changes');
  });
});

describe('a rollback', () => {
  test('publishes an old version again and leaves the draft as it is', async () => {
    await publishTwo();
    const { body } = await partner.rollBack(menu.id, 1);
    expect(body).toMatchObject({ version: 2, published_version: 1, name: 'Every day' });
    expect((await partner.read(menu.id, 'published')).body).toMatchObject({ name: 'All day', version: 1 });
    expect((await partner.read(menu.id)).body).toMatchObject({ name: 'Every day', version: 2 });
    expect(await versionsOf()).toEqual([
      [2, 'archived'],
      [1, 'published'],
    ]);
    expect((await partner.events('menu.published'))[0]).toMatchObject({ published_version: 1 });
    // The newest can be published again, and is the same version as before.
    expect((await partner.publish({ id: menu.id, version: 2 })).body).toMatchObject({ published_version: 2 });
    expect(await versionsOf()).toHaveLength(2);
  });

  test('knows only versions that were published', async () => {
    await publishTwo();
    expect((await partner.rollBack(menu.id, 3)).body).toMatchObject({ error: 40401, param: 'version' });
    expect((await partner.rollBack(menu.id, 0)).body).toMatchObject({ error: 40003, param: 'version' });
    expect((await partner.rollBack(menu.id, 2 ** 40)).status).toBe(400);
    expect((await partner.rollBack(menu.id, 2)).status).toBe(200);
    expect(await partner.events('menu.published')).toHaveLength(2);
  });
});

test('an archived menu is not shown, and comes back when it is published', async () => {
  await partner.publish(menu);
  const archive = (): Promise<{ body: object }> => partner.call(`POST /v1/menus/${menu.id}/archive`);
  expect((await archive()).body).toMatchObject({ status: 'archived', published_version: 1 });
  const events = await partner.events('menu.updated');
  expect((await archive()).body).toMatchObject({ status: 'archived' });
  expect(await partner.events('menu.updated')).toEqual(events);
  expect((await partner.read(menu.id, 'published')).status).toBe(404);
  expect(await versionsOf()).toEqual([[1, 'archived']]);
  expect((await partner.publish(menu)).body).toMatchObject({ status: 'published' });
  expect((await partner.read(menu.id, 'published')).status).toBe(200);
});

describe('versions', () => {
  const compare = async (version: string, query = ''): Promise<MenuComparison> => {
    const operation = `GET /v1/menus/${menu.id}/versions/${version}${query}`;
    const { status, body, text } = await partner.call<MenuComparison>(operation);
    expect([status, text]).toEqual([200, text]);
    return body;
  };

  test('are compared by the ids of their parts', async () => {
    const all = await compare('draft');
    expect(all).toMatchObject({ version: 1, compared_to: null });
    expect(all.differences.map(({ part, change }) => `${change} ${part}`)).toEqual([
      'added menu',
      'added group',
      'added group',
      'added section',
      'added section',
      'added item',
      'added item',
      'added item',
    ]);
    await partner.publish(menu);
    expect((await compare('draft')).differences).toEqual([]);
    const [salads, drinks] = menu.sections;
    const [salad, soup] = salads?.items ?? [];
    const edit = await partner.change(menu, {
      name: 'Every day',
      sections: [
        { id: salads?.id, items: [{ id: salad?.id, calories: 300 }] },
        { id: drinks?.id, items: [{ name: 'Water', variations: [{ price: 0 }] }, { id: soup?.id }] },
      ],
    });
    const { differences, ...sides } = await compare('draft');
    expect(sides).toMatchObject({ version: 2, compared_to: 1 });
    expect(
      differences.map(({ part, change, name, fields }) => [
        part,
        change,
        name,
        fields.map((one) => one.name),
      ]),
    ).toEqual([
      ['menu', 'changed', 'Every day', ['name']],
      ['section', 'changed', 'Salads', ['items']],
      ['section', 'changed', 'Drinks', ['items']],
      ['item', 'changed', 'Garden salad', ['calories']],
      ['item', 'added', 'Water', []],
      ['item', 'changed', 'Soup', ['section']],
      ['item', 'removed', 'Lemonade', []],
    ]);
    expect(differences[3]?.fields).toEqual([{ name: 'calories', before: null, after: 300 }]);
    await partner.publish(edit.body);
    expect((await compare('2')).differences).toEqual(differences);
    expect((await compare('published', '?compare=draft')).differences).toEqual([]);
    expect(first((await compare('1', '?compare=2')).differences).fields).toEqual([
      { name: 'name', before: 'Every day', after: 'All day' },
    ]);
  });

  test('that do not exist are not found', async () => {
    const status = async (rest: string): Promise<number> =>
      (await partner.call(`GET /v1/menus/${menu.id}/versions/${rest}`)).status;
    expect(await status('1')).toBe(404);
    expect(await status('published')).toBe(404);
    expect(await status('draft?compare=7')).toBe(404);
    expect(await status('0')).toBe(404);
    expect(await status('draft?compare=0')).toBe(400);
    expect(await status('latest')).toBe(404);
  });
});
