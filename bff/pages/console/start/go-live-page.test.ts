import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { signIn, type Visit } from '../testing/visit.ts';

const CONFIRM = '/console/go-live/confirm';

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

const send = (operation: string, body: object) => call(service, operation, { credential: partner.key, body });
const status = async () =>
  (await call(service, 'GET /v1/partners/me', { credential: partner.key })).body['status'];

const UNREADABLE = {
  color: { $type: 'color', text: { $value: '#bbbbbb' }, background: { $value: '#cccccc' } },
};

test('text that can’t be read blocks it, by name and with its ratio, until the theme is changed', async () => {
  const before = await visit.open(CONFIRM);
  expect(before.text).toContain('Every text can be read.');
  await send('PUT /v1/theme', UNREADABLE);
  const page = await visit.open(CONFIRM);
  expect(page.text).toContain('Blocks going live');
  expect(page.text).toMatch(/text on background in light: 1\.\d\d, at least 3 is needed/);
  expect(page.text).toContain('href="/console/theme"');
  expect(page.text).not.toContain('<button>Go live</button>');
  const forced = await visit.send(CONFIRM, page);
  expect(forced.status).toBe(409);
  expect(forced.text).toMatch(/role="alert">Before you can go live: The contrast of your theme/);
  expect(await status()).toBe('sandbox');
  await send('PUT /v1/theme', {});
  expect((await visit.fill(CONFIRM)).status).toBe(303);
  expect(await status()).toBe('published');
});

test('hosted surfaces without a domain only warn, and a verified one is enough', async () => {
  expect((await visit.open(CONFIRM)).text).toContain('haven’t verified a domain');
  await send('POST /v1/sandbox/events', { type: 'domain.verified' });
  const page = await visit.open(CONFIRM);
  expect(page.text).not.toContain('haven’t verified a domain');
  expect(page.text).toContain('<button>Go live</button>');
  expect((await visit.send(CONFIRM, page)).status).toBe(303);
});

test('a text that is hard to read only warns', async () => {
  await send('PUT /v1/theme', { color: { $type: 'color', muted: { $value: '#8a8a8a' } } });
  const page = await visit.open(CONFIRM);
  expect(page.text).toContain('texts are hard to read');
  expect((await visit.send(CONFIRM, page)).status).toBe(303);
});
