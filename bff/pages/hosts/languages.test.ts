import { afterAll, beforeAll, expect, test } from 'vitest';
import { GuestBrowser, hiddenIn, wordsOf } from '../ordering/testing/guest-browser.ts';
import { ok, openShop, type Shop } from '../../orders/orders/testing/shop.ts';
import { talk } from '../../testing/security/testing/raw-client.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { atHost, siteHost, type SiteReply } from './testing/at-host.ts';

const AT = '/riverside-nursery/high-street';
let service: Service;
let shop: Shop;
let host: string;

beforeAll(async () => {
  service = await startService();
  shop = await openShop(service, { location: { name: 'High Street' } });
  host = siteHost(service, 'greenhouse-pos');
}, 60_000);
afterAll(() => service.stop());

const asking = (language: string | undefined, path = AT): Promise<SiteReply> =>
  atHost(service, host, path, { headers: language === undefined ? {} : { 'accept-language': language } });
const languageOf = async (header: string | undefined): Promise<unknown> =>
  (await asking(header)).headers['content-language'];

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['de', 'de'],
  ['de-CH, en;q=0.9', 'de'],
  ['DE-at', 'de'],
  ['de-Latn-DE', 'de'],
  ['en;q=0.5, de;q=0.8', 'de'],
  ['en;q=0.8, de;q=0.5', 'en'],
  ['tlh, de;q=0.1', 'de'],
  ['tlh', 'en'],
  ['de;q=0', 'en'],
  ['de;q=0, *', 'en'],
  ['*, de;q=0.5', 'en'],
  ['de;q=2', 'de'],
  ['__proto__', 'en'],
  ['constructor, toString', 'en'],
  [';;;,,,=q', 'en'],
  [`${'x,'.repeat(5_000)}de`, 'en'],
])('a browser that asks for %j is answered in %s', async (header, language) => {
  expect(await languageOf(header)).toBe(language);
});

test('a page says its language, in which it is, and what that depends on', async () => {
  const german = await asking('de');
  expect(german.text).toContain('<html lang="de">');
  expect(wordsOf(german.text)).toMatch(/Tag und Nacht geöffnet/);
  expect(german.headers['vary']).toMatch(/Accept-Language.*Cookie/);
  const english = await asking(undefined);
  expect(english.text).toContain('<html lang="en">');
  expect(wordsOf(english.text)).toMatch(/Nothing in it yet\. Choose something from the menu\./);
});

test('Arabic is read from right to left, with names, prices and times in their own order', async () => {
  const { text, headers } = await asking('ar-EG,ar;q=0.9');
  expect(headers['content-language']).toBe('ar');
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toMatch(/<bdi dir="auto">Flat white<\/bdi>/);
  expect(text).toMatch(/\u2068\u200f?3\.40\s£\u2069/);
});

test('a page in memory is one of its language, and the same as when it was made', async () => {
  for (const language of ['de', undefined, 'de', 'en', 'de-CH', undefined]) {
    const { text, headers } = await asking(language);
    const tag = language?.slice(0, 2) ?? 'en';
    expect([headers['content-language'], text.includes(`<html lang="${tag}">`)]).toEqual([tag, true]);
    expect(headers['vary']).toMatch(/Accept-Language/);
  }
});

test('a guest’s choice counts for more than the browser’s, and leads back to the page', async () => {
  const guest = new GuestBrowser(service, host, { 'accept-language': 'en' });
  const first = await guest.get(`${AT}/cart`);
  const { back = '' } = hiddenIn(first.text.slice(first.text.indexOf('<footer')));
  const chosen = await guest.post('/-/language', { language: 'de', back });
  expect([chosen.status, chosen.headers['location']]).toEqual([303, `${AT}/cart`]);
  expect(String(chosen.headers['set-cookie'])).toMatch(/^trellis_language=de; .*HttpOnly; SameSite=Lax$/);
  expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toMatch(/Ihr Warenkorb ist leer/);
  await guest.post('/-/language', { language: 'en', back });
  expect(wordsOf((await guest.get(`${AT}/cart`)).text)).toMatch(/Your cart is empty/);
});

test('a choice leads to no other site, and is of our languages', async () => {
  const guest = new GuestBrowser(service, host);
  for (const back of [
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    'javascript:1',
    '',
  ]) {
    const { headers } = await guest.post('/-/language', { language: 'xx', back });
    expect([back, headers['location'], headers['set-cookie']]).toEqual([back, '/', undefined]);
  }
  const forged = await atHost(service, host, '/-/language', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ language: 'de' }),
  });
  expect([forged.status, forged.headers['set-cookie']]).toEqual([403, undefined]);
});

test('a merchant’s own language is that of guests who ask for none', async () => {
  const change = (language: string | null) =>
    ok(service, `PATCH /v1/merchants/${shop.merchant}`, shop.key, { language });
  await change('de');
  expect(await languageOf(undefined)).toBe('de');
  const { text } = await asking('en');
  expect(text).toMatch(/<bdi lang="de">Flat white<\/bdi>/);
  expect((await asking('de')).text).toMatch(/<bdi>Flat white<\/bdi>/);
  expect(await languageOf('en')).toBe('en');
  await change(null);
  expect(await languageOf(undefined)).toBe('en');
});

test('what isn’t there is said in the language that is asked for', async () => {
  const { status, text } = await asking('de', '/nobody/nowhere');
  expect([status, wordsOf(text)]).toEqual([404, expect.stringMatching(/^Seite nicht gefunden/)]);
});

test.each([
  ['10 kB', 'de,'.repeat(3_400)],
  ['bytes', '\u0001\u007f\u00ff de'],
  ['two of them', 'de\r\nAccept-Language: en'],
  ['many qualities', Array.from({ length: 40 }, (_, at) => `x${at};q=0.${at}`).join()],
])('a hostile header is no fault of the page: %s', async (_name, value) => {
  const { answers } = await talk(
    service,
    Buffer.from(
      `GET ${AT} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Language: ${value}\r\nConnection: close\r\n\r\n`,
      'latin1',
    ),
  );
  // Node refuses control characters itself.
  expect([200, 400]).toContain(answers[0]?.status);
  expect((await asking('de')).status).toBe(200);
});
