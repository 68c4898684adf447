import { resolve } from 'node:path';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { markupOf } from './sample-markup.ts';
import { gallerySamples } from './samples.ts';

const samples = gallerySamples(resolve(import.meta.dirname, '../..'));
const find = (tagName: string, id: string) => samples[tagName]?.find((one) => one.id === id);

test('a sample is what the gallery shows, as it runs and as a partner writes it', () => {
  expect(find('trellis-payouts', 'instant-done')).toEqual({
    id: 'instant-done',
    group: 'Changes',
    title: 'Paid out',
    note: 'What arrives, and what it cost.',
    state: 'done',
    press: 'Pay out now|',
    markup:
      '<trellis-session endpoint="/gallery/session/sample" api="/gallery/payouts/api/open">\n' +
      '  <trellis-payouts></trellis-payouts>\n' +
      '</trellis-session>',
    code:
      '<trellis-session endpoint="/trellis-session" api="{{api}}">\n' +
      '  <trellis-payouts></trellis-payouts>\n' +
      '</trellis-session>',
  });
});

test('what only the demo has is left out: its real API, its words about it, and what its styles dress', () => {
  const ready = find('trellis-create-plant', 'ready');
  expect([ready?.note, ready?.markup]).toEqual([
    'Nothing is filled in yet.',
    expect.stringContaining('api="/gallery/api/granted"'),
  ]);
  expect(find('trellis-create-plant', 'slots')?.code).toMatch(/^<trellis-session id="gallery-open"/);
  expect(find('trellis-create-plant', 'parts')).toBeUndefined();
  expect(find('trellis-create-plant', 'clay-dark')).toBeUndefined();
  expect(JSON.stringify(samples)).not.toMatch(/"(?:markup)":"[^"]*\{\{/);
});

test('a figure is a sample of what it names, too', () => {
  expect(find('trellis-session', 'simulate-500')).toEqual(find('trellis-create-plant', 'simulate-500'));
});

test('markup is laid out to be read, and keeps its quotes and its text', () => {
  const { childNodes } = parseFragment(
    `<x-a one="1"  two='"&amp;'> a &lt; b </x-a><x-b><p>c</p>
     <x-c long="${'x'.repeat(50)}" longer="${'y'.repeat(50)}"></x-c></x-b>`,
  );
  expect(markupOf(childNodes, (attribute) => attribute)).toBe(
    `<x-a one="1" two="&quot;&amp;">a &lt; b</x-a>\n<x-b>\n  <p>c</p>\n` +
      `  <x-c\n    long="${'x'.repeat(50)}"\n    longer="${'y'.repeat(50)}"\n  ></x-c>\n</x-b>`,
  );
});
