import { parseSync } from 'oxc-parser';
import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import { describe, expect, test } from 'vitest';
import { plural, str } from '../../components/i18n/catalog.ts';
import { type SmallElements, smallElements } from './small-elements.ts';

/** What the plugin makes of a module. */
function small(code: string, options: SmallElements = { templates: true }): string {
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
  ['what ties to a language', 'host.add(this); followLanguage(host); g()', 'host.add(this); void 0; g()'],
  ['the listener for another language', 'addEventListener(LOCALE_STATUS_EVENT, f); g()', 'void 0; g()'],
])('puts English in the place of messages: %s', (_, before, after) => {
  expect(small(before)).toBe(after);
});

test('a message at the beginning of a template becomes its text', () => {
  expect(small("html`${msg('Change')}<b>${x}</b>`")).toBe('html`Change<b>${x}</b>`');
  expect(small("html`${msg('a')}${msg('b')}`")).toBe('html`ab`');
});

describe('another language', () => {
  const catalog = {
    [generateMsgId('Add', false)]: `Zu "mir" \`her\``,
    [generateMsgId(['', ' of ', ''], false)]: { strings: ['`von` ', ': ', ''], values: [1, 0] },
  };
  const german = (code: string): string => small(code, { templates: true, catalog });
  /** What the code says, with 1 and 2 in it. */
  const said = (code: string): unknown => new Function('a', 'b', `return ${code}`)({ c: 1 }, () => 2);

  test('takes the place of English', () => {
    expect(said(german(`msg('Add')`))).toBe('Zu "mir" `her`');
  });

  test('has the values in its own order', () => {
    expect(said(german('msg(str`${a.c} of ${b()}`)'))).toBe('`von` 2: 1');
  });

  test('leaves what it lacks in English', () => {
    expect(german(`html\`<p>${'${'}msg('Remove')}</p>\`; f(msg('Remove'))`)).toBe(
      "html`<p>Remove</p>`; f('Remove')",
    );
  });

  test('takes the form of a number by the rules of the language', () => {
    const forms = plural(1, { one: str`${1} z ${0}`, few: str`${1} ze ${0}`, many: '', other: '' });
    const polish = { [generateMsgId(['', ' of ', ''], false)]: forms };
    const options = { templates: true, language: 'pl', catalog: polish };
    const code = small('const f = (a, b) => msg(str`${a} of ${b}`);', options);
    const say = new Function(`${code} return f`)() as (a: string, b: number) => string;
    expect([1, 3].map((number) => say('x', number))).toEqual(['1 z x', '3 ze x']);
  });
});

test('gives short names in the order it is told, so that every build gives the same', () => {
  const styles = 'css`a{--_x:1px;--_y:2px}`';
  expect(small(styles, { templates: true, names: ['--_y', '--_x'] })).toBe('css(`a{--_1:1px;--_0:2px}`)');
});

test('minifies styles, with short names for private properties only', () => {
  const styles =
    'css`\n  /* why */\n  a {\n    --_long: 1px;\n    margin: var(--_long) var(--trellis-x, 0.50px);\n  }\n`';
  expect(small(styles)).toBe('css(`a{--_0:1px;margin:var(--_0) var(--trellis-x,.5px)}`)');
  expect(() => small('css`a { margin: ${x} }`')).toThrow('/components/a.ts: css`` with an expression');
});

test('puts a message that a template begins with, and one right behind a value, into the template', () => {
  expect(small('html`${msg("Add")} it`')).toBe('html`Add it`');
  expect(small('html`${x}${msg("Add")}<p>it</p>`')).toBe('html`${x}Add<p>it</p>`');
});

test('puts messages between tags into the template, and no others', () => {
  expect(small("html`<p title=${msg('a')} class='x'>${msg('b <&')}${c}</p>`")).toBe(
    "html`<p title=${'a'} class='x'>b &lt;&amp;${c}</p>`",
  );
  expect(small('html`<p>${msg(str`${a} b`)}${msg("c` $" + d)}</p>`')).toContain('${`${a} b`}');
  expect(small("html`<p>${msg('a')}</p>`", { templates: false })).toBe("html`<p>${'a'}</p>`");
});

test('takes blanks out of templates, but of nothing else', () => {
  const text = 'html`<ul>\n  <li>\n    ${f("a\\n  b")}\n  </li>\n</ul>`; x = `<p>\n  </p>`';
  expect(small(text)).toBe('html`<ul><li>${f("a\\n  b")}</li></ul>`; x = `<p>\n  </p>`');
  expect(small(text, { templates: false })).toBe(text);
});
