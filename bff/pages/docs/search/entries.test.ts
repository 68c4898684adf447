import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../../core/contract/error-codes.ts';
import { OPERATIONS } from '../../../developers/document/operations.ts';
import { addressOf, GUIDES } from '../site-map.ts';
import { ELEMENTS } from '../elements/elements.ts';
import { pageRenderers, renderSearchIndex } from '../render-pages.ts';
import { type Entry, plainText } from './entries.ts';

const urls = { cssUrl: '', scriptUrl: '', iconUrl: '', sampleScriptUrl: '' };
const script = renderSearchIndex('https://api.example');
const { entries } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
  readonly entries: readonly Entry[];
};
const targets = new Set(entries.map(({ to }) => to));

test('has every operation by its method, path and id', () => {
  const found = new Map(entries.map(({ to, names = '' }) => [to, names]));
  for (const operation of OPERATIONS) {
    const { id, method, path } = operation;
    expect(found.get(addressOf(operation))).toContain(`${method.toUpperCase()} ${path} ${id}`);
  }
});

test('has every chapter, error code and element, with the events and properties of each', () => {
  const titles = new Set(entries.map(({ title }) => title));
  expect(GUIDES.filter(({ name }) => !targets.has(`/docs/guides/${name}`))).toEqual([]);
  expect(Object.values(ERROR_CODES).filter(({ code }) => !titles.has(String(code)))).toEqual([]);
  expect(ELEMENTS.length).toBeGreaterThan(5);
  const names = ELEMENTS.flatMap(({ tagName, events = [], attributes = [] }) => [
    tagName,
    ...[...events, ...attributes].map(({ name }) => name),
  ]);
  expect(names.filter((name) => !titles.has(name))).toEqual([]);
});

test('leads to pages and anchors that there are', () => {
  const renderers = pageRenderers({ serverUrl: 'https://api.example', ...urls });
  const pages = new Map<string, string>();
  const lost = [...targets].filter((to) => {
    const [path = '', id] = to.split('#');
    const page = pages.get(path) ?? renderers.get(path)?.() ?? '';
    pages.set(path, page);
    return page === '' || (id !== undefined && !page.includes(` id="${id}"`));
  });
  expect(lost).toEqual([]);
});

test('weighs less than 93 kB compressed', () => {
  expect(gzipSync(script).length).toBeLessThan(93_000);
});

test('holds words, not mark-up', () => {
  expect(
    entries.filter(({ words }) => /<\/?(?:p|code|li|dl|span|a)\b[^>]*>|&(?:lt|amp|quot);|`/.test(words)),
  ).toEqual([]);
  expect(plainText('Send `<a>` & wait')).toBe('Send <a> & wait');
});
