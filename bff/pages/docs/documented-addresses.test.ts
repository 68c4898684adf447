import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_VERSION } from '../shell/released-elements.ts';
import { startService, type Service } from '../../testing/service/service.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGES = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })];

/** Addresses of built elements that a page names, by the version in them. */
const named = PAGES.flatMap((page) =>
  [...readFileSync(ROOT + page, 'utf8').matchAll(/\/elements\/(\d[\w.-]*)\/[\w.-]+\.js/g)].map(
    ([address, version]) => ({ page, address, version }),
  ),
);

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('pages name addresses of elements, of the version that this is or of its major version', async () => {
  expect(named.length).toBeGreaterThan(3);
  const own = new Set([OWN_VERSION, OWN_VERSION.split('.')[0]]);
  expect(named.filter(({ version }) => !own.has(version))).toEqual([]);
  for (const { address } of named) {
    const { status } = await fetch(service.url + address, { redirect: 'manual' });
    expect([address, status]).toEqual([address, 302]);
  }
});

test('what sessions can do is in a guide, and plants begin no guide of a shop', () => {
  const guide = (name: string): string => readFileSync(`${ROOT}docs/${name}.md`, 'utf8');
  for (const word of ['fetchToken', 'restart()']) expect(guide('sessions')).toContain(word);
  for (const name of ['start-hosted', 'start-api']) {
    expect([name, /plant/i.test(guide(name))]).toEqual([name, false]);
    expect([name, /location/.test(guide(name)), /menu/.test(guide(name))]).toEqual([name, true, true]);
  }
});

test('the former address of a guide leads to the present one', async () => {
  const former = await fetch(`${service.url}/docs/guides/embedding`, { redirect: 'manual' });
  expect([former.status, former.headers.get('location')]).toEqual([308, '/docs/guides/embedded-ordering']);
  expect((await fetch(`${service.url}/docs/guides/embedding`)).status).toBe(200);
});
