import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DemoServer } from './testing/demo-server.ts';
import { FakeTrellis } from './testing/fake-trellis.ts';

const trellis = new FakeTrellis();
const demo = new DemoServer();

beforeAll(async () => demo.start(await trellis.start()));
afterAll(async () => {
  await demo.stop();
  await trellis.stop();
});

const signIn = (merchant: string, to = '/gallery'): Promise<Response> =>
  demo.post('/sign-in', {}, new URLSearchParams({ merchant, to }));

describe('signing in', () => {
  test('leads to the page that was asked for, as the merchant from then on', async () => {
    const asked = await demo.get('/gallery', { Cookie: '' });
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/sign-in?to=%2Fgallery']);
    const form = await (await demo.get('/sign-in?to=%2Fgallery', { Cookie: '' })).text();
    expect(form).toContain('name="to" value="/gallery"');
    expect(form).toContain('Harbour &lt;Florist&gt;');
    const answer = await signIn('mer_2');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/gallery']);
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^greenhouse_session=mer_2\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const page = await (await demo.get('/', { Cookie: cookie.split(';')[0] ?? '' })).text();
    expect(page).toMatch(/value="mer_2" aria-current="true"/);
  });

  test('is of a merchant of this partner only', async () => {
    const answer = await signIn('mer_of_another');
    expect([answer.headers.get('Location'), answer.headers.get('Set-Cookie')]).toEqual(['/sign-in', null]);
  });

  test.each(['https://evil.example/', '//evil.example', '/trellis-session'])(
    'never leads to %s',
    async (to) => {
      expect((await signIn('mer_2', to)).headers.get('Location')).toBe('/');
      const form = await (await demo.get(`/sign-in?to=${encodeURIComponent(to)}`)).text();
      expect(form).toContain('name="to" value="/"');
    },
  );

  test('can’t be made up: a cookie that this server didn’t sign is none', async () => {
    const [, mark] = (await demo.signIn('mer_1')).split('.');
    const answer = await demo.get('/', { Cookie: `greenhouse_session=mer_2.${mark}` });
    expect(answer.headers.get('Location')).toBe('/sign-in?to=%2F');
  });
});

test('signing out ends it in this browser', async () => {
  const answer = await demo.post('/sign-out');
  expect(answer.headers.get('Location')).toBe('/sign-in');
  expect(answer.headers.get('Set-Cookie')).toMatch(/^greenhouse_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
});
