import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDITIONS } from '../../developers/document/additions/list.ts';
import { DEPRECATIONS } from '../../core/contract/deprecations/list.ts';
import { RELEASES } from '../../core/contract/versions/versions.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';

const PAGE = '/docs/reference/versions';
let service: Service;
let page = '';
beforeAll(async () => {
  service = await startService();
  page = (await call(service, `GET ${PAGE}`)).text;
});
afterAll(() => service.stop());

/** The words of a section, between single blanks. */
function words(id: string): string {
  const from = page.indexOf(`<section class="split" id="${id}"`);
  expect(from).toBeGreaterThan(0);
  return page
    .slice(from, page.indexOf('</section>', from))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
}

test('each version has a section, newest first', () => {
  const places = RELEASES.map(({ date }) => page.indexOf(`id="version-${date}"`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => b - a));
});

test('a version says what it changed, field by field, and what a record was before', () => {
  const text = words('version-2026-11-01');
  for (const change of RELEASES.find(({ date }) => date === '2026-11-01')?.step?.changes ?? [])
    expect(text.replaceAll(' ', '')).toContain(change.replaceAll(/[` ]/g, ''));
  expect(text).toContain('scopes capability CurrentKey');
  expect(text).toMatch(/- "name": "[^"]+" \+ "display_name": "[^"]+"|- "name".*\+ "display_name"/);
  expect(text).toContain('- "status": "pending"');
});

test('what came to all versions is there by its day', () => {
  const since = RELEASES.map(({ date }) => `since-${date}`)
    .filter((id) => page.includes(`id="${id}"`))
    .map(words)
    .join(' ');
  for (const { date, events } of ADDITIONS.slice(1)) {
    expect(since).toContain(` ${date} `);
    for (const type of events) expect(since).toContain(type);
  }
  expect(since).toMatch(/Orders : 13 operations/);
  expect(words('version-2026-09-01')).toContain('The first version');
});

test('all that is deprecated is there with its end', () => {
  const text = words('deprecated');
  for (const { name, deprecatedAt, sunsetAt } of DEPRECATIONS.list)
    expect(text).toMatch(
      new RegExp(`${deprecatedAt.slice(0, 10)} ${sunsetAt?.slice(0, 10) ?? 'Not decided'} .*${name} `),
    );
  expect(words('version-2026-09-01')).toContain('Deprecated since 2026-11-01 , works until 2027-11-01');
});

test('the OpenAPI document of each version is served, and downloaded under a name of its own', async () => {
  for (const { date } of RELEASES) {
    const links = [
      ...page.matchAll(/<a\s+href="(\/openapi\.json\?version=([^"]+))"(?:\s+download="([^"]+)")?/g),
    ];
    const own = links.filter(([, , version]) => version === date);
    expect(own.map(([, , , name]) => name)).toEqual([undefined, `trellis-${date}.openapi.json`]);
    for (const [, to] of own) {
      const reply = await call<{ info: { description: string } }>(service, `GET ${to}`);
      expect(reply.status).toBe(200);
      expect(reply.body.info.description).toContain(`the dated version ${date}.`);
    }
  }
});

test.each(['versions.md', 'CHANGELOG.md', 'README.md'])('%s leads there', (name) => {
  const folder = name === 'versions.md' ? '../../../docs/' : '../../../';
  expect(readFileSync(new URL(folder + name, import.meta.url), 'utf8')).toContain(PAGE);
});
