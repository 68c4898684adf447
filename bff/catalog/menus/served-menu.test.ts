import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';
import type { Menu } from './contract/menu.ts';
import { first, MenuPartner, SALADS } from './testing/menus.ts';

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
  menu = await partner.create({ ...SALADS, metadata: { note: '"availability":[]' } });
  await partner.publish(menu);
});

const etagOf = async (headers: Record<string, string> = {}): Promise<[number, string | null, string]> => {
  const reply = await partner.read(menu.id, 'published', headers);
  return [reply.status, reply.headers.get('etag'), reply.text];
};

describe('the published menu', () => {
  test('has a tag, and is not sent again to a caller that names it', async () => {
    const [status, etag, text] = await etagOf();
    expect([status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await etagOf({ 'if-none-match': String(named) })).toEqual([304, etag, '']);
    }
    expect(await etagOf({ 'if-none-match': '"other"' })).toEqual([200, etag, text]);
    const { headers } = await partner.read(menu.id, 'published', { 'if-none-match': String(etag) });
    expect(headers.get('ratelimit')).not.toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('content-type')).toBeNull();
  });

  test('has another tag when it is published again, and when something is sold out', async () => {
    const tags = [(await etagOf())[1]];
    const target = first(first(menu.sections).items).id;
    const sell = (available: boolean) =>
      partner.call(`PUT /v1/menus/${menu.id}/availability`, { items: [{ target, available }] });
    await sell(false);
    tags.push((await etagOf())[1]);
    const { body } = await partner.change(menu, { name: 'Every day' });
    tags.push((await etagOf())[1]);
    expect(tags[2]).toBe(tags[1]);
    await partner.publish(body);
    tags.push((await etagOf())[1]);
    expect(new Set(tags).size).toBe(3);
  });

  test('is whole, whatever its texts contain', async () => {
    const { body } = await partner.read(menu.id, 'published');
    expect(body).toMatchObject({
      metadata: { note: '"availability":[]' },
      availability: [],
      sections: menu.sections,
    });
  });

  test('reaches a caller of an older version', async () => {
    const newest = await partner.read(menu.id, 'published');
    const older = await partner.read(menu.id, 'published', { 'api-version': '2026-09-01' });
    expect([older.status, older.body]).toEqual([200, newest.body]);
  });

  test('is read without the database', async () => {
    await etagOf();
    await service.db
      .updateTable('menus')
      .set({ name: 'Behind its back' })
      .where('id', '=', menu.id)
      .execute();
    expect((await partner.read(menu.id, 'published')).body.name).toBe('All day');
  });

  test('may be read by a page, with its tag', async () => {
    const origin = 'https://app.pos.example';
    await call(service, 'PUT /v1/partners/me/origins', {
      credential: partner.partner.key,
      body: { origins: [origin] },
    });
    const credential = await mintToken(service, partner.partner, ['menus:read']);
    const path = `GET /v1/menus/${menu.id}?version=published`;
    const reply = await call(service, path, { credential, headers: { origin } });
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(reply.headers.get('access-control-expose-headers')).toContain('ETag');
  });
});

test('a draft is never sent from memory, nor named by a tag', async () => {
  const { headers } = await partner.read(menu.id);
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store']);
});
