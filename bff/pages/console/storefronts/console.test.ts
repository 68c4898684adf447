import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureOf } from '../../../catalog/images/testing/pictures.ts';
import type { Storefront } from '../../../catalog/storefronts/contract/storefronts.ts';
import { openShop } from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { hiddenIn, signIn, type Seen, type Visit } from '../testing/visit.ts';

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(() => service.stop());

const pathOf = (merchant = partner.active): string => `/console/merchants/${merchant}/storefront`;
const read = async (): Promise<Storefront> =>
  (
    await call<Storefront>(service, `GET /v1/merchants/${partner.active}/storefront`, {
      credential: partner.key,
    })
  ).body;
const open = (): Promise<Seen> => visit.open(pathOf());

const TEXTS = {
  tagline: 'House plants by the river.',
  about: 'Since 1998.\r\n\r\nUnder glass.',
  allergen_note: 'Our kitchen handles nuts.',
  terms_url: 'https://riverside.example/terms',
  privacy_url: '',
};

/** Sends the form as a browser does. */
async function send(page: Seen, fields: Readonly<Record<string, string | Blob>> = {}): Promise<Seen> {
  const body = new FormData();
  for (const name of ['csrf', 'intent', 'version']) body.set(name, hiddenIn(page, name) ?? '');
  for (const [name, value] of Object.entries({ ...TEXTS, ...fields })) body.set(name, value);
  const form = new Response(body);
  return visit.open(pathOf(), {
    method: 'POST',
    headers: { 'content-type': form.headers.get('content-type') ?? '', origin: service.url },
    body: Buffer.from(await form.arrayBuffer()),
  });
}

async function pictureFile(): Promise<Blob> {
  return new Blob([new Uint8Array(await pictureOf('png', 1280, 480))], { type: 'image/png' });
}

describe('the form of a storefront', () => {
  test('saves its texts, and what is empty is removed', async () => {
    const saved = await send(await open());
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      `/console/merchants/${partner.active}`,
    ]);
    expect(await read()).toMatchObject({ ...TEXTS, about: 'Since 1998.\n\nUnder glass.', privacy_url: null });
    const page = await visit.open(`/console/merchants/${partner.active}`);
    expect(page.text).toContain('House plants by the river.');
    expect(page.text).toContain(`href="${pathOf()}"`);
  });

  test('chooses popular items of the menus, and a form without the choice keeps them', async () => {
    const { burger, fries } = await openShop(service, { partner });
    const page = await open();
    expect(page.text).toContain('Popular items');
    await send(page, { 'popular_items.0': burger, 'popular_items.1': fries });
    expect((await read()).popular_items).toEqual([burger, fries]);
    await send(await open());
    expect((await read()).popular_items).toEqual([burger, fries]);
  });

  test('uploads pictures, with what they show', async () => {
    const logo = await pictureFile();
    await send(await open(), {
      'logo-file': logo,
      'cover-file': await pictureFile(),
      'cover-alt': 'A river',
    });
    const { cover, logo: stored } = await read();
    expect([cover?.alt, stored?.alt]).toEqual(['A river', null]);
    expect((await open()).text).toContain(new URL(cover?.files[0]?.url ?? '').pathname);
  });

  test('removes a picture, and keeps the other', async () => {
    const before = await read();
    await send(await open(), { 'no-cover': 'yes' });
    expect(await read()).toMatchObject({ cover: null, logo: { image: before.logo?.image } });
  });

  test('shows each fault at its field with what was typed, and saves nothing', async () => {
    const before = await read();
    const page = await send(await open(), {
      tagline: 'x'.repeat(121),
      terms_url: 'riverside.example',
      'cover-file': await pictureFile(),
    });
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/name="tagline"[^>]*aria-invalid="true"/);
    expect(page.text).toMatch(/name="terms_url"[^>]*aria-invalid="true"[^>]*value="riverside.example"/);
    expect(page.text).toContain('Nothing was saved. Correct what is marked');
    expect(await read()).toEqual(before);
  });

  test('names a file that is no picture', async () => {
    const page = await send(await open(), { 'logo-file': new Blob(['not a picture']) });
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/name="logo-file"[^>]*aria-invalid="true"/);
  });

  test('doesn’t overwrite what somebody else has changed', async () => {
    const page = await open();
    await send(page, { tagline: 'First' });
    const late = await send(page, { tagline: 'Second' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('Nothing was saved, because this has changed since you opened the form.');
    expect((await read()).tagline).toBe('First');
  });

  test('is not there for another partner’s merchant', async () => {
    const other = await signUp(service);
    expect((await visit.open(pathOf(other.active))).status).toBe(404);
  });
});
