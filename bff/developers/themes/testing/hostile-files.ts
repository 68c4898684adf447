import { COLOR_NAMES, TOKEN_KINDS, type TokenKind } from '../contract/token-names.ts';
import type { Random } from '../../../testing/service/random.ts';

/** Texts that would become markup or CSS if they were pasted. */
const EVIL = [
  '</style><script>alert(1)</script>',
  '<!--',
  '-->',
  ';}',
  '} body { display: none',
  'red;} * {background:url(//evil.example)}',
  'url(https://evil.example/x.png)',
  'url("javascript:alert(1)")',
  'image-set("x.png" 1x)',
  '@import "https://evil.example/x.css";',
  '@import url(//evil.example)',
  'expression(alert(1))',
  'var(--evil)',
  'env(evil)',
  'attr(title)',
  'calc(1px * 1e9)',
  'calc(infinity * 1px)',
  'inherit',
  'red !important',
  '\\3c /style>',
  'oklch(0.4 0.1 10)/**/',
  'oklch(0.4 0.1 10);color:red',
  'rgb(255 0 0)\n}\n@font-face{src:url(x)}',
  'Arial"; } body { display: none',
  "Arial', url(x), '",
  '\u0000',
  '\u202Ered',
  'ｒｅｄ',
  '８ｐｘ',
  '8px\u2028',
  '-0px',
  '1e3px',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '-Infinity',
  '{color.accent}',
  '{dark.color.accent}',
  '{logo}',
  '{__proto__}',
  '{constructor.prototype}',
  '{color.accent} url(x)',
  '#fff;}',
  '#12345',
  'oklch(none none none)',
  'color(display-p3 1e999 0 0)',
  'color-mix(in oklab, red, blue)',
  'light-dark(red, blue)',
  'transparent',
  'currentcolor',
  'x'.repeat(5000),
] as const;

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$value',
  '$ref',
  '$extends',
  '$root',
  'color.accent',
  'Color',
  'сolor',
  'color\u0000',
  'accent;}',
  '</style>',
  '--trellis-color-accent',
  'url(x)',
  '',
  ' ',
  '{color}',
  'x'.repeat(300),
  ...COLOR_NAMES,
] as const;

const NUMBERS = [
  0, -1, 0.5, 1, 2, 8, 1e308, -1e308, 1e-320, 9007199254740992, 360, 100, 0.30000000000000004,
] as const;
const SPACES = ['srgb', 'srgb-linear', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'a98-rgb'];
const MORE_SPACES = ['prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50', 'toString', 'css', 'srgb;}'];

/** Returns a theme file as an attacker may send it: a proper one with some parts replaced. As JSON text. */
export function hostileFile(random: Random): string {
  const file: Record<string, unknown> = {};
  const count = 1 + random.below(4);
  for (let at = 0; at < count; at += 1) {
    const [name, kind] = random.of([...TOKEN_KINDS]);
    put(file, name.split('.'), tokenOf(kind, random));
  }
  if (random.below(4) === 0) put(file, strangePath(random), strange(random, 3));
  const text = JSON.stringify(file);
  // Changes that JSON.stringify can't produce: duplicate members, and numbers that no double represents.
  if (random.below(40) === 0) return text.replace('{', '{"color":{},"color":{},');
  if (random.below(40) === 0) return text.replace(/\d+/, random.of(['1e99999', '-0', '0.1e-400', '1e+5']));
  return text;
}

function tokenOf(kind: TokenKind, random: Random): unknown {
  const $value = random.below(6) === 0 ? strange(random, 2) : proper(kind, random);
  const $type = random.below(12) === 0 ? { $type: random.of([...EVIL, kind]) } : { $type: kind };
  const more = random.below(12) === 0 ? { [random.of(NAMES)]: strange(random, 1) } : {};
  const note =
    random.below(8) === 0 ? { $description: random.of(EVIL), $extensions: { evil: random.of(EVIL) } } : {};
  return { ...$type, $value, ...more, ...note };
}

function proper(kind: TokenKind, random: Random): unknown {
  switch (kind) {
    case 'color':
      return colorOf(random);
    case 'dimension':
      return random.of<unknown>([
        { value: random.of([0, 3, 4, 8, 14, 20, 1.25]), unit: random.of(['px', 'rem', 'em', 'px;}']) },
        '8px',
        '1.125rem',
      ]);
    case 'fontFamily':
      return random.of<unknown>(['Inter', ['Inter', 'sans-serif'], ['Inter', random.of(EVIL)], []]);
    case 'shadow':
      return {
        color: colorOf(random),
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: random.of(NUMBERS), unit: 'px' },
        blur: '4px',
        spread: { value: 0, unit: 'px' },
      };
    default:
      return { image: random.of(['img_01M7YV68H8S0A2C4E6F8J0K2N4', ...EVIL]), alt: random.of(EVIL) };
  }
}

function colorOf(random: Random): unknown {
  const component = (): unknown => random.of<unknown>([0.1, 0.4, 0.9, 0, 1, 'none', random.of(NUMBERS)]);
  return random.of<unknown>([
    '#1d6839',
    'rebeccapurple',
    'hsl(264 60% 40%)',
    'color(display-p3 0.2 0.5 0.3)',
    '{color.accent}',
    {
      colorSpace: random.of([...SPACES, ...MORE_SPACES]),
      components: [component(), component(), component()],
      ...(random.below(4) === 0 && { alpha: random.of<unknown>([1, 0.5, ...NUMBERS, 'x']) }),
      ...(random.below(4) === 0 && { hex: random.of(['#1d6839', ...EVIL]) }),
    },
  ]);
}

function strange(random: Random, depth: number): unknown {
  const plain = [...EVIL, ...NUMBERS, null, true, [], {}];
  if (depth === 0 || random.below(3) > 0) return random.of<unknown>(plain);
  const inner = strange(random, depth - 1);
  if (random.below(20) === 0) return nestedDeeply(inner, 10 + random.below(30));
  return random.of<unknown>([[inner, inner, inner], { [random.of(NAMES)]: inner }, { $value: inner }]);
}

function nestedDeeply(inner: unknown, levels: number): unknown {
  let value = inner;
  for (let level = 0; level < levels; level += 1) value = { color: value };
  return value;
}

function strangePath(random: Random): string[] {
  return Array.from({ length: 1 + random.below(3) }, () => random.of([...NAMES, 'color', 'dark', 'radius']));
}

/** Sets own members only, including `__proto__`. */
function put(group: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  const known = Object.hasOwn(group, name) ? group[name] : undefined;
  const inner = typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {};
  if (rest.length > 0) put(inner, rest, value);
  Object.defineProperty(group, name, {
    value: rest.length > 0 ? inner : value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
