import { expect, test } from 'vitest';
import { html } from '../../core/text/html.ts';
import { nameOf } from '../../core/text/message.ts';
import { randomFrom } from '../../testing/service/random.ts';
import { jsonScript } from './menu-page.ts';

const PARTS = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '</script>',
  '<img src=x onerror=a()>',
  '<!--',
  '-->',
  ']]>',
  '{{',
  '${',
  '`',
  '\\',
  '=',
  ' ',
  'é',
  '\u2028',
  '&lt;',
  'javascript:',
  'on',
  'x',
];

test('10,000 hostile names never become markup, in text, in attributes or in structured data', () => {
  const random = randomFrom(20_261_123);
  for (let round = 0; round < 10_000; round += 1) {
    const length = 1 + random.below(8);
    const name = Array.from({ length }, () => random.of(PARTS)).join('');
    const { text } = html`<a title="${name}">${nameOf(name)}</a>`;
    const [, title = '', inner = ''] = /^<a title="([^"]*)"><bdi>([^<>]*)<\/bdi><\/a>$/.exec(text) ?? [];
    expect([unescaped(title), unescaped(inner)]).toEqual([name, name]);
    const script = jsonScript({ name }).text;
    const [, data = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script) ?? [];
    expect(JSON.parse(data)).toEqual({ name });
  }
});

function unescaped(text: string): string {
  expect(text).not.toMatch(/[<>"']/);
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
