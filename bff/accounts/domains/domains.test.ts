import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteAddresses } from '../../pages/hosts/hosts.ts';
import { atHost } from '../../pages/hosts/testing/at-host.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';
import { made, newSeller } from '../../orders/pay-links/testing/links.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import type { Domain } from './contract/domain.ts';
import { siteOriginOf } from './domains.ts';
import { NameServer } from './testing/name-server.ts';

const DAY_MS = 86_400_000;
let names: NameServer;
let service: Service;
let partner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  names = await NameServer.start();
  service = await startService({ dnsServers: [names.address] });
  partner = await signUp(service, 'Greenhouse POS');
  other = await signUp(service, 'Orchard Tills');
});
afterAll(async () => {
  await service.stop();
  await names.close();
});

const add = (host: string, body: object = {}, credential = partner.key) =>
  call<Domain>(service, 'POST /v1/domains', { credential, body: { host, ...body } });
const verify = (id: string, credential = partner.key) =>
  call<Domain>(service, `POST /v1/domains/${id}/verify`, { credential });
const read = (id: string, credential = partner.key) =>
  call<Domain>(service, `GET /v1/domains/${id}`, { credential });

/** Sets both records as the domain says. */
function setRecords({ records }: Domain): void {
  for (const { type, name, value } of records) names.set(type, name, value);
}

async function verified(host: string, body: object = {}, credential = partner.key): Promise<Domain> {
  const { body: domain } = await add(host, body, credential);
  setRecords(domain);
  const done = await verify(domain.id, credential);
  expect(done.body).toMatchObject({ status: 'verified', failure: null });
  return done.body;
}

test('a host serves its partner’s site once both records are there', async () => {
  const { status, body: domain } = await add('Order.Greenhouse.Example.');
  expect(status).toBe(201);
  expect(domain).toMatchObject({ host: 'order.greenhouse.example', status: 'pending', verified_at: null });
  expect(domain.records).toEqual([
    {
      type: 'TXT',
      name: '_trellis.order.greenhouse.example',
      value: expect.stringMatching(/^trellis-verification=[\w-]{32}$/),
    },
    { type: 'CNAME', name: 'order.greenhouse.example', value: 'greenhouse-pos.sandbox.localhost' },
  ]);
  expect((await atHost(service, domain.host, '/')).status).toBe(421);

  expect((await verify(domain.id)).body).toMatchObject({
    status: 'failed',
    failure: { code: 'txt_missing', found: [] },
  });
  const [txt] = domain.records;
  names.set('TXT', txt?.name ?? '', 'v=spf1 -all');
  expect((await verify(domain.id)).body.failure).toEqual({ code: 'txt_wrong', found: ['v=spf1 -all'] });
  names.set('TXT', txt?.name ?? '', 'v=spf1 -all', txt?.value ?? '');
  expect((await verify(domain.id)).body.failure).toMatchObject({ code: 'cname_missing' });
  names.set('CNAME', domain.host, 'shops.other.example');
  expect((await verify(domain.id)).body.failure).toEqual({
    code: 'cname_wrong',
    found: ['shops.other.example'],
  });
  expect((await atHost(service, domain.host, '/')).status).toBe(421);

  setRecords(domain);
  expect((await verify(domain.id)).body).toMatchObject({ status: 'verified', failure: null });
  const page = await atHost(service, 'ORDER.greenhouse.example:443', '/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('<title>Greenhouse POS</title>');
  const events = await call<{ data: { type: string }[] }>(service, 'GET /v1/events?limit=100', {
    credential: partner.key,
  });
  const types = events.body.data.map(({ type }) => type).filter((type) => type.startsWith('domain.'));
  expect(types).toEqual(['domain.verified', 'domain.failed']);

  await call(service, `DELETE /v1/domains/${domain.id}`, { credential: partner.key });
  expect((await atHost(service, domain.host, '/')).status).toBe(421);
  expect((await read(domain.id)).status).toBe(404);
});

test('a merchant’s own host leaves the merchant out of its paths', async () => {
  const merchant = await call<{ slug: string }>(service, `GET /v1/merchants/${partner.active}`, {
    credential: partner.key,
  });
  const { host } = await verified('kitchen.greenhouse.example', { merchant: partner.active });
  const start = await atHost(service, host, '/');
  expect([start.status, start.headers['location']]).toEqual([302, '/mill-lane']);
  expect((await atHost(service, host, `/${merchant.body.slug}`)).status).toBe(404);
});

test('a host of one surface has no other', async () => {
  const { host } = await verified('points.greenhouse.example', {
    surface: 'loyalty',
    merchant: partner.active,
  });
  expect((await atHost(service, host, '/')).status).toBe(404);
});

test('guests are sent to the merchant’s own host, else to the partner’s, else below ours', async () => {
  const { key, partnerId, active } = await signUp(service, 'Bakery Tills');
  const siteAddresses = new SiteAddresses({ publicUrl: service.url, hostedDomain: 'sites.example' });
  const origin = (surface: SurfaceName = 'ordering', merchantId = active) =>
    siteOriginOf(
      { db: service.db, siteAddresses },
      { partnerId, environment: 'sandbox' },
      { merchantId, surface },
    );
  expect(await origin()).toBe('http://bakery-tills.sandbox.sites.example');
  await add('waits.bakery.example', {}, key);
  await verified('points.bakery.example', { surface: 'loyalty' }, key);
  expect(await origin()).toBe('http://bakery-tills.sandbox.sites.example');
  expect(await origin('loyalty')).toBe('http://points.bakery.example');
  await verified('shop.bakery.example', {}, key);
  expect(await origin()).toBe('http://shop.bakery.example');
  await verified('mill-lane.bakery.example', { merchant: active }, key);
  expect(await origin()).toBe('http://mill-lane.bakery.example');
  expect(await origin('ordering', 'mer_other')).toBe('http://shop.bakery.example');
});

test('a pay link is paid at its partner’s host, and at no other: of another partner, another merchant or another surface', async () => {
  const seller = await newSeller(service, await signUp(service, 'Till Works'));
  const link = await made(seller, { description: 'Deposit for Ada' });
  const { pathname } = new URL(link.url);
  const hosts = {
    own: await verified('pay.till.example', {}, seller.key),
    merchant: await verified('nursery.till.example', { merchant: seller.merchant }, seller.key),
    links: await verified('links.till.example', { surface: 'pay_links' }, seller.key),
    points: await verified('points.till.example', { surface: 'loyalty' }, seller.key),
    sibling: await verified(
      'sibling.till.example',
      { merchant: seller.partner.merchants['restricted'] },
      seller.key,
    ),
    other: await verified('pay.orchard.example', {}, other.key),
  };
  const at: Record<string, number> = {};
  const shownAt = new Set<string>();
  for (const [name, { host }] of Object.entries({ ...hosts, nobody: { host: 'pay.nobody.example' } })) {
    for (const path of [pathname, `${pathname}/card`, `${pathname}/payment`]) {
      const { status, text } = await atHost(service, host, path);
      if (path === pathname) at[name] = status;
      if (text.includes('Deposit')) shownAt.add(name);
    }
  }
  // What was begun can be ended at every host of its partner and merchant: only the page that begins is of a
  // surface.
  expect([...shownAt].toSorted()).toEqual(['links', 'merchant', 'own', 'points']);
  expect(at).toEqual({
    own: 200,
    merchant: 200,
    links: 200,
    points: 404,
    sibling: 404,
    other: 404,
    nobody: 421,
  });
});

test('the first to verify a host has it, and no other partner sees its record', async () => {
  const mine = await verified('taken.greenhouse.example');
  const { body: theirs } = await add('taken.greenhouse.example', {}, other.key);
  setRecords(theirs);
  expect((await verify(theirs.id, other.key)).body).toMatchObject({
    status: 'failed',
    failure: { code: 'taken', found: [] },
  });
  expect((await atHost(service, mine.host, '/')).text).toContain('Greenhouse POS');
  expect((await read(mine.id, other.key)).status).toBe(404);
  expect((await verify(mine.id, other.key)).status).toBe(404);
  const deleted = await call(service, `DELETE /v1/domains/${mine.id}`, { credential: other.key });
  expect(deleted.status).toBe(404);
});

test('a verified domain is looked up again after a day, and stops serving after three more', async () => {
  const { id, host } = await verified('daily.greenhouse.example');
  names.set('CNAME', host);
  service.clock.advance(DAY_MS + 60_000);
  await expect
    .poll(async () => (await read(id)).body)
    .toMatchObject({
      status: 'verified',
      failure: { code: 'cname_missing', found: [] },
      serves_until: expect.any(String),
    });
  expect((await atHost(service, host, '/')).status).toBe(200);
  service.clock.advance(3 * DAY_MS + 60_000);
  await expect.poll(async () => (await read(id)).body.status).toBe('failed');
  expect((await atHost(service, host, '/')).status).toBe(421);
});

test('another partner’s merchant can’t be bound', async () => {
  expect((await add('a.greenhouse.example', { merchant: other.active })).body).toMatchObject({
    error: 40401,
  });
});

test.each([
  'example',
  'greenhouse.example',
  'greenhouse.co.uk',
  'shop.github.io',
  'https://order.greenhouse.example',
  'order.greenhouse.example:8080',
  'order.greenhouse.example/x',
  '127.0.0.1',
  '[::1]',
  'a.localhost',
  'x.printer.local',
  'orchard-tills.sandbox.localhost',
  '-a.greenhouse.example',
  'a_b.greenhouse.example',
  'a..greenhouse.example',
  'xn--a.greenhouse.example',
  'xn--.greenhouse.example',
  'xn--a-.greenhouse.example',
  'xn--99999999.greenhouse.example',
  'exa mple.greenhouse.example',
])('%s can’t be added', async (host) => {
  expect((await add(host)).body).toMatchObject({ error: 40003, param: 'host' });
});

test('other letters become punycode, and a host is added once', async () => {
  expect((await add('Bestellung.Käse.example')).body.host).toBe('bestellung.xn--kse-qla.example');
  expect((await add('bestellung.xn--kse-qla.example')).body).toMatchObject({ error: 40902 });
});

test('a key without the scope is refused', async () => {
  const { body } = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Surfaces', capability: ['surfaces:write'] },
  });
  expect((await add('b.greenhouse.example', {}, body.secret)).body).toMatchObject({ error: 40301 });
});
