import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { smallElements } from './small-elements.ts';

/** What the plugin makes of a module. */
function small(code: string, options = { templates: true }): string {
  const { transform } = smallElements(options) as unknown as {
    transform: { handler: (this: object, code: string, id: string) => { code: string } };
  };
  const context = { parse: (text: string) => parseSync('a.ts', text).program };
  return transform.handler.call(context, code, '/components/a.ts').code;
}

test.each([
  ['a message', `f(msg('It’s done.'))`, `f('It’s done.')`],
  ['one with values', 'f(msg(str`${name} was added.`))', 'f(`${name} was added.`)'],
  ['one with a note', `f(msg('en-GB', { desc: 'a tag' }))`, `f('en-GB')`],
  ['one in another', 'msg(str`a ${msg("b")}`)', '`a ${"b"}`'],
  ['another function’s', `log('msg(x)', msgs('x'))`, `log('msg(x)', msgs('x'))`],
  ['the listener for another language', 'addEventListener(LOCALE_STATUS_EVENT, f); g()', 'void 0; g()'],
])('puts English in the place of messages: %s', (_, before, after) => {
  expect(small(before)).toBe(after);
});

test('minifies styles, with short names for private properties only', () => {
  const styles =
    'css`\n  /* why */\n  a {\n    --_long: 1px;\n    margin: var(--_long) var(--trellis-x, 0.50px);\n  }\n`';
  expect(small(styles)).toBe('css(`a{--_0:1px;margin:var(--_0) var(--trellis-x,.5px)}`)');
  expect(() => small('css`a { margin: ${x} }`')).toThrow('/components/a.ts: css`` with an expression');
});

test('takes blanks out of templates, but of nothing else', () => {
  const text = 'html`<ul>\n  <li>\n    ${f("a\\n  b")}\n  </li>\n</ul>`; x = `<p>\n  </p>`';
  expect(small(text)).toBe('html`<ul><li>${f("a\\n  b")}</li></ul>`; x = `<p>\n  </p>`');
  expect(small(text, { templates: false })).toBe(text);
});
