import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Image } from '../images/contract/image.ts';
import { pictureOf } from '../images/testing/pictures.ts';
import { call, signUp, startService, type Reply, type Service } from '../../testing/service/service.ts';
import type { MenuDocument, MenuImport } from './contract/menu-files.ts';
import type { Menu } from './contract/menu.ts';
import { first, MenuPartner, SALADS } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
let menu: Menu;
let image: Image;
let bytes: Buffer;
beforeAll(async () => {
  service = await startService({ timers: { timing: { lookMs: 20, gatherMs: 1 } } });
  bytes = await pictureOf('png', 400, 300);
});
afterAll(() => service.stop());
beforeEach(async () => {
  partner = new MenuPartner(service, await signUp(service));
  menu = await partner.create();
  image = await upload(partner);
});

async function upload(
  { partner: { key, active } }: MenuPartner,
  { merchant = active, file = bytes } = {},
): Promise<Image> {
  const { status, body, text } = await call<Image>(
    service,
    `POST /v1/images?merchant=${merchant}&alt=A%20salad`,
    { credential: key, body: file, headers: { 'content-type': 'image/png' } },
  );
  if (status !== 201) throw new Error(text);
  return body;
}

const firstItem = ({ sections }: Menu) => first(first(sections).items);
const setImage = (of: Menu, to: unknown): Promise<Reply<Menu>> =>
  partner.change(of, { item: { id: firstItem(of).id, image: to } });
async function withImage(of = menu, id = image.id): Promise<Menu> {
  const { status, text, body } = await setImage(of, { id });
  expect([status, text]).toEqual([200, text]);
  return body;
}
const refusal = ({ status, body }: Reply<unknown>) => ({ status, ...(body as object) });
const days = (count: number): void => service.clock.advance(count * 24 * 60 * 60 * 1000 + 1000);
const isThere = async (id: string): Promise<boolean> =>
  (await partner.call(`GET /v1/images/${id}`)).status === 200;
async function advanceSandbox(count: number): Promise<void> {
  const now = (await partner.call<{ now: string }>('GET /v1/sandbox/clock')).body.now;
  const to = new Date(Date.parse(now) + count * 24 * 60 * 60 * 1000 + 1000).toISOString();
  const { status, text } = await partner.call('POST /v1/sandbox/clock/advance', { to });
  expect([status, text]).toEqual([200, text]);
}

describe("an item's image", () => {
  test('has its files in the draft and for customers, and says what the image says', async () => {
    const changed = await withImage();
    expect(firstItem(changed).image).toEqual({ id: image.id, alt: 'A salad', files: image.files });
    expect(image.files.map(({ url }) => url)).toEqual(
      [320, 640, 1280].map((width) => `${service.url}/i/${image.hash}-${width}.webp`),
    );
    await partner.publish(changed);
    for (const version of ['published', '2', 'draft']) {
      expect(firstItem((await partner.read(menu.id, version)).body).image?.files).toEqual(image.files);
    }
    expect(first(first(changed.sections).items, 1).image).toBeNull();
  });

  test('may say something else at an item, or nothing', async () => {
    const named = (await setImage(menu, { id: image.id, alt: 'Leaves in a bowl' })).body;
    expect(firstItem(named).image?.alt).toBe('Leaves in a bowl');
    const moved = (await partner.change(named, { item: { id: firstItem(named).id, calories: 300 } })).body;
    expect(firstItem(moved).image).toEqual(firstItem(named).image);
    expect(firstItem((await setImage(moved, { id: image.id })).body).image?.alt).toBe('Leaves in a bowl');
    const draft = (await partner.read(menu.id)).body;
    expect(firstItem((await setImage(draft, { id: image.id, alt: null })).body).image?.alt).toBeNull();
    expect(firstItem((await setImage((await partner.read(menu.id)).body, null)).body).image).toBeNull();
  });

  test('can come with a new menu, and nothing changes when a menu is sent back', async () => {
    const section = {
      name: 'Bowls',
      items: [{ name: 'Bowl', variations: [{ price: 1 }], image: { id: image.id } }],
    };
    const made = await partner.create({ sections: [section] });
    const { body } = await partner.change(made, { sections: made.sections, groups: made.groups });
    expect(body).toEqual(made);
  });

  test('is part of what changed', async () => {
    await partner.publish(menu);
    const changed = await withImage();
    const { body } = await partner.call<{ differences: { part: string; fields: { name: string }[] }[] }>(
      `GET /v1/menus/${changed.id}/versions/draft`,
    );
    expect(body.differences).toMatchObject([
      { part: 'item', fields: [{ name: 'image', before: null, after: { id: image.id, alt: 'A salad' } }] },
    ]);
  });
});

describe('what is no image of the merchant is refused:', () => {
  test.each([
    ['no object', 'img_01', 'item.image'],
    ['no id', {}, 'item.image.id'],
    ['an id that is none', { id: 'no id' }, 'item.image.id'],
    ['an unknown id', { id: 'img_01M7YV68H8S0A2C4E6F8J0K2N4' }, 'item.image.id'],
    ['a long alt', { id: 'img_01M7YV68H8S0A2C4E6F8J0K2N4', alt: 'a'.repeat(251) }, 'item.image.alt'],
    ['an empty alt', { id: 'img_01M7YV68H8S0A2C4E6F8J0K2N4', alt: '' }, 'item.image.alt'],
    ['an alt that is no text', { id: 'img_01M7YV68H8S0A2C4E6F8J0K2N4', alt: 5 }, 'item.image.alt'],
  ])('%s', async (_what, sent, param) => {
    expect(refusal(await setImage(menu, sent))).toMatchObject({ status: 400, param });
  });

  test("another merchant's, and another partner's", async () => {
    const other = new MenuPartner(service, await signUp(service));
    const foreign = [
      await upload(other),
      await upload(partner, { merchant: partner.partner.merchants['restricted'] ?? '' }),
    ];
    for (const { id } of foreign) {
      expect(refusal(await setImage(menu, { id }))).toMatchObject({
        status: 400,
        error: 40003,
        param: 'item.image.id',
      });
      const items = [{ name: 'Bowl', variations: [{ price: 1 }], image: { id } }];
      const body = { merchant: partner.partner.active, name: 'Bowls', sections: [{ name: 'Bowls', items }] };
      const param = 'sections.0.items.0.image.id';
      expect(refusal(await partner.call('POST /v1/menus', body))).toMatchObject({ status: 400, param });
    }
    expect((await partner.read(menu.id)).body.version).toBe(1);
  });
});

describe('a file', () => {
  const exported = async (query: string) =>
    await partner.call<MenuDocument>(`GET /v1/menus/${menu.id}/export?${query}`);
  const preview = (file: unknown, type: string) =>
    partner.call<MenuImport>(`POST /v1/menus/${menu.id}/import`, file, { 'content-type': type });
  const apply = (id: string) => partner.call(`POST /v1/menus/${menu.id}/import?apply=${id}`);

  test.each(['json', 'csv'])('of %s keeps images when it comes back', async (format) => {
    const before = await withImage();
    const { text } = await exported(`format=${format}`);
    const type = format === 'json' ? 'application/json' : 'text/csv';
    const { body } = await preview(text, type);
    expect(body).toMatchObject({ status: 'previewed', counts: { created: 0, updated: 0, missing: 0 } });
    await apply(body.id);
    expect((await partner.read(menu.id)).body).toEqual(before);
  });

  test('can give an item another image, and none that is not there', async () => {
    await withImage();
    const { body: document } = await exported('format=json');
    const item = first(first(document.sections).items);
    const another = await upload(partner);
    Object.assign(item, { image: { id: another.id } });
    const { body } = await preview(document, 'application/json');
    expect(body.counts.updated).toBe(1);
    await apply(body.id);
    expect(firstItem((await partner.read(menu.id)).body).image?.id).toBe(another.id);
    Object.assign(item, { image: { id: 'img_01M7YV68H8S0A2C4E6F8J0K2N4' } });
    expect((await preview(document, 'application/json')).body).toMatchObject({
      status: 'failed',
      errors: [{ row: null, column: 'sections.0.items.0.image.id' }],
    });
  });
});

describe('what nobody uses', () => {
  test('an image is deleted after a week, unless a draft or a version that was published has it', async () => {
    const unused = await upload(partner);
    const drafted = await upload(partner);
    await withImage(await partner.create(SALADS), drafted.id);
    const shown = await withImage();
    await partner.publish(shown);
    const { body: emptied } = await setImage(shown, null);
    await partner.publish(emptied);
    await advanceSandbox(6);
    expect(await isThere(unused.id)).toBe(true);
    await advanceSandbox(1);
    expect([await isThere(unused.id), await isThere(drafted.id), await isThere(image.id)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('an image that was taken out of a draft is deleted a week later', async () => {
    const changed = await withImage();
    await advanceSandbox(30);
    const { body } = await setImage(changed, null);
    await advanceSandbox(6);
    expect(await isThere(image.id)).toBe(true);
    // One that comes back in time is used again.
    await withImage(body);
    await advanceSandbox(2);
    expect(await isThere(image.id)).toBe(true);
    await setImage((await partner.read(menu.id)).body, null);
    await advanceSandbox(7);
    expect(await isThere(image.id)).toBe(false);
  });

  test('a preview is deleted after a week, and then the image that only it had', async () => {
    const { body: document } = await partner.call<MenuDocument>(
      `GET /v1/menus/${menu.id}/export?format=json`,
    );
    Object.assign(first(first(document.sections).items), { image: { id: image.id } });
    await advanceSandbox(3);
    const { body } = await partner.call<MenuImport>(`POST /v1/menus/${menu.id}/import`, document, {
      'content-type': 'application/json',
    });
    await advanceSandbox(5);
    expect(await isThere(image.id)).toBe(true);
    await advanceSandbox(3);
    expect((await partner.call(`GET /v1/imports/${body.id}`)).status).toBe(404);
    await advanceSandbox(5);
    expect(await isThere(image.id)).toBe(false);
  });

  test('a picture is deleted a day after its last image, and can be uploaded again', async () => {
    const file = await pictureOf('png', 401, 300);
    const hash = createHash('sha256').update(file).digest('hex');
    const stored = async (): Promise<number> =>
      (await service.db.selectFrom('pictures').select('hash').where('hash', '=', hash).execute()).length;
    await upload(partner, { file });
    const shared = new MenuPartner(service, await signUp(service));
    await upload(shared, { file });
    const left = async (): Promise<number> =>
      (await service.db.selectFrom('images').select('id').where('hash', '=', hash).execute()).length;
    expect(await left()).toBe(2);
    days(8);
    await expect.poll(left).toBe(0);
    days(2);
    await expect.poll(stored).toBe(0);
    expect((await fetch(`${service.url}/i/${hash}-320.webp`)).status).toBe(404);
    expect((await upload(partner, { file })).files).toHaveLength(3);
    expect(await stored()).toBe(1);
  });
});

test('merchants of a new sandbox have a picture for every item, shared by all of them', async () => {
  const other = new MenuPartner(service, await signUp(service));
  const hashes = [];
  for (const { call: read } of [partner, other].map((one) => ({ call: one.call.bind(one) }))) {
    const { body } = await read<{ data: Menu[] }>('GET /v1/menus?limit=100&status=published');
    const seeded = body.data.find(({ name }) => name === 'Café and plants');
    const { sections } = (await read<Menu>(`GET /v1/menus/${seeded?.id}?version=published`)).body;
    const files = sections.flatMap(({ items }) => items.map((item) => item.image?.files));
    expect(files).toHaveLength(17);
    hashes.push(files.map((three) => three?.map(({ url }) => url.slice(service.url.length))));
    const alts = sections.flatMap(({ items }) => items.map((item) => item.image?.alt));
    expect(new Set(alts).size).toBe(17);
  }
  expect(hashes[0]).toEqual(hashes[1]);
  for (const path of hashes[0]?.flat() ?? []) {
    const { status, headers } = await fetch(service.url + path, { method: 'HEAD' });
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/webp']);
  }
});
