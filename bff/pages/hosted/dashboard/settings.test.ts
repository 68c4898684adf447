import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HostedSurface } from '../../../accounts/surfaces/contract/hosted-links.ts';
import type { Storefront } from '../../../catalog/storefronts/contract/storefronts.ts';
import { openShop } from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { siteHost, type SiteReply } from '../../hosts/testing/at-host.ts';
import { openByLink, type Person } from '../testing/person.ts';

const PATH = '/dashboard/settings';

let service: Service;
let partner: SignedUp;
let person: Person;
let made = 0;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  made += 1;
  partner = await signUp(service, `Tills ${made}`);
  person = await open('settings');
});
afterAll(() => service.stop());

const open = (surface: HostedSurface): Promise<Person> =>
  openByLink(service, siteHost(service, `tills-${made}`), partner, surface);

const read = async (): Promise<Storefront> =>
  (
    await call<Storefront>(service, `GET /v1/merchants/${partner.active}/storefront`, {
      credential: partner.key,
    })
  ).body;

/** Sends the form as a browser does, without files. */
async function send(page: SiteReply, fields: Readonly<Record<string, string>>): Promise<SiteReply> {
  const body = new FormData();
  for (const name of ['csrf', 'intent', 'version'])
    body.set(name, new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.text)?.[1] ?? '');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return person.open(PATH, { method: 'POST', headers: { 'content-type': type }, body: await form.text() });
}

const BRAND = {
  tagline: 'Ramen since 1998',
  accent: '#9A3B1E',
  phone: '020 7946 0018',
  'links.0.name': 'Instagram',
  'links.0.url': 'https://instagram.example/kaze',
};

describe('the settings', () => {
  test('are saved, and the pages of the merchant show them', async () => {
    const saved = await send(await person.open(PATH), BRAND);
    expect([saved.status, saved.headers['location']]).toEqual([303, `${PATH}?saved=yes`]);
    expect((await person.open(`${PATH}?saved=yes`)).text).toContain('Saved. Guests see it now.');
    expect(await read()).toMatchObject({
      tagline: BRAND.tagline,
      accent: '#9a3b1e',
      phone: '+442079460018',
      links: [{ name: 'Instagram', url: BRAND['links.0.url'] }],
      about: null,
    });
  });

  test('have the popular items, chosen from the published menus, in their order', async () => {
    const { burger, fries } = await openShop(service, { partner });
    const page = await person.open(PATH);
    expect(page.text).toMatch(new RegExp(`<option value="${fries}"\\s*>Fries</option>`));
    const chosen = {
      'popular_items.0': fries,
      'popular_items.1': '',
      'popular_items.2': burger,
      'popular_items.3': fries,
    };
    expect((await send(page, chosen)).status).toBe(303);
    expect((await read()).popular_items).toEqual([fries, burger]);
    const saved = await person.open(PATH);
    const shown = [...saved.text.matchAll(/<option value="(\w+)"\s+selected/g)].map(([, id]) => id);
    expect(shown).toEqual([fries, burger]);
    const forged = await send(saved, { 'popular_items.0': 'fries!' });
    expect(forged.status).toBe(400);
    expect(forged.text).toMatch(/name="popular_items.0"[^>]*aria-invalid="true"/);
    expect((await send(saved, { 'popular_items.0': '' })).status).toBe(303);
    expect((await read()).popular_items).toEqual([]);
  });

  test('keep a popular item that has left the menus, until another takes its place', async () => {
    await openShop(service, { partner });
    const gone = 'itm_00000000000000000000000000';
    await call(service, `PATCH /v1/merchants/${partner.active}/storefront`, {
      credential: partner.key,
      body: { popular_items: [gone] },
    });
    const page = await person.open(PATH);
    expect(page.text).toMatch(new RegExp(`value="${gone}"\\s+selected\\s*>An item that is on no menu now`));
    await send(page, { 'popular_items.0': gone, tagline: 'Ramen' });
    expect(await read()).toMatchObject({ popular_items: [gone], tagline: 'Ramen' });
  });

  test('that are wrong come back with what was typed, and nothing is saved', async () => {
    const before = await read();
    const page = await send(await person.open(PATH), {
      ...BRAND,
      accent: '#fff5c0',
      'links.0.url': 'instagram',
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Nothing was saved. Correct what is marked');
    expect(page.text).toMatch(/name="links.0.url"[^>]*aria-invalid="true"[^>]*value="instagram"/);
    expect(page.text).toContain(`value="${BRAND.tagline}"`);
    expect(await read()).toEqual(before);
    const unreadable = await send(await person.open(PATH), { ...BRAND, accent: '#fff5c0' });
    expect(unreadable.text).toMatch(/name="accent"[^>]*aria-invalid="true"[^>]*value="#fff5c0"/);
    expect(await read()).toEqual(before);
  });

  test('that somebody else has changed are not overwritten', async () => {
    const page = await person.open(PATH);
    await send(page, BRAND);
    const late = await send(page, { ...BRAND, tagline: 'Late' });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('this has changed')]);
    expect((await read()).tagline).toBe(BRAND.tagline);
  });

  test('are in the language of the browser', async () => {
    const { text } = await person.open(PATH, { headers: { 'accept-language': 'ja' } });
    expect(text).toContain('キャッチコピー');
  });

  test('are only for those who may change the merchant, and only from their own page', async () => {
    const page = await person.open(PATH);
    const forged = await person.open(PATH, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ tagline: 'Evil' }),
    });
    expect(forged.status).toBe(403);
    const withoutToken = await send({ ...page, text: page.text.replace(/name="csrf"/, '') }, BRAND);
    expect(withoutToken.status).toBe(403);
    person = await open('reporting');
    expect((await person.open(PATH)).status).toBe(403);
    expect((await send(await person.open('/dashboard/reports'), BRAND)).status).not.toBe(303);
    expect((await read()).tagline).not.toBe(BRAND.tagline);
  });
});
