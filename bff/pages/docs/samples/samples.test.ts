import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOfElement, ELEMENTS } from '../elements/elements.ts';
import { REFERENCE_POLICY, referencePages } from '../reference.ts';
import { liveSample } from './live-sample.ts';
import { SAMPLE_POLICY } from './sample-routes.ts';
import { firstOf, isInEnglishOnly, readSamples, samplesOf } from './samples.ts';

const app = express();
const server = app.listen(0, '127.0.0.1');
let url = '';

beforeAll(async () => {
  if (ELEMENTS.length === 0)
    throw new Error('components/dist/custom-elements.json is missing: node scripts/build.mjs');
  app.use(referencePages({ serverUrl: 'https://api.example' }));
  if (!server.listening) await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test.each(ELEMENTS)('$tagName has a sample in each of its states', async (element) => {
  const all = samplesOf(element);
  expect(all).not.toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, markup } of all) {
    const answer = await fetch(`${url}${addressOfElement(element)}/sample?state=${id}`);
    expect([id, answer.status]).toEqual([id, 200]);
    expect(answer.headers.get('Content-Security-Policy')).toBe(SAMPLE_POLICY);
    expect(answer.headers.get('X-Frame-Options')).toBeNull();
    const page = await answer.text();
    expect(page).toContain(markup);
    expect(page).not.toMatch(/\{\{|<style| style=| on\w+="/);
    const loads = [...page.matchAll(/ (?:src|href)="(\/(?:docs|elements)\/[^"]+)"/g)].map(([, path]) => path);
    expect(loads).toEqual([
      expect.stringMatching(/^\/docs\/sample\.css\?v=/),
      expect.stringMatching(/^\/docs\/samples\.js\?v=/),
      expect.stringMatching(/^\/elements\/\d+\.\d+\.\d+\/trellis\.js$/),
    ]);
  }
});

test('the policy leaves a sample no origin, no request and no page around it but ours', () => {
  expect(SAMPLE_POLICY).toContain("default-src 'none'");
  expect(SAMPLE_POLICY).toContain("connect-src 'none'");
  expect(SAMPLE_POLICY).toContain("frame-ancestors 'self'");
  expect(SAMPLE_POLICY).toMatch(/; sandbox allow-scripts allow-forms$/);
});

test('only pages of elements may have a frame, and only of our own', async () => {
  const policyOf = async (path: string): Promise<string | null> =>
    (await fetch(`${url}${path}`)).headers.get('Content-Security-Policy');
  expect(await policyOf('/docs/elements/payouts')).toBe(`${REFERENCE_POLICY}; frame-src 'self'`);
  expect(await policyOf('/docs')).toBe(REFERENCE_POLICY);
});

test('a sample without a state is the first; its language and colors are those that are asked for', async () => {
  const { text } = await open('?lang=ar&scheme=dark');
  expect(text).toMatch(/<html\s+lang="ar"\s+dir="rtl"\s+data-scheme="dark"/);
  expect(text).toContain(firstOf(samplesOf({ tagName: 'trellis-payouts' }))?.markup);
  expect((await open('?scheme=%22%3E')).text).not.toContain('data-scheme');
});

test.each(['?state=nothing', '?state=', '?lang=xx', '?lang=constructor', '?state=ready&state=ready'])(
  'there is no sample %s',
  async (query) => {
    expect((await open(query)).status).toBe(404);
  },
);

test('there is no sample of what is no element, and none is sent to', async () => {
  for (const name of ['shoes', 'trellis-payouts', 'constructor'])
    expect((await fetch(`${url}/docs/elements/${name}/sample`)).status).toBe(404);
  const sent = await fetch(`${url}/docs/elements/payouts/sample`, { method: 'POST' });
  expect([sent.status, sent.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['/docs/samples.js', '/docs/sample.css'])(
  '%s can be loaded by a page without an origin',
  async (path) => {
    const { text } = await open('');
    const [, address = ''] = new RegExp(`"(${path}[^"]+)"`).exec(text) ?? [];
    const { status, headers } = await fetch(url + address);
    expect([
      status,
      headers.get('Access-Control-Allow-Origin'),
      headers.get('Cross-Origin-Resource-Policy'),
    ]).toEqual([200, '*', 'cross-origin']);
    expect(headers.get('Cache-Control')).toContain('immutable');
    expect((await fetch(url + path)).headers.get('Cache-Control')).toBe('no-cache');
  },
);

test('no build, no samples: the page says what is missing', () => {
  expect(readSamples(new URL('no-such-file.json', import.meta.url))).toEqual({});
  const options = { href: '', page: '/docs/elements/x', serverUrl: '', scriptUrl: '' };
  expect(liveSample({ ...options, tagName: 'trellis-x' }).text).toContain('npm run build');
});

test('what is pressed by its label is English; what is typed or chosen is of every language', () => {
  const sample = firstOf(samplesOf({ tagName: 'trellis-payouts' }));
  if (!sample) throw new Error('no sample');
  const isEnglish = (press: string): boolean => isInEnglishOnly({ ...sample, press });
  expect(['Pay out now', '|Send', '', 'name=Ada|', '@menu.csv'].map(isEnglish)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isInEnglishOnly(sample)).toBe(false);
});

async function open(query: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${url}/docs/elements/payouts/sample${query}`);
  return { status: answer.status, text: await answer.text() };
}
