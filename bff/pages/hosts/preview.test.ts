import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Theme } from '../../developers/themes/contract/theme.ts';
import type { ThemePreview } from '../../developers/themes/contract/themes.ts';
import { colorsFile } from '../../developers/themes/testing/themes.ts';
import {
  call,
  signUp,
  startService,
  type Reply,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { openShop } from '../../orders/orders/testing/shop.ts';
import { atHost, siteHost, type SiteReply, sourcesOf } from './testing/at-host.ts';

const RED = colorsFile({ accent: '#b3261e' });
const HOUR_MS = 3_600_000;

let service: Service;
let partner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service, 'Greenhouse POS');
  other = await signUp(service, 'Orchard Tills');
});
afterAll(() => service.stop());

const draft = (tokens: object = RED, credential = partner.key): Promise<Reply<ThemePreview>> =>
  call<ThemePreview>(service, 'POST /v1/theme/previews', { credential, body: tokens });
const pathIn = (url: string): string => new URL(url).pathname;
const look = (path: string, host = 'greenhouse-pos', options = {}): Promise<SiteReply> =>
  atHost(service, siteHost(service, host), path, options);
const sheetOf = async ({ text }: SiteReply): Promise<string> =>
  (await look(/href="([^"]+theme\.css)"/.exec(text)?.[1] ?? '')).text;
const linksOf = async (path: string): Promise<(string | undefined)[]> =>
  [...(await look(path)).text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to]) => to);

describe('a preview', () => {
  test('shows the site in a theme that isn’t stored, in light and in dark', async () => {
    const { status, body } = await draft();
    expect(status).toBe(201);
    expect(body.contrast).toHaveLength(36);
    expect(body.variables['--trellis-color-accent']).toContain('oklch(0.5');
    for (const scheme of ['light', 'dark'] as const) {
      const page = await look(pathIn(body[`${scheme}_url`]));
      expect(page.status).toBe(200);
      const css = await sheetOf(page);
      expect(css).toContain(body.variables['--trellis-color-accent']);
      expect(css).toContain(`color-scheme: ${scheme};`);
    }
    const stored = await call<Theme>(service, 'GET /v1/theme', { credential: partner.key });
    expect(stored.body).toMatchObject({ is_default: true, version: 0 });
    expect((await look('/')).text).not.toContain('theme.css');
  });

  test('only the console may frame it, and no other page of the site', async () => {
    const { body } = await draft();
    const page = await look(pathIn(body.light_url));
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${service.url}`);
    expect(policy.replace(/frame-ancestors .*/, '')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' ${sourcesOf(page.text).join(' ')}; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; `,
    );
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('name="robots" content="noindex"');
    const own = await look('/');
    expect(own.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(own.headers['x-frame-options']).toBe('DENY');
  });

  test('leads only to itself, and its cart is that of no guest', async () => {
    const { body } = await draft();
    const base = pathIn(body.light_url).slice(0, -1);
    const merchant = await call<{ slug: string }>(service, `GET /v1/merchants/${partner.active}`, {
      credential: partner.key,
    });
    const locations = await call<{ data: { slug: string }[] }>(
      service,
      `GET /v1/merchants/${partner.active}/locations`,
      { credential: partner.key },
    );
    const path = `/${merchant.body.slug}/${locations.body.data[0]?.slug}`;
    const menu = await look(base + path);
    expect(menu.status).toBe(200);
    expect(menu.headers['set-cookie']).toBeUndefined();
    const links = [...menu.text.matchAll(/(?:<a [^>]*href|action)="(\/[^"]*)"/g)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((to) => !to.startsWith(base))).toEqual([]);

    const item = links.find((to) => to.includes('/items/')) ?? '';
    const page = await look(item);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const fields = new URLSearchParams({ csrf, quantity: '1' });
    for (const [, name = '', value = ''] of page.text.matchAll(
      /<input[^>]*type="radio"[^>]*name="([^"]+)"[^>]*value="([^"]+)"/g,
    )) {
      if (!fields.has(name)) fields.set(name, value);
    }
    const added = await look(item, 'greenhouse-pos', { method: 'POST', body: fields });
    expect([added.status, added.text]).toEqual([303, expect.any(String)]);
    expect(String(added.headers['location'])).toMatch(new RegExp(`^${base}${path}`));
    expect((await look(`${base}${path}/cart`)).text).not.toContain('Your cart is empty');
    const another = await draft();
    expect((await look(`${pathIn(another.body.light_url).slice(0, -1)}${path}/cart`)).text).toContain(
      'empty',
    );
  });

  test('is over after an hour, and another partner’s host has none of it', async () => {
    const { body } = await draft();
    const path = pathIn(body.light_url);
    expect((await look(path, 'orchard-tills')).status).toBe(404);
    expect((await look(path.replace(/preview\/.{4}/, 'preview/AAAA'))).status).toBe(404);
    expect((await look('/-/theme.css')).status).toBe(404);
    service.clock.advance(HOUR_MS - 1000);
    expect((await look(path)).status).toBe(200);
    service.clock.advance(1000);
    const over = await look(path);
    expect([over.status, over.headers['x-frame-options']]).toEqual([404, undefined]);
    expect(over.headers['content-security-policy']).toContain(`frame-ancestors ${service.url}`);
    expect(over.text).toContain('This preview is over');
    expect(over.text).not.toContain('<a ');
  });

  test('has pages for its faults too, which lead to itself', async () => {
    const { body } = await draft();
    const path = pathIn(body.light_url);
    const fault = await look(`${path}nowhere/at-all`);
    expect([fault.status, fault.headers['x-frame-options']]).toEqual([404, undefined]);
    const links = [...fault.text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((to) => to !== path)).toEqual([]);
  });

  test('of an order leads to its cancellation, and back', async () => {
    const shop = await openShop(service, { partner, location: { name: 'High Street' } });
    const { body } = await draft();
    const base = pathIn(body.dark_url).slice(0, -1);
    const merchant = await call<{ slug: string }>(service, `GET /v1/merchants/${shop.merchant}`, {
      credential: shop.key,
    });
    const at = `${base}/${merchant.body.slug}/high-street`;
    const send = async (path: string, fields: Record<string, string>): Promise<string> => {
      const hidden = (await look(path)).text.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g);
      const typed = [...hidden].map(([, name = '', value = '']) => [name, value] as const);
      const form = new URLSearchParams({ ...Object.fromEntries(typed), ...fields });
      return String((await look(path, 'greenhouse-pos', { method: 'POST', body: form })).headers['location']);
    };
    await send(`${at}/items/${shop.burger}`, { quantity: '1', note: '' });
    const guest = { name: 'Ada Byron', phone: '020 7946 0018' };
    const order = await send(`${at}/checkout`, { when: '', ...guest, pay: 'pickup' });
    expect(order).toMatch(new RegExp(`^${base}/order/`));
    expect(await linksOf(order)).toContain(`${order}/cancel`);
    expect(await linksOf(`${order}/cancel`)).toContain(order);
  });

  test('of production sends nothing', async () => {
    const own = await signUp(service, 'Live Tills');
    await call(service, 'POST /v1/partners/me/publish', { credential: own.key });
    const { body: key } = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: own.key,
      body: { name: 'Live', capability: ['branding:write'], environment: 'production' },
    });
    const { body } = await draft(RED, key.secret);
    const host = siteHost(service, 'live-tills', 'production');
    const path = pathIn(body.dark_url);
    expect((await atHost(service, host, path)).status).toBe(200);
    const posted = await atHost(service, host, `${path}order/${'a'.repeat(22)}/cancel`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect(posted.status).toBe(409);
    expect(posted.text).toContain('This is a preview.');
  });
});

test('a file that can’t be read, or names an image of another partner, is refused as when it is set', async () => {
  const { status, body } = await draft({ color: { accent: { $type: 'color', $value: 'url(x)' } } });
  expect([status, body]).toMatchObject([400, { error: 40003, param: 'color.accent' }]);
  const logo = { logo: { $value: { image: `img_${'0'.repeat(26)}`, alt: 'Greenhouse' } } };
  expect(await draft(logo)).toMatchObject({ status: 400, body: { param: 'logo' } });
  expect((await draft(RED, other.key)).status).toBe(201);
});
