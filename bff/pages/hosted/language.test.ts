import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { enter, Visit } from './testing/visit.ts';

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' };
let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

test('a page is in the language of the browser, with its element and the script of that', async () => {
  const visit = await enter(service, partner);
  const german = await visit.open('/hosted/create-plant', { headers: GERMAN });
  expect(german.headers.get('content-language')).toBe('de');
  expect(german.text).toMatch(
    /<html lang="de">[^]*\/hosted\.de\.js"[^]*<h1>Pflanzen<\/h1>[^]*<trellis-session[^]*>Pflanze hinzufügen</,
  );
  expect(german.text).not.toMatch(/Add (?:a )?plant/);
  expect(german.text).toMatch(/Greenhouse POS<\/bdi> läuft auf Trellis\./);
  const english = await visit.open('/hosted/create-plant');
  expect(english.text).toMatch(/<html lang="en">[^]*<h1>Plants<\/h1>/);
  expect(english.text).toMatch(/\/hosted\.js"[^]*>Add plant</);
});

test('each of many pages at once is in its own language, a refused form too', async () => {
  const visit = await enter(service, partner);
  const labels = { fr: 'Ajouter la plante', ja: '>追加', ar: '>إضافة', en: 'Add plant' };
  const pages = await Promise.all(
    Object.keys(labels).map((tag) =>
      visit.open('/hosted/create-plant', { headers: { 'accept-language': tag } }),
    ),
  );
  expect(pages.map(({ text }) => Object.values(labels).filter((label) => text.includes(label)))).toEqual(
    Object.values(labels).map((label) => [label]),
  );
});

test('a link that no longer works says so in the language of the browser', async () => {
  const { status, text } = await new Visit(service).open('/hosted/enter/x', { headers: GERMAN });
  expect([status, text]).toEqual([410, expect.stringContaining('Dieser Link funktioniert nicht mehr')]);
});

test('what is chosen in the footer counts for more, and leads back to the page', async () => {
  const visit = await enter(service, partner);
  const page = await visit.open('/hosted/create-plant');
  expect(page.text).toMatch(
    /<form method="post" action="\/hosted\/language">[^]*value="de" lang="de"[^>]*>Deutsch</,
  );
  const choose = (language: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/hosted/language`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: service.url, referer: `${service.url}/hosted/create-plant?intent=1`, ...headers },
      body: new URLSearchParams({ language }),
    });
  const chosen = await choose('de');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/hosted/create-plant?intent=1']);
  const [cookie = ''] = (chosen.headers.get('set-cookie') ?? '').split(';');
  expect(cookie).toBe('trellis_language=de');
  const { text } = await new Visit(service).open('/hosted/enter/x', {
    headers: { 'accept-language': 'en', cookie },
  });
  expect(text).toContain('Dieser Link funktioniert nicht mehr');
  expect((await choose('xx')).headers.get('set-cookie')).toBeNull();
  expect((await choose('de', { origin: 'https://evil.example' })).status).toBe(403);
});
