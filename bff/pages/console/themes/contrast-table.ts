import { chip } from '../parts/pieces.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Theme } from '../../../developers/themes/contract/theme.ts';
import {
  COLOR_NAMES,
  type ColorName,
  type LengthName,
} from '../../../developers/themes/contract/token-names.ts';

/** A description of each color. */
export const COLOR_WORDS: Readonly<Record<ColorName, string>> = {
  accent: 'Accent',
  background: 'Page',
  surface: 'Cards',
  text: 'Text',
  muted: 'Secondary text',
  border: 'Lines',
  'control-border': 'Lines of fields',
  'on-accent': 'Text on the accent',
  'accent-soft': 'Soft accent',
  focus: 'Focus ring',
  success: 'Success',
  'success-soft': 'Soft success',
  danger: 'Danger',
  'danger-soft': 'Soft danger',
  warning: 'Warning',
  'warning-soft': 'Soft warning',
};

/** The colors that most partners set; others are derived from them if omitted. */
export const MAIN_COLORS: readonly ColorName[] = ['accent', 'background', 'surface', 'text'];

export const LENGTH_WORDS: Readonly<Record<LengthName, string>> = {
  'radius.control': 'Corners',
  'space.step': 'Gaps',
  'font-size.text': 'Text size',
  'font-size.heading': 'Heading size',
};

interface Preset {
  readonly value: string;
  readonly label: string;
}

/** Fonts that devices have: nothing is loaded for them. A list of names is a value of the field. */
export const TEXT_FONTS: readonly Preset[] = [
  { value: '', label: 'The device’s own' },
  { value: 'Avenir,Montserrat,Corbel,URW Gothic,source-sans-pro,sans-serif', label: 'Geometric' },
  { value: 'Seravek,Gill Sans Nova,Ubuntu,Calibri,DejaVu Sans,sans-serif', label: 'Humanist' },
  { value: 'ui-rounded,Hiragino Maru Gothic ProN,Quicksand,Comfortaa,Manjari,sans-serif', label: 'Rounded' },
  { value: 'Iowan Old Style,Palatino Linotype,URW Palladio L,P052,serif', label: 'Old-style serif' },
  { value: 'Charter,Bitstream Charter,Sitka Text,Cambria,serif', label: 'Modern serif' },
  { value: 'Rockwell,Rockwell Nova,Roboto Slab,DejaVu Serif,serif', label: 'Slab serif' },
];

export const HEADING_FONTS: readonly Preset[] = [
  { value: '', label: 'The same' },
  ...TEXT_FONTS.filter(({ value }) => value !== ''),
];

export const SHADOWS: readonly Preset[] = [
  { value: '', label: 'None' },
  { value: 'soft', label: 'Soft' },
  { value: 'raised', label: 'Raised' },
];

type Pair = Theme['contrast'][number];
/** The colors of a theme as its style sheet has them. */
type Variables = Theme['variables'];

const LEVELS = {
  ok: chip('success', 'Pass'),
  warning: chip('warn', 'Hard to read'),
  blocking: chip('danger', 'Blocks going live'),
} as const;

/** Renders the color pairs with too little contrast; the others are collapsed. */
export function contrastTable(contrast: readonly Pair[], variables: Variables): Html {
  const poor = contrast
    .filter(({ level }) => level !== 'ok')
    .toSorted((one, other) => one.ratio - other.ratio);
  const blocking = poor.filter(({ level }) => level === 'blocking').length;
  const good = contrast.filter(({ level }) => level === 'ok');
  return html`<section class="card sec" aria-labelledby="contrast-title">
    <div class="head"><h2 id="contrast-title">Contrast</h2></div>
    ${summary(contrast.length, poor.length, blocking)}
    ${poor.length > 0 && tableOf('What is hard to read', poor, variables)}
    ${
      good.length > 0 &&
      html`<details>
        <summary>${good.length} that pass</summary>
        ${tableOf('What passes', good, variables)}
      </details>`
    }
  </section>`;
}

/** Says of a color how the worst of its pairs can be read; `undefined` if it is in none. */
export function contrastOf(contrast: readonly Pair[], name: ColorName, scheme: 'light' | 'dark'): Content {
  const [worst] = contrast
    .filter((one) => one.scheme === scheme && one.pair.split(' on ').includes(name))
    .toSorted((one, other) => one.ratio - other.ratio);
  return worst && html`${worst.ratio.toFixed(1)} to 1 ${LEVELS[worst.level]}`;
}

function summary(all: number, poor: number, blocking: number): Html {
  if (poor === 0) {
    return html`<p class="notice ok">
      All ${all} texts can be read on their grounds, in light and in dark.
    </p>`;
  }
  const rule = 'Text needs 4.5 on its ground; below 3 keeps you from going live.';
  return blocking > 0
    ? html`<p class="notice danger">${blocking} of ${all} texts can’t be read. ${rule}</p>`
    : html`<p class="notice warn">${poor} of ${all} texts are hard to read. ${rule}</p>`;
}

function tableOf(caption: string, pairs: readonly Pair[], variables: Variables): Html {
  return html`<table class="cards">
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Sample</th>
        <th scope="col">Text on its ground</th>
        <th scope="col">Scheme</th>
        <th scope="col" class="end">Ratio</th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      ${pairs.map((pair) => rowOf(pair, variables))}
    </tbody>
  </table>`;
}

function rowOf({ pair, scheme, ratio, level }: Pair, variables: Variables): Html {
  const [text = '', ground = ''] = pair.split(' on ');
  const colorOf = (name: string): string => shown(variables, name, scheme);
  return html`<tr>
    <td data-label="Sample">${sample(colorOf(text), colorOf(ground))}</td>
    <td data-label="Text on its ground">${wordsOf(text)} on ${wordsOf(ground).toLowerCase()}</td>
    <td data-label="Scheme">${scheme === 'light' ? 'Light' : 'Dark'}</td>
    <td data-label="Ratio" class="end">${ratio.toFixed(2)}</td>
    <td data-label="Result" class="fixed">${LEVELS[level]}</td>
  </tr>`;
}

/** Attributes of SVG, because the policy allows no inline styles. */
function sample(text: string, ground: string): Content {
  return html`<svg class="sample" viewBox="0 0 56 28" width="56" height="28" aria-hidden="true">
    <rect width="56" height="28" rx="6" fill="${ground}"></rect>
    <text x="28" y="19" text-anchor="middle" fill="${text}">Aa</text>
  </svg>`;
}

const isColor = (name: string): name is ColorName => COLOR_NAMES.some((one) => one === name);
const wordsOf = (name: string): string => (isColor(name) ? COLOR_WORDS[name] : name);

const PAIR = /^light-dark\((oklch\([^()]*\)), (oklch\([^()]*\))\)$/;

/** `oklch(…)` of a color in one scheme. */
export function shown(variables: Variables, name: string, scheme: 'light' | 'dark'): string {
  const [, light = '', dark = ''] = PAIR.exec(variables[`--trellis-color-${name}`] ?? '') ?? [];
  return scheme === 'light' ? light : dark;
}
