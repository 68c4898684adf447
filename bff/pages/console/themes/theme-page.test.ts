import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hiddenIn, signIn, type Seen, type Visit } from '../testing/visit.ts';
import { pictureOf } from '../../../catalog/images/testing/pictures.ts';
import { atHost } from '../../hosts/testing/at-host.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import { colorsFile, ThemePartner } from '../../../developers/themes/testing/themes.ts';

let service: Service;
let partner: ThemePartner;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  partner = new ThemePartner(service, await signUp(service, 'Greenhouse POS'));
  visit = await signIn(service, partner.partner);
});
afterAll(() => service.stop());

type Fields = Readonly<Record<string, string | Blob>>;

/** Sends the form as a browser does, with the values of its fields. */
async function send(page: Seen, act: string, fields: Fields = {}): Promise<Seen> {
  const body = new FormData();
  for (const name of ['csrf', 'intent', 'version', 'own'])
    body.set(name, unescaped(hiddenIn(page, name) ?? ''));
  for (const [, name = '', value = ''] of page.text.matchAll(
    /<input(?![^>]*checkbox)[^>]*\bname="([\w.:-]+)"[^>]*\bvalue="([^"]*)"/g,
  )) {
    if (!body.has(name)) body.set(name, unescaped(value));
  }
  for (const [, name = '', options = ''] of page.text.matchAll(
    /<select[^>]*\bname="([\w.]+)"[^>]*>(.*?)<\/select>/gs,
  )) {
    body.set(name, unescaped(/value="([^"]*)"\s+selected/.exec(options)?.[1] ?? ''));
  }
  body.set('act', act);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return visit.open('/console/theme', {
    method: 'POST',
    headers: { 'content-type': type, origin: service.url },
    body: Buffer.from(await form.arrayBuffer()),
  });
}

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const open = (): Promise<Seen> => visit.open('/console/theme');
const valueOf = ({ text }: Seen, name: string): string | undefined =>
  new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]*?\\svalue="([^"]*)"`, 's').exec(text)?.[1];
const frameOf = ({ text }: Seen): string => /<iframe[^>]*src="([^"]+)"/s.exec(text)?.[1] ?? '';

describe('the fields', () => {
  test('say beside each color how the worst of its texts can be read', async () => {
    const contrastOf = ({ text }: Seen, path: string): string =>
      new RegExp(`id="contrast:${path}"\\s*>(.*?)</output`, 's')
        .exec(text)?.[1]
        ?.replaceAll(/<[^>]*>/g, '') ?? '';
    const page = await open();
    expect(contrastOf(page, 'color.text')).toMatch(/^\d+\.\d to 1 Pass$/);
    const poor = await send(page, 'preview', { 'color.text': '#cccccc' });
    expect(contrastOf(poor, 'color.text')).toMatch(/^1\.\d to 1 Blocks going live$/);
    expect(contrastOf(poor, 'dark.color.text')).toMatch(/Pass$/);
  });

  test('are saved, and shown again as they were typed', async () => {
    const saved = await send(await open(), 'save', {
      'color.accent': '#2447b3',
      'radius.control': '14',
      'shadow.card': 'soft',
      'font.heading': 'Charter,Bitstream Charter,Sitka Text,Cambria,serif',
    });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/console/theme?saved=yes']);
    const theme = await partner.read();
    expect(theme.variables).toMatchObject({ '--trellis-radius': '14px' });
    expect(theme.variables['--trellis-shadow-card']).toContain('1px 3px');
    expect(theme.variables['--trellis-font-heading']).toContain('Charter');
    const page = await open();
    expect(valueOf(page, 'color.accent')).toBe('#2447b3');
    expect(valueOf(page, 'radius.control')).toBe('14');
    expect(page.text).toMatch(/value="soft"\s+selected/);
    expect((await send(page, 'save')).status).toBe(303);
    expect((await partner.read()).version).toBe(theme.version);
  });

  test('a picker counts where it was used, so that it works without a script', async () => {
    const page = await open();
    await send(page, 'save', { 'pick:dark.color.accent': '#ffb000' });
    expect(valueOf(await open(), 'dark.color.accent')).toBe('#ffb000');
    expect(valueOf(await open(), 'color.accent')).toBe('');
  });

  test('each refused token is named with its reason, what was typed is kept, and nothing is saved', async () => {
    const page = await send(await open(), 'save', {
      'color.accent': '"><script>',
      'color.text': '#111111',
      'radius.control': '99',
    });
    expect(page.status).toBe(400);
    expect(page.text).toContain('color.accent</a> must be an opaque color');
    expect(page.text).toContain('radius.control</a> must be');
    expect(valueOf(page, 'color.accent')).toBe('&quot;&gt;&lt;script&gt;');
    expect(valueOf(page, 'radius.control')).toBe('99');
    expect(frameOf(page)).not.toBe('');
    expect((await partner.read()).is_default).toBe(true);
  });

  test('a change that somebody else made meanwhile isn’t overwritten', async () => {
    const page = await open();
    await partner.set(colorsFile({ accent: '#b3261e' }));
    const refused = await send(page, 'save', { 'color.accent': '#2447b3' });
    expect(refused.status).toBe(409);
    expect(valueOf(refused, 'color.accent')).toBe('#2447b3');
  });

  test('the default theme comes back', async () => {
    await partner.set(colorsFile({ accent: '#b3261e' }));
    expect((await send(await open(), 'reset')).status).toBe(303);
    expect((await partner.read()).is_default).toBe(true);
  });
});

describe('the preview', () => {
  test('shows the page that is chosen in what is typed, and stores nothing', async () => {
    const page = await send(await open(), 'preview', {
      'color.accent': '#b3261e',
      page: 'menu',
      scheme: 'dark',
    });
    const frame = new URL(frameOf(page));
    expect(frame.host).toMatch(/^greenhouse-pos[\w-]*\.sandbox\.localhost:/);
    expect(page.headers.get('content-security-policy')).toContain(`frame-src ${frame.origin};`);
    expect(frame.pathname).toMatch(/^\/-\/preview\/[\w-]{43}\/dark\/riverside-nursery\/mill-lane$/);
    const shown = await atHost(service, frame.host, frame.pathname);
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('Mill Lane')]);
    expect((await partner.read()).is_default).toBe(true);
    for (const name of ['start', 'item', 'cart']) {
      const { pathname, host } = new URL(frameOf(await send(page, 'preview', { page: name })));
      expect((await atHost(service, host, pathname)).status).toBe(200);
    }
  });

  test('has a tab for each surface, and samples that wear the theme by a sheet the policy names', async () => {
    const page = await send(await open(), 'preview', { 'color.accent': '#b3261e', tab: 'receipt' });
    for (const name of ['Checkout', 'Dashboard', 'Receipt', 'Message']) {
      expect(page.text).toContain(`aria-label="Sample: ${name}"`);
    }
    expect(page.text).toMatch(/name="tab"\s+value="receipt"\s+checked/);
    const [, sheet = ''] = /<style[^>]*>(\.studio\{[^<]*)<\/style>/.exec(page.text) ?? [];
    expect(sheet).toContain('--trellis-color-accent:');
    const source = `'sha256-${hash('sha256', sheet, 'base64')}'`;
    expect(page.headers.get('content-security-policy')).toContain(source);
    const plain = await send(page, 'preview', { 'color.accent': '#1d6839', tab: 'moon' });
    expect(plain.text).not.toContain(sheet);
    expect(plain.text).toMatch(/name="tab"\s+value="menu"\s+checked/);
  });

  test('says what can’t be read, in words', async () => {
    const page = await send(await open(), 'preview', {
      'color.text': '#aaaaaa',
      'color.background': '#bbbbbb',
    });
    expect(page.text).toContain('Blocks going live');
    expect(page.text).toContain('Text on page');
    expect((await open()).text).toContain('All 36 texts can be read');
  });
});

describe('the file', () => {
  test('fills the form, pasted or chosen, and is stored only when it is saved', async () => {
    const file = JSON.stringify({
      ...colorsFile({ accent: '#b3261e' }),
      font: {
        text: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] },
        heading: { $type: 'fontFamily', $value: ['Fraunces', 'serif'] },
      },
    });
    for (const fields of [{ tokens: file }, { 'tokens-file': new Blob([file]) }]) {
      const page = await send(await open(), 'open', fields);
      expect(valueOf(page, 'color.accent')).toBe('#b3261e');
      expect(page.text).toContain('As in your file');
      expect((await partner.read()).is_default).toBe(true);
      expect((await send(page, 'preview')).text).toContain('As in your file');
    }
    await send(await send(await open(), 'open', { tokens: file }), 'save');
    const { variables } = await partner.read();
    expect(variables['--trellis-font']).toContain('Inter');
    expect(variables['--trellis-font-heading']).toContain('Fraunces');
    const download = await visit.open('/console/theme/theme.tokens.json');
    expect(download.headers.get('content-disposition')).toContain('theme.tokens.json');
    expect(JSON.parse(download.text)).toEqual((await partner.read()).tokens);
  });

  test('one that can’t be read is refused with its reason, and the fields stay', async () => {
    for (const [tokens, reason] of [
      ['{', 'isn’t JSON'],
      ['[]', 'must be a JSON object'],
      ['', 'Choose a file'],
      [JSON.stringify(colorsFile({ accent: 'url(x)' })), 'color.accent</a> must be an opaque color'],
    ] as const) {
      const page = await send(await open(), 'open', { tokens, 'color.text': '#111111' });
      expect(page.status).toBe(400);
      expect(page.text).toContain(reason);
      expect(valueOf(page, 'color.text')).toBe('#111111');
    }
  });
});

describe('a logo', () => {
  test('is uploaded, previewed, saved with what it says, and removed again', async () => {
    const picture = new Blob([new Uint8Array(await pictureOf('png'))]);
    const page = await send(await open(), 'preview', { 'logo-file': picture, 'logo.alt': 'Greenhouse' });
    expect(page.text).toMatch(/<img[^>]*class="logo"[^>]*alt="Greenhouse"/s);
    expect((await send(page, 'save')).status).toBe(303);
    expect((await partner.read()).logo).toMatchObject({ alt: 'Greenhouse' });
    await send(await open(), 'save', { 'no-logo': 'yes' });
    expect((await partner.read()).logo).toBeNull();
  });

  test('without words, or what is no picture, is refused', async () => {
    const picture = new Blob([new Uint8Array(await pictureOf('png'))]);
    expect((await send(await open(), 'save', { 'logo-file': picture })).text).toContain(
      'Say what the logo says',
    );
    const noPicture = await send(await open(), 'save', {
      'logo-file': new Blob(['<svg/>']),
      'logo.alt': 'G',
    });
    expect(noPicture.status).toBe(400);
  });
});

test('a form of another page, too large or broken is refused', async () => {
  const page = await open();
  const foreign = await send(page, 'save', { csrf: 'A'.repeat(43) });
  expect(foreign.status).toBe(403);
  const large = await send(page, 'save', { 'logo-file': new Blob([new Uint8Array(6_000_000)]) });
  expect(large.status).toBe(413);
  const broken = await visit.open('/console/theme', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', origin: service.url },
    body: 'not one',
  });
  expect(broken.status).toBe(400);
});
