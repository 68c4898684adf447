import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Event } from '../../developers/webhooks/contract/events.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import { colorsFile } from '../../developers/themes/testing/themes.ts';
import { uploadImage } from '../images/testing/upload.ts';
import type { Storefront } from './contract/storefronts.ts';
import { storefrontOf, storefrontsOf } from './storefronts.ts';

let service: Service;
let partner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  service = await startService({ timers: { timing: { lookMs: 20, gatherMs: 1 } } });
  other = await signUp(service);
});
beforeEach(async () => {
  partner = await signUp(service);
});
afterAll(() => service.stop());

interface Of {
  readonly credential?: string;
  readonly merchant?: string;
}

const pathOf = (merchant = partner.active): string => `/v1/merchants/${merchant}/storefront`;
const read = ({ credential = partner.key, merchant }: Of = {}) =>
  call<Storefront>(service, `GET ${pathOf(merchant)}`, { credential });
const update = (body: object, { credential = partner.key, merchant }: Of = {}) =>
  call<Storefront>(service, `PATCH ${pathOf(merchant)}`, { credential, body });
const refused = ({ status, body }: Reply<unknown>): unknown => [
  status,
  Reflect.get(body as object, 'error'),
  Reflect.get(body as object, 'param'),
];
const eventsOf = async (): Promise<Event[]> =>
  (
    await call<{ data: Event[] }>(service, 'GET /v1/events?type=storefront.updated', {
      credential: partner.key,
    })
  ).body.data;

const TEXTS = {
  tagline: 'House plants by the river.',
  about: 'Since 1998.\n\nUnder glass.',
  allergen_note: 'Our kitchen handles nuts.',
  terms_url: 'https://riverside.example/terms',
  privacy_url: 'https://riverside.example/privacy',
};

describe('a storefront', () => {
  test('of a new merchant is there, and empty', async () => {
    const { body: merchant } = await call<{ id: string }>(service, 'POST /v1/merchants', {
      credential: partner.key,
      body: {
        display_name: 'Weir Cottage',
        legal_name: 'Weir Cottage Ltd',
        country: 'GB',
        currency: 'GBP',
        timezone: 'Europe/London',
      },
    });
    expect(await read({ merchant: merchant.id })).toMatchObject({
      status: 200,
      body: {
        object: 'storefront',
        environment: 'sandbox',
        merchant: merchant.id,
        tagline: null,
        about: null,
        allergen_note: null,
        terms_url: null,
        privacy_url: null,
        logo: null,
        cover: null,
        version: 1,
        updated_at: null,
      },
    });
  });

  test('is changed field by field, with an event', async () => {
    const { version } = (await read()).body;
    const { status, body } = await update({ ...TEXTS, tagline: `  ${TEXTS.tagline} `, version });
    expect([status, body]).toMatchObject([200, { ...TEXTS, version: version + 1 }]);
    expect((await read()).body).toEqual(body);
    const [event] = await eventsOf();
    expect(event).toMatchObject({ type: 'storefront.updated', merchant: partner.active, data: body });
    const next = (await update({ about: null })).body;
    expect(next).toMatchObject({ ...TEXTS, about: null, version: version + 2 });
  });

  test('that stays the same is no change', async () => {
    const { body } = await update(TEXTS);
    expect((await update({ ...TEXTS, version: body.version })).body).toEqual(body);
    expect(await eventsOf()).toHaveLength(1);
  });

  test('that was changed since it was read is not overwritten', async () => {
    const { version } = (await read()).body;
    await update({ tagline: 'One' });
    expect(refused(await update({ tagline: 'Two', version }))).toEqual([409, 40903, undefined]);
    expect((await read()).body.tagline).toBe('One');
  });

  test('of which several are sent at once is one of them', async () => {
    const { version } = (await read()).body;
    const replies = await Promise.all(['A', 'B', 'C'].map((tagline) => update({ tagline, version })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('is simulated', async () => {
    const body = { type: 'storefront.updated', merchant: partner.active };
    const reply = await call<{ data: Event[] }>(service, 'POST /v1/sandbox/events', {
      credential: partner.key,
      body,
    });
    expect(reply.body.data[0]?.data).toEqual((await read()).body);
  });
});

describe('refusals', () => {
  test.each<[object, string]>([
    [{ tagline: ' ' }, 'tagline'],
    [{ tagline: 'x'.repeat(121) }, 'tagline'],
    [{ tagline: 'Two\nlines' }, 'tagline'],
    [{ tagline: 'Plants\u202E' }, 'tagline'],
    [{ about: 'x'.repeat(601) }, 'about'],
    [{ about: 'Plants\u200B' }, 'about'],
    [{ allergen_note: 'x'.repeat(301) }, 'allergen_note'],
    [{ allergen_note: 'Nuts\u0007' }, 'allergen_note'],
    [{ terms_url: 'http://riverside.example' }, 'terms_url'],
    [{ terms_url: 'javascript:alert(1)' }, 'terms_url'],
    [{ privacy_url: 'https://me@riverside.example' }, 'privacy_url'],
    [{ privacy_url: '/privacy' }, 'privacy_url'],
    [{ logo: 'none' }, 'logo'],
    [{ cover: 7 }, 'cover'],
  ])('of %j name the field', async (fields, param) => {
    expect(refused(await update(fields))).toEqual([400, 40003, param]);
  });

  test('of a card number', async () => {
    const { status, text } = await update({ about: 'Pay with 4111 1111 1111 1111' });
    expect([status, text]).toEqual([400, expect.stringContaining('card number')]);
  });

  test('of a merchant that is closed', async () => {
    const { version } = (await read()).body;
    await call(service, `POST /v1/merchants/${partner.active}/close`, { credential: partner.key });
    expect(refused(await update({ tagline: 'Gone' }))).toEqual([409, 40902, 'merchant']);
    expect((await read()).body.version).toBe(version);
  });

  test('the bounds of texts are met', async () => {
    const bounds = {
      tagline: 'ä'.repeat(120),
      about: 'ä\n'.repeat(299) + 'äö',
      allergen_note: 'ä'.repeat(300),
    };
    expect((await update(bounds)).body).toMatchObject(bounds);
  });
});

describe('who may', () => {
  const token = (scopes: string[], active = partner.active) =>
    mintToken(service, { key: partner.key, active }, scopes);

  test('a session sees and changes its own merchant’s', async () => {
    const credential = await token(['merchants:read', 'merchants:write']);
    expect((await update({ tagline: 'Ours' }, { credential })).status).toBe(200);
    expect((await read({ credential })).body.tagline).toBe('Ours');
    const merchant = partner.merchants['restricted'] ?? '';
    for (const reply of [await read({ credential, merchant }), await update({}, { credential, merchant })]) {
      expect(refused(reply)).toEqual([404, 40401, 'merchant']);
    }
  });

  test('a session needs the scope', async () => {
    const credential = await token(['merchants:read']);
    expect(refused(await update({ tagline: 'Ours' }, { credential }))).toEqual([403, 40301, undefined]);
  });

  test('another partner does not', async () => {
    const of = { credential: other.key };
    expect(refused(await read(of))).toEqual([404, 40401, 'merchant']);
    expect(refused(await update({ tagline: 'Ours' }, of))).toEqual([404, 40401, 'merchant']);
  });
});

describe('pictures', () => {
  const picture = (of: Pick<SignedUp, 'key' | 'active'> = partner) => uploadImage(service, of);

  test('are the merchant’s images, with their files', async () => {
    const [logo, cover] = [await picture(), await picture()];
    const { body } = await update({ logo: logo.id, cover: cover.id });
    expect(body).toMatchObject({
      logo: { image: logo.id, alt: logo.alt, files: logo.files },
      cover: { image: cover.id, alt: cover.alt, files: cover.files },
    });
  });

  test('are not images of others', async () => {
    const foreign = [
      await picture(other),
      await picture({ ...partner, active: partner.merchants['restricted'] ?? '' }),
    ];
    for (const { id } of [...foreign, { id: 'img_01M7YV68H8S0A2C4E6F8J0K2N4' }]) {
      expect(refused(await update({ cover: id }))).toEqual([400, 40003, 'cover']);
    }
  });

  test('stay until nothing has them: neither the storefront, in any place, nor the theme', async () => {
    const { id } = await picture();
    const isThere = async (): Promise<boolean> =>
      (await call(service, `GET /v1/images/${id}`, { credential: partner.key })).status === 200;
    const advance = async (): Promise<void> => {
      const { body } = await call<{ now: string }>(service, 'GET /v1/sandbox/clock', {
        credential: partner.key,
      });
      const to = new Date(Date.parse(body.now) + 8 * 24 * 3_600_000).toISOString();
      await call(service, 'POST /v1/sandbox/clock/advance', { credential: partner.key, body: { to } });
    };
    const setTheme = (body: object) => call(service, 'PUT /v1/theme', { credential: partner.key, body });
    await setTheme({ logo: { $value: { image: id, alt: 'A leaf' } } });
    await update({ logo: id, cover: id });
    await setTheme({});
    await advance();
    expect(await isThere()).toBe(true);
    await update({ logo: null });
    await advance();
    expect(await isThere()).toBe(true);
    await setTheme({ logo: { $value: { image: id, alt: 'A leaf' } } });
    await update({ cover: null });
    await advance();
    expect(await isThere()).toBe(true);
    await setTheme({});
    await advance();
    expect(await isThere()).toBe(false);
  });
});

test('merchants of a new sandbox have one, with a cover and a logo that are small files', async () => {
  const shops = await Promise.all(
    Object.values(partner.merchants).map(async (merchant) => (await read({ merchant })).body),
  );
  expect(shops).toHaveLength(3);
  expect(new Set(shops.map(({ tagline }) => tagline)).size).toBe(3);
  const files = new Set(
    shops.flatMap(({ cover, logo }) => [...(cover?.files ?? []), ...(logo?.files ?? [])]),
  );
  expect(new Set([...files].map(({ url }) => url)).size).toBe(18);
  expect(shops[0]?.cover?.files.at(-1)).toMatchObject({ width: 1280, height: 480 });
  expect(shops[0]?.logo?.files.at(-1)).toMatchObject({ width: 1280, height: 1280 });
  for (const { url, width, height } of files) {
    const bytes = await (await fetch(url)).arrayBuffer();
    const meta = await sharp(Buffer.from(bytes)).metadata();
    expect.soft([url, meta.format, meta.width, meta.height]).toEqual([url, 'webp', width, height]);
    expect.soft(bytes.byteLength, url).toBeLessThan(40_000);
  }
});

test('pages read what is set, with pictures at any host', async () => {
  const logo = await uploadImage(service, partner);
  await update({ ...TEXTS, logo: logo.id, cover: null });
  const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
  const shown = await storefrontOf(service.db, owner, partner.active);
  expect(shown).toEqual({
    tagline: TEXTS.tagline,
    about: TEXTS.about,
    allergenNote: TEXTS.allergen_note,
    termsUrl: TEXTS.terms_url,
    privacyUrl: TEXTS.privacy_url,
    phone: null,
    links: [],
    popularItems: [],
    logo: {
      image: logo.id,
      alt: logo.alt,
      files: logo.files.map((file) => ({ ...file, url: new URL(file.url).pathname })),
    },
    cover: null,
  });
  expect([...(await storefrontsOf(service.db, owner, [partner.active, other.active])).keys()]).toEqual([
    partner.active,
  ]);
  await expect(storefrontOf(service.db, owner, other.active)).rejects.toMatchObject({ code: 'not_found' });
});

describe('a brand', () => {
  const shopOf = async (merchant = partner.active): Promise<string> => {
    const { body } = await call<{ slug: string }>(service, `GET /v1/merchants/${merchant}`, {
      credential: partner.key,
    });
    return `/${body.slug}/rewards`;
  };
  const pageOf = async (path: string): Promise<string> =>
    (await atHost(service, siteHost(service, `brand-${made}`), path)).text;
  let made = 0;
  beforeEach(async () => {
    made += 1;
    partner = await signUp(service, `Brand ${made}`);
  });

  test('has a color, which only the merchant’s pages wear', async () => {
    expect((await update({ accent: '#9A3B1E' })).body.accent).toBe('#9a3b1e');
    const [own, start, others] = [
      await pageOf(await shopOf()),
      await pageOf('/'),
      await pageOf(await shopOf(partner.merchants['restricted'])),
    ];
    expect(own).toMatch(
      /<style data-href="#accent">:root \{\s*--trellis-color-accent: light-dark\(oklch\(0\.4/,
    );
    expect([start, others].map((page) => page.includes('#accent'))).toEqual([false, false]);
    await update({ accent: null });
    expect(await pageOf(await shopOf())).not.toContain('#accent');
  });

  test('has no color that can’t be read on the backgrounds of the theme, and says which can', async () => {
    const bad = await update({ accent: '#ffd54a' });
    expect(refused(bad)).toEqual([400, 40003, 'accent']);
    const [, nearest = ''] = /is (#[0-9a-f]{6})\./.exec(bad.text) ?? [];
    expect((await update({ accent: nearest })).body.accent).toBe(nearest);
    const body = colorsFile({ surface: '#101010', background: '#000000', text: '#ffffff' });
    await call(service, 'PUT /v1/theme', { credential: partner.key, body });
    expect((await update({ accent: '#ffd54a' })).status).toBe(200);
  });

  test('has links, a phone number as people write it, and the items it shows first', async () => {
    const links = [{ name: 'Instagram', url: 'https://instagram.example/riverside' }];
    const brand = { links, phone: '020 7946 0018', popular_items: ['itm_1', 'itm_2'] };
    expect((await update(brand)).body).toMatchObject({ ...brand, phone: '+442079460018' });
    const none = { links: [], phone: null, popular_items: [] };
    expect((await update(none)).body).toMatchObject(none);
  });

  test.each([
    [{ accent: 'red' }, 'accent'],
    [{ accent: '#12345' }, 'accent'],
    [{ accent: '#123456;}' }, 'accent'],
    [{ phone: '12' }, 'phone'],
    [{ links: [{ name: 'Us', url: 'http://us.example' }] }, 'links.0.url'],
    [{ links: [{ name: ' ', url: 'https://us.example' }] }, 'links.0.name'],
    [{ links: Array.from({ length: 6 }, () => ({ name: 'Us', url: 'https://us.example' })) }, 'links'],
    [{ popular_items: ['a', 'a'] }, 'popular_items'],
    [{ popular_items: Array.from({ length: 9 }, (_, at) => `itm_${at}`) }, 'popular_items'],
  ])('%j is refused', async (body, param) => {
    const before = (await read()).body;
    expect(refused(await update(body))).toEqual([400, 40003, param]);
    expect((await read()).body).toEqual(before);
  });
});
