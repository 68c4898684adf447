import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadImage } from '../../catalog/images/testing/upload.ts';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import { enter } from '../../pages/hosted/testing/visit.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import type { Event } from '../webhooks/contract/events.ts';
import { colorsFile, ThemePartner } from './testing/themes.ts';

const BLUE = colorsFile({ accent: '#2447b3' });
const DAY_MS = 24 * 3_600_000;

let service: Service;
let partner: ThemePartner;
beforeAll(async () => {
  service = await startService({ timers: { timing: { lookMs: 20, gatherMs: 1 } } });
});
beforeEach(async () => {
  partner = await ThemePartner.signUp(service);
});
afterAll(() => service.stop());

const sheetAt = (url: string): Promise<Response> => fetch(url);
const eventsOf = async (who: ThemePartner): Promise<Event[]> =>
  (await who.call<{ data: Event[] }>('GET /v1/events?type=theme.updated')).body.data;

describe('a theme', () => {
  test('is the default one at first, which can be read everywhere', async () => {
    const theme = await partner.read();
    expect(theme).toMatchObject({
      object: 'theme',
      is_default: true,
      tokens: {},
      version: 0,
      updated_at: null,
    });
    expect(theme.contrast).toHaveLength(36);
    expect(theme.contrast.every(({ level }) => level === 'ok')).toBe(true);
    expect((await sheetAt(theme.stylesheet)).status).toBe(200);
  });

  test('gives headings a font of their own, or that of text', async () => {
    const font = { heading: { $type: 'fontFamily', $value: ['Iowan Old Style', 'serif'] } };
    const pine = colorsFile({ accent: '#1f5f4a' });
    const theme = await partner.set({ ...pine, font });
    expect(theme.variables['--trellis-font-heading']).toBe('"Iowan Old Style", serif');
    expect((await partner.set(pine)).variables['--trellis-font-heading']).toBeUndefined();
  });

  test('is stored, written again, and filled in where it says nothing', async () => {
    const theme = await partner.set({
      ...BLUE,
      radius: { control: { $type: 'dimension', $value: { value: 0.25, unit: 'rem' } } },
    });
    expect(theme).toMatchObject({
      is_default: false,
      version: 1,
      tokens: {
        color: {
          $type: 'color',
          accent: { $value: { colorSpace: 'oklch', components: [0.4437, 0.1762, 265.67] } },
        },
        radius: { control: { $value: { value: 4, unit: 'px' } } },
      },
    });
    expect(theme.variables['--trellis-radius']).toBe('4px');
    expect(theme.variables['--trellis-color-accent']).toMatch(/^light-dark\(oklch\(0\.4437 .* 265\.67\)\)$/);
    expect(theme.contrast.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(await partner.read()).toEqual(theme);
  });

  test('has a sheet whose address is its content’s', async () => {
    const { stylesheet } = await partner.set(BLUE);
    const sheet = await sheetAt(stylesheet);
    expect(Object.fromEntries(sheet.headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sheet.text()).toContain('--trellis-color-accent: light-dark(oklch(0.4437 0.1762 265.67)');
    const icon = await fetch(stylesheet.replace('.css', '.svg'));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const other = await partner.set(colorsFile({ accent: '#8a1f5c' }));
    expect(other.stylesheet).not.toBe(stylesheet);
    // A page may be loading the sheet that was just replaced.
    expect((await sheetAt(stylesheet)).status).toBe(200);
    for (let hue = 0; hue < 6; hue += 1) await partner.set(colorsFile({ accent: `hsl(${hue} 80% 30%)` }));
    expect((await sheetAt(stylesheet)).status).toBe(404);
  });

  test.each(['/t/x.css', `/t/${'0'.repeat(32)}.css`, `/t/${'0'.repeat(32)}.html`, '/t/../app.ts'])(
    'there is none at %s',
    async (path) => expect((await fetch(service.url + path)).status).toBe(404),
  );

  test('that stays the same is no change', async () => {
    await partner.set(BLUE);
    expect((await partner.set(BLUE)).version).toBe(1);
    expect(await eventsOf(partner)).toHaveLength(1);
  });

  test('that was changed since it was read is not overwritten', async () => {
    await partner.set(BLUE, '?version=0');
    expect(
      (await partner.call('PUT /v1/theme?version=0', colorsFile({ accent: '#000' }))).body,
    ).toMatchObject({
      error: 40903,
    });
    expect((await partner.call('DELETE /v1/theme?version=0')).status).toBe(409);
    expect((await partner.set(colorsFile({ accent: '#111' }), '?version=1')).version).toBe(2);
  });

  test('of which several are sent at once is one of them', async () => {
    const replies = await Promise.all(
      ['#101010', '#202020', '#303030'].map((accent) =>
        partner.call('PUT /v1/theme?version=0', colorsFile({ accent })),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('can be the default one again', async () => {
    const first = await partner.read();
    await partner.set(BLUE);
    const { body } = await partner.call('DELETE /v1/theme');
    expect(body).toMatchObject({ is_default: true, tokens: {}, version: 2, stylesheet: first.stylesheet });
    expect((await partner.call('DELETE /v1/theme')).body.version).toBe(2);
  });

  test('has an event with it, in the same transaction', async () => {
    const theme = await partner.set(BLUE);
    const [event] = await eventsOf(partner);
    expect(event).toMatchObject({ type: 'theme.updated', merchant: null, data: theme });
  });

  test('is refused by the path of what is wrong, and nothing is stored', async () => {
    const { status, body } = await partner.call<object>('PUT /v1/theme', colorsFile({ accent: 'url(x)' }));
    expect([status, body]).toMatchObject([400, { error: 40003, param: 'color.accent' }]);
    expect((await partner.read()).version).toBe(0);
  });

  test('of more than 64 KiB is refused', async () => {
    const file = { $description: 'x'.repeat(65_536) };
    expect((await partner.call<object>('PUT /v1/theme', file)).body).toMatchObject({ error: 41301 });
  });

  test('is simulated', async () => {
    const simulate = () =>
      partner.call<{ data: Event[] }>('POST /v1/sandbox/events', { type: 'theme.updated' });
    expect((await simulate()).body.data[0]?.data).toMatchObject({ is_default: false, version: 1 });
    expect((await simulate()).body.data[0]?.data).toMatchObject({ is_default: true, version: 2 });
  });
});

describe('who may', () => {
  test('only a key with branding:write', async () => {
    const { body: key } = await partner.call<{ secret: string }>('POST /v1/keys', {
      name: 'Reader',
      capability: ['merchants:read'],
    });
    for (const operation of ['GET /v1/theme', 'PUT /v1/theme', 'DELETE /v1/theme']) {
      const { status } = await call(service, operation, {
        credential: key.secret,
        ...(operation.startsWith('PUT') && { body: BLUE }),
      });
      expect.soft(status, operation).toBe(403);
    }
  });

  test('each partner has its own', async () => {
    await partner.set(BLUE);
    const other = await ThemePartner.signUp(service);
    expect(await other.read()).toMatchObject({ is_default: true, version: 0 });
    await other.call('DELETE /v1/theme');
    expect(await partner.read()).toMatchObject({ is_default: false, version: 1 });
  });
});

describe('contrast', () => {
  test('is told for each pair, and filled in so that it can be read', async () => {
    const theme = await partner.set(colorsFile({ surface: '#101820', text: '#8a939c' }, { accent: '#333' }));
    const found = (pair: string, scheme: string) =>
      theme.contrast.find((one) => one.pair === pair && one.scheme === scheme);
    expect(found('text on surface', 'light')?.level).toBe('ok');
    expect(found('accent on surface', 'light')?.level).toBe('ok');
    expect(found('danger on surface', 'light')?.level).toBe('ok');
    expect(found('on-accent on accent', 'dark')?.level).toBe('ok');
    expect(found('accent on surface', 'dark')).toMatchObject({ level: 'blocking' });
    expect(found('accent on surface', 'dark')?.ratio).toBeLessThan(3);
  });

  test('below 3 can be tried in the sandbox, and keeps the partner from going live', async () => {
    await partner.set(colorsFile({ text: '#bbb' }));
    const { status, body } = await partner.call<{ message: string }>('POST /v1/partners/me/publish');
    expect([status, body]).toMatchObject([409, { error: 40902 }]);
    expect(body.message).toContain('text on surface in light');
    await partner.call('DELETE /v1/theme');
    expect((await partner.call('POST /v1/partners/me/publish')).status).toBe(200);
  });

  test('below 3 is refused in production', async () => {
    await partner.call('POST /v1/partners/me/publish');
    const { body: key } = await partner.call<{ secret: string }>('POST /v1/keys', {
      name: 'Live',
      capability: ['branding:write'],
      environment: 'production',
    });
    const set = (file: object) => call(service, 'PUT /v1/theme', { credential: key.secret, body: file });
    expect((await set(colorsFile({ text: '#bbb' }))).body).toMatchObject({ error: 40902 });
    expect((await set(BLUE)).status).toBe(200);
    expect((await partner.read()).is_default).toBe(true);
  });
});

describe('a hosted page', () => {
  test('wears it at once, also one that is open', async () => {
    const visit = await enter(service, partner.partner);
    const before = (await visit.page()).text;
    const { stylesheet } = await partner.set(BLUE);
    const after = (await visit.page()).text;
    expect(before).not.toContain(new URL(stylesheet).pathname);
    expect(after).toContain(`<link rel="stylesheet" href="${new URL(stylesheet).pathname}" />`);
  });

  test('has the logo, which stays although no menu has it', async () => {
    const image = await uploadImage(service, partner.partner);
    const logo = { logo: { $value: { image: image.id, alt: 'Greenhouse <b>POS</b>' } } };
    const theme = await partner.set(logo);
    expect(theme.logo).toEqual({ image: image.id, alt: 'Greenhouse <b>POS</b>', files: image.files });
    const { text } = await (await enter(service, partner.partner)).page();
    expect(text).toContain(`src="/i/${image.hash}-320.webp"`);
    expect(text).toContain('alt="Greenhouse &lt;b&gt;POS&lt;/b&gt;"');
    const other = await ThemePartner.signUp(service);
    expect((await other.call<object>('PUT /v1/theme', logo)).body).toMatchObject({
      error: 40003,
      param: 'logo',
    });
    const advance = async (days: number): Promise<void> => {
      const { body } = await partner.call<{ now: string }>('GET /v1/sandbox/clock');
      const to = new Date(Date.parse(body.now) + days * DAY_MS).toISOString();
      expect((await partner.call('POST /v1/sandbox/clock/advance', { to })).status).toBe(200);
    };
    await advance(8);
    expect((await partner.call(`GET /v1/images/${image.id}`)).status).toBe(200);
    await partner.call('DELETE /v1/theme');
    await advance(8);
    expect((await partner.call(`GET /v1/images/${image.id}`)).status).toBe(404);
  });
});

test('a site wears it too, with the logo’s place left to the name where there is none', async () => {
  const site = await ThemePartner.signUp(service, 'Harbour Till');
  const { stylesheet } = await site.set(BLUE);
  const { body } = await site.call<{ slug: string }>('GET /v1/partners/me');
  const path = new URL(stylesheet).pathname;
  const host = siteHost(service, body.slug);
  const file = await atHost(service, host, path);
  expect(file.headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await atHost(service, host, '/')).text).toContain(
    `<style data-href="${path}">${file.text}</style>`,
  );
});

describe('a session', () => {
  test('names the theme that its partner stored', async () => {
    const current = async () => {
      const { body } = await partner.call<{ token: string }>('POST /v1/sessions', {
        merchant: partner.partner.active,
        scopes: ['merchants:read'],
      });
      const reply = await call<{ theme: unknown }>(service, 'GET /v1/sessions/current', {
        credential: body.token,
      });
      return reply.body.theme;
    };
    expect(await current()).toBeNull();
    const { variables } = await partner.set(BLUE);
    expect(await current()).toEqual({ variables });
    await partner.call('DELETE /v1/theme');
    expect(await current()).toBeNull();
  });
});
