import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, mintToken, signUp, startService } from '../../testing/service/service.ts';
import type { Service, SignedUp } from '../../testing/service/service.ts';

const ORIGIN = 'https://pos.example';
const OTHER = 'https://back-office.example';

/** The links that the processor was asked for, as merchant and way back. */
let links: [merchant: string, returnUrl: string][];
let service: Service;
let partner: SignedUp;
let applicant: string;
beforeAll(async () => {
  service = await startService();
  const linkFor = (...link: [string, string]) =>
    Promise.resolve(`https://processor.example/setup/${links.push(link)}`);
  Object.assign(service.deps.processors.sandbox ?? {}, { accounts: { linkFor } });
});
beforeEach(async () => {
  links = [];
  partner = await signUp(service);
  applicant = partner.merchants['needs_data'] ?? '';
  const body = { origins: [ORIGIN, OTHER] };
  await call(service, 'PUT /v1/partners/me/origins', { credential: partner.key, body });
});
afterAll(() => service.stop());

/** @param origin of the page; `undefined` for a server */
const open = (credential: string, return_url: string, origin?: string, merchant = applicant) =>
  call(service, `POST /v1/merchants/${merchant}/onboarding/links`, {
    credential,
    body: { return_url },
    ...(origin !== undefined && { headers: { origin } }),
  });
const session = (...scopes: string[]) => mintToken(service, { key: partner.key, active: applicant }, scopes);

test('a session gets another link with each call, which leads back to its page and isn’t kept', async () => {
  const token = await session('onboarding:write');
  const back = `${ORIGIN}/set-up?step=review`;
  const first = await open(token, back, ORIGIN);
  expect([first.status, first.body]).toEqual([
    201,
    { object: 'onboarding_link', url: 'https://processor.example/setup/1' },
  ]);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect((await open(token, back, ORIGIN)).body['url']).toBe('https://processor.example/setup/2');
  expect(links).toEqual([
    [applicant, back],
    [applicant, back],
  ]);
  expect(service.logLines.join('')).not.toContain('processor.example');
  const { text } = await call(service, 'GET /v1/audit_events', { credential: partner.key });
  expect(text).toContain('onboarding');
  expect(text).not.toContain('processor.example');
});

test('a session of a server leads back to any page that its partner registered', async () => {
  const token = await session('onboarding:write');
  expect((await open(token, `${OTHER}/merchants`)).status).toBe(201);
  const refused = await open(token, 'https://evil.example/');
  expect([refused.status, refused.body]).toMatchObject([400, { param: 'return_url' }]);
  expect(refused.text).toContain('on one of your registered origins');
});

test.each([
  ['another registered origin', `${OTHER}/`],
  ['an origin that isn’t registered', 'https://evil.example/'],
  ['an origin that begins the same', `${ORIGIN}.evil.example/`],
  ['a user', 'https://someone@pos.example/'],
  ['no page', `blob:${ORIGIN}/8c9d`],
  ['no URL', '/set-up'],
])('a page can’t lead back to %s', async (_what, back) => {
  const refused = await open(await session('onboarding:write'), back, ORIGIN);
  expect([refused.status, refused.body]).toMatchObject([400, { param: 'return_url' }]);
  expect(links).toEqual([]);
});

test('a page of an origin that isn’t registered gets nothing', async () => {
  const refused = await open(
    await session('onboarding:write'),
    'https://evil.example/',
    'https://evil.example',
  );
  expect(refused.status).toBe(403);
  expect(links).toEqual([]);
});

test('a session needs the scope, and opens no other merchant’s form', async () => {
  const reader = await open(await session('onboarding:read'), `${ORIGIN}/`, ORIGIN);
  expect([reader.status, reader.body]).toMatchObject([403, { error: 40301 }]);
  const writer = await session('onboarding:write');
  expect((await open(writer, `${ORIGIN}/`, ORIGIN, partner.active)).status).toBe(404);
  expect(links).toEqual([]);
});

test('a key leads back to where it wants', async () => {
  expect((await open(partner.key, 'https://elsewhere.example/back')).status).toBe(201);
  expect(links).toEqual([[applicant, 'https://elsewhere.example/back']]);
});
