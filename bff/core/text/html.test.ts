import { expect, test } from 'vitest';
import { html } from './html.ts';

const HOSTILE = `<script>alert("1")</script>&'`;
const HARMLESS = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;';

test('escapes values in text, in attributes and in lists', () => {
  expect(html`<p title="${HOSTILE}">${HOSTILE}</p>`.text).toBe(`<p title="${HARMLESS}">${HARMLESS}</p>`);
  expect(html`${[HOSTILE, [HOSTILE]]}`.text).toBe(HARMLESS + HARMLESS);
});

test('inserts HTML as it is, once', () => {
  expect(html`<p>${html`<b>${'<'}</b>`}</p>`.text).toBe('<p><b>&lt;</b></p>');
});

test('writes nothing for missing values, but writes 0', () => {
  expect(html`${undefined}${false}${''}${0}`.text).toBe('0');
});
