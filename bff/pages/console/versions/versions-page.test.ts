import { afterAll, beforeAll, expect, test } from 'vitest';
import { ELEMENT_VERSIONS } from '../../../core/contract/versions/versions.ts';
import type { IssuedKey } from '../../../accounts/identity/contract/keys/key.ts';
import { call, mintToken, signUp, startService, type Service } from '../../../testing/service/service.ts';
import { signIn } from '../testing/visit.ts';

const OLD = { 'api-version': '2026-09-01' };
/** The pinned version of an endpoint. */
const OLD_PIN = { api_version: '2026-09-01' };
const DAY_MS = 86_400_000;
const [ELEMENTS = ''] = ELEMENT_VERSIONS;
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const merchants = (credential: string, headers: Record<string, string>) =>
  call(service, 'GET /v1/merchants', { credential, headers });

/** The words of a section, between single blanks. */
function words(text: string, id: string): string {
  const from = text.indexOf(`id="${id}"`);
  const part = text.slice(text.indexOf('>', from) + 1, text.indexOf('</section>', from));
  return part
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('where nothing deprecated is in use, the page says so, and the overview says nothing', async () => {
  const partner = await signUp(service);
  await merchants(partner.key, {});
  await service.deps.uses.flush();
  const visit = await signIn(service, partner);
  const { text } = await visit.open('/console/versions');
  expect(words(text, 'in-use')).toContain('Nothing deprecated is in use.');
  expect(words(text, 'elements')).toContain('No page of yours made calls');
  expect((await visit.open('/console')).text).not.toContain('ending soon');
});

test('the page shows what is deprecated, which key uses it and how much, and never a secret', async () => {
  const [partner, other] = [await signUp(service), await signUp(service)];
  const { body: till } = await call<IssuedKey>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Till <1>', capability: ['merchants:read'], api_version: '2026-09-01' },
  });
  for (let time = 0; time < 3; time += 1) await merchants(till.secret, {});
  await merchants(partner.key, OLD);
  await merchants(other.key, OLD);
  const token = await mintToken(service, partner);
  await merchants(token, { 'trellis-elements': ELEMENTS });
  await service.deps.uses.flush();
  const { text } = await (await signIn(service, partner)).open('/console/versions');
  const inUse = words(text, 'in-use');
  expect(inUse).toContain('API version 2026-09-01');
  expect(inUse).toContain('Retires on Nov 1, 2027');
  expect(inUse).toContain(`Till &lt;1&gt; …${till.secret.slice(-4)} 3 3 just now`);
  expect(inUse).toContain(`First key …${partner.key.slice(-4)} 1 1 just now`);
  expect(inUse.indexOf('Till')).toBeLessThan(inUse.indexOf('First key'));
  expect(text).toContain(`href="${service.url}/docs/guides/versions"`);
  expect(words(text, 'elements')).toContain(`Origin not sent ${ELEMENTS} Newest 1 1 just now`);
  expect(text).not.toContain(till.secret);
  expect(text).not.toContain(other.key.slice(-4));
});

test('an endpoint whose webhooks are in a deprecated version is shown with it, also where no key uses that', async () => {
  const [partner, other] = [await signUp(service), await signUp(service)];
  const add = async ({ key }: typeof partner, path: string, more: object) => {
    const body = { url: `https://pos.example/${path}`, ...more };
    const { status } = await call(service, 'POST /v1/webhook_endpoints', { credential: key, body });
    expect(status).toBe(201);
  };
  await add(partner, 'old', OLD_PIN);
  await add(partner, 'new', {});
  await add(other, 'foreign', OLD_PIN);
  const { text } = await (await signIn(service, partner)).open('/console/versions');
  const inUse = words(text, 'in-use');
  expect(inUse).toContain('API version 2026-09-01');
  expect(inUse).toContain('Webhooks are sent in it, too.');
  expect(inUse).toContain('https://pos.example/old');
  expect(inUse).not.toContain('https://pos.example/new');
  expect(inUse).not.toContain('Calls in 7 days');
  const [, newest = '', , oldest = ''] = text.split('Pinned webhook endpoints');
  expect(newest).toContain('https://pos.example/new');
  expect(newest).not.toContain('https://pos.example/old');
  expect(oldest).toContain('https://pos.example/old');
  expect(text).not.toContain('https://pos.example/foreign');
});

/** The last: it moves the clock. */
test('the overview warns of what ends within 90 days and is in use', async () => {
  const partner = await signUp(service);
  const end = Date.parse('2027-11-01T00:00:00Z');
  const overview = async () => {
    await merchants(partner.key, OLD);
    await service.deps.uses.flush();
    return (await (await signIn(service, partner)).open('/console')).text;
  };
  service.clock.advance(end - 91 * DAY_MS - service.clock.now());
  expect(await overview()).not.toContain('ending soon');
  service.clock.advance(1.5 * DAY_MS);
  const body = { url: 'https://pos.example/old', ...OLD_PIN };
  await call(service, 'POST /v1/webhook_endpoints', { credential: partner.key, body });
  const text = (await overview()).replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    'API version 2026-09-01 retires on Nov 1, 2027, in 90 days. One key used it in the last 30 days. One ' +
      'webhook endpoint is pinned to it.',
  );
  service.clock.advance(89 * DAY_MS);
  expect(await overview()).toContain('in 1 day.');
  service.clock.advance(2 * DAY_MS);
  const after = await (await signIn(service, partner)).open('/console');
  expect(after.text).toContain('ending soon');
  expect(after.text).toMatch(/retired on <time[^>]*>Nov 1, 2027/);
});
