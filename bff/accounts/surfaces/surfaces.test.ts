import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteContext } from '../../pages/hosts/site-visit.ts';
import { SITE_FEATURES } from '../../pages/site-features.ts';
import { SURFACE_MODELS } from './contract/surfaces.ts';
import { domainSurfaceOf, SURFACES } from './contract/surface-names.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';

let service: Service;
let partner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service, 'Greenhouse POS');
  other = await signUp(service, 'Orchard Tills');
});
afterAll(() => service.stop());
beforeEach(() => choose({ model: 'hosted' }));

const choose = (body: object, surface = 'ordering', credential = partner.key) =>
  call(service, `PUT /v1/surfaces/${surface}`, { credential, body });
const read = async (credential = partner.key) =>
  (await call<{ data: Record<string, unknown>[] }>(service, 'GET /v1/surfaces', { credential })).body.data;
const kitchen = () => call(service, `GET /v1/merchants/${partner.active}`, { credential: partner.key });
const page = async (path: string, host = 'greenhouse-pos') => atHost(service, siteHost(service, host), path);

describe('the record', () => {
  test('until the partner chooses, what has hosted pages is hosted, and the rest embedded', async () => {
    const all = await read(other.key);
    expect(all.map(({ surface, model }) => [surface, model])).toEqual([
      ['ordering', 'hosted'],
      ['pay_links', 'hosted'],
      ['loyalty', 'hosted'],
      ['dashboard', 'hosted'],
      ['onboarding', 'hosted'],
      ['menu', 'hosted'],
      ['reporting', 'hosted'],
      ['payouts', 'hosted'],
    ]);
    expect(all[0]).toMatchObject({ url: null, version: 1, updated_at: null });
    expect(all[0]?.['site']).toBe(`http://${siteHost(service, 'orchard-tills')}`);
  });

  test('features have pages of every surface on sites', async () => {
    const anything: unknown = new Proxy(() => {}, { get: () => anything, apply: () => anything });
    const features = await Promise.all(
      SITE_FEATURES.map((load) => load(anything as FeatureDeps, { api: anything } as SiteContext)),
    );
    const withPages = features.flatMap(({ pages }) => pages.flatMap(({ surface }) => surface ?? []));
    expect(new Set(withPages)).toEqual(new Set(SURFACES));
  });

  test.each(SURFACES.flatMap((surface) => SURFACE_MODELS.map((model) => [surface, model] as const)))(
    '%s takes the model %s',
    async (surface, model) => {
      const { status, body } = await choose({ model }, surface, other.key);
      expect([status, body['model']]).toEqual([200, model]);
    },
  );

  test.each(SURFACES.filter((surface) => domainSurfaceOf(surface) !== surface))(
    'a domain for %s alone is taken from callers of older versions, and refused from 2026-11-26 on',
    async (surface) => {
      for (const [date, isTaken] of [
        ['2026-11-01', true],
        ['2026-11-26', false],
      ] as const) {
        const of = { credential: other.key, headers: { 'api-version': date } };
        const host = `${surface.replace('_', '-')}.${date}.example`;
        const added = await call(service, 'POST /v1/domains', { ...of, body: { host, surface } });
        expect([date, added.status < 300, added.body['param']]).toEqual([
          date,
          isTaken,
          isTaken ? undefined : 'surface',
        ]);
      }
    },
  );

  test('callers of older versions that bind a domain to a page of the dashboard are listed as deprecations in use', async () => {
    const { key: credential, keyId } = await signUp(service);
    const send = async (version: string, surface: string): Promise<void> => {
      const of = { credential, headers: { 'api-version': version } };
      const host = `${surface.replace('_', '-')}-${version}.used.example`;
      await call(service, 'POST /v1/domains', { ...of, body: { host, surface } });
    };
    await send('2026-11-01', 'reporting');
    await send('2026-09-01', 'payouts');
    await send('2026-11-01', 'ordering');
    await send('2026-11-26', 'menu');
    await service.deps.uses.flush();
    const { body } = await call<{ data: Record<string, unknown>[] }>(
      service,
      'GET /v1/deprecations?kind=value',
      { credential },
    );
    const used = body.data.map((one) => [one['name'], one['key'], one['calls_last_30_days']]);
    expect(used).toEqual([['createDomain.surface', keyId, 2]]);
    expect(body.data[0]).toMatchObject({ sunset_at: '2027-11-26T00:00:00Z' });
  });

  test('a choice is the partner’s own, and recorded as an event once', async () => {
    const chosen = await choose({ model: 'api', url: 'https://menu.example' }, 'menu');
    expect(chosen).toMatchObject({
      status: 200,
      body: { model: 'api', url: 'https://menu.example/', version: 2 },
    });
    await choose({ model: 'api', url: 'https://menu.example' }, 'menu');
    const ofOther = await call(service, 'GET /v1/surfaces/menu', { credential: other.key });
    expect(ofOther.body).not.toMatchObject({ url: 'https://menu.example/' });
    const events = await call<{ data: { data: object }[] }>(service, 'GET /v1/events?type=surface.updated', {
      credential: partner.key,
    });
    const ofMenu = events.body.data.filter(({ data }) => Reflect.get(data, 'surface') === 'menu');
    expect(ofMenu.map(({ data }) => data)).toEqual([chosen.body]);
  });

  test('a stale version, an unknown surface and a key without the scope are refused', async () => {
    expect((await choose({ model: 'api', version: 9 })).body).toMatchObject({ error: 40903 });
    expect((await choose({ model: 'api' }, 'kiosk')).body).toMatchObject({ error: 40401 });
    const { body } = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'Menus', capability: ['menus:read'] },
    });
    expect((await choose({ model: 'api' }, 'menu', body.secret)).body).toMatchObject({ error: 40301 });
  });

  test.each([
    'javascript:alert(1)',
    '/shop',
    'https://a:b@x.example',
    'https://x.example/?a',
    'https://x.example/#a',
  ])('%s is no address of a page', async (url) => {
    expect((await choose({ model: 'api', url })).body).toMatchObject({ error: 40003, param: 'url' });
  });
});

describe('the model decides what the site shows', () => {
  test('hosted: our pages; otherwise the partner’s, with the path behind its URL', async () => {
    const { slug } = (await kitchen()).body as { slug: string };
    const ours = async () => {
      const { status, headers } = await page(`/${slug}`);
      return [status, String(headers['location']).startsWith(`/${slug}/`)];
    };
    expect(await ours()).toEqual([302, true]);
    for (const model of ['embedded', 'api']) {
      await choose({ model, url: 'https://order.example/shop/' });
      const moved = await page(`/${slug}?utm=1`);
      expect([moved.status, moved.headers['location']]).toEqual([302, `https://order.example/shop/${slug}`]);
      await choose({ model });
      expect((await page(`/${slug}`)).status).toBe(404);
      expect((await page('/')).status).toBe(200);
    }
    await choose({ model: 'hosted' });
    expect(await ours()).toEqual([302, true]);
  });

  test('another partner’s site has nothing of it', async () => {
    const { slug, display_name: name } = (await kitchen()).body as { slug: string; display_name: string };
    await call(service, `PATCH /v1/merchants/${partner.active}`, {
      credential: partner.key,
      body: { display_name: 'Only At Greenhouse' },
    });
    expect((await page('/')).text).toContain('Only At Greenhouse');
    expect((await page('/', 'orchard-tills')).text).not.toContain('Only At Greenhouse');
    expect((await page(`/${slug}`, 'orchard-tills')).text).not.toContain('Only At Greenhouse');
    await call(service, `PATCH /v1/merchants/${partner.active}`, {
      credential: partner.key,
      body: { display_name: name },
    });
  });
});
