import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import type { Surface } from './contract/surfaces.ts';

let service: Service;
let partner: SignedUp;
let cafe: string;
let ramen: string;

beforeAll(async () => {
  service = await startService();
});
let made = 0;
beforeEach(async () => {
  made += 1;
  partner = await signUp(service, `Tills ${made}`);
  cafe = partner.active;
  ramen = partner.merchants['restricted'] ?? '';
});
afterAll(() => service.stop());

const site = (): string => siteHost(service, `tills-${made}`);
const surface = (operation: string, body?: object, credential = partner.key) =>
  call<Surface & { error?: number; param?: string }>(service, operation, {
    credential,
    ...(body && { body }),
  });
const choose = (model: string, merchant?: string, more: object = {}) =>
  surface(`PUT /v1/surfaces/ordering${merchant === undefined ? '' : `?merchant=${merchant}`}`, {
    model,
    ...more,
  });
const statusAt = async (merchant: string): Promise<unknown[]> => {
  const { body } = await call<{ slug: string }>(service, `GET /v1/merchants/${merchant}`, {
    credential: partner.key,
  });
  const { status, headers } = await atHost(service, site(), `/${body.slug}`);
  const to = String(headers['location'] ?? '');
  return [status, to.startsWith('https://') ? to.replace(body.slug, 'slug') : ''];
};

test('a merchant’s own model leaves the others’ pages where they are', async () => {
  expect(await choose('embedded', ramen, { url: 'https://ramen.example/order' })).toMatchObject({
    status: 200,
    body: { merchant: ramen, inherited: false, model: 'embedded', version: 2 },
  });
  expect(await statusAt(ramen)).toEqual([302, 'https://ramen.example/order/slug']);
  expect((await statusAt(cafe))[1]).toBe('');
  expect((await surface('GET /v1/surfaces/ordering')).body).toMatchObject({
    merchant: null,
    model: 'hosted',
  });
  expect((await surface(`GET /v1/surfaces/ordering?merchant=${cafe}`)).body).toMatchObject({
    merchant: cafe,
    inherited: true,
    model: 'hosted',
    version: 1,
  });
});

test('a merchant can be hosted where the others are not', async () => {
  await choose('api');
  await choose('hosted', cafe);
  expect((await statusAt(cafe))[0]).not.toBe(404);
  expect(await statusAt(ramen)).toEqual([404, '']);
});

test('the partner’s choice applies again once the merchant’s own is undone', async () => {
  await choose('api', ramen);
  expect(await statusAt(ramen)).toEqual([404, '']);
  const undone = await surface(`DELETE /v1/surfaces/ordering?merchant=${ramen}`);
  expect(undone).toMatchObject({ status: 200, body: { inherited: true, model: 'hosted', version: 3 } });
  expect((await statusAt(ramen))[0]).not.toBe(404);
  expect((await choose('api', ramen, { version: 2 })).body).toMatchObject({ error: 40903 });
});

test('a choice that is the same as the partner’s holds when the partner’s changes', async () => {
  await choose('hosted', cafe);
  await choose('embedded');
  expect((await surface(`GET /v1/surfaces/ordering?merchant=${cafe}`)).body.model).toBe('hosted');
});

test('each change is one event, about the merchant', async () => {
  const { body } = await choose('embedded', ramen);
  await choose('embedded', ramen);
  const events = await call<{ data: { merchant: string; data: object }[] }>(
    service,
    `GET /v1/events?type=surface.updated&merchant=${ramen}`,
    { credential: partner.key },
  );
  expect(events.body.data.map(({ merchant, data }) => [merchant, data])).toEqual([[ramen, body]]);
});

test('another partner’s merchant is unknown, and so is none at all', async () => {
  const other = await signUp(service, 'Orchard Tills');
  for (const operation of [
    `GET /v1/surfaces?merchant=${cafe}`,
    `GET /v1/surfaces/ordering?merchant=${cafe}`,
    `DELETE /v1/surfaces/ordering?merchant=${cafe}`,
  ]) {
    expect(await surface(operation, undefined, other.key)).toMatchObject({
      status: 404,
      body: { error: 40401, param: 'merchant' },
    });
  }
  expect(
    await surface(`PUT /v1/surfaces/ordering?merchant=${cafe}`, { model: 'api' }, other.key),
  ).toMatchObject({ status: 404, body: { error: 40401, param: 'merchant' } });
  expect((await statusAt(cafe))[0]).not.toBe(404);
  expect((await surface('DELETE /v1/surfaces/ordering')).status).toBe(400);
});

test('the dashboard of one merchant is elsewhere, and that of another is here', async () => {
  const link = (merchant: string) =>
    surface('POST /v1/hosted_links', { merchant, surface: 'dashboard' }) as Promise<{
      status: number;
      body: { url?: string; error?: number };
    }>;
  await surface(`PUT /v1/surfaces/dashboard?merchant=${ramen}`, { model: 'embedded' });
  expect((await link(cafe)).status).toBe(201);
  expect((await link(ramen)).body).toMatchObject({ error: 40902 });
  expect((await atHost(service, site(), '/dashboard/sign-in')).status).toBe(200);
  await surface('PUT /v1/surfaces/dashboard', { model: 'api' });
  expect((await atHost(service, site(), '/dashboard/sign-in')).status).toBe(404);
  await surface(`PUT /v1/surfaces/dashboard?merchant=${cafe}`, { model: 'hosted' });
  expect((await atHost(service, site(), '/dashboard/sign-in')).status).toBe(200);
});
