import {
  converter,
  formatHex,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode,
  type Color,
} from 'culori/fn';
import { isJsonObject, type Json, type JsonObject, Decimal } from '../../../core/api/json.ts';
import { oklch, type Oklch } from '../look/color.ts';

/** A color and its opacity, 0–1. */
interface TokenColor {
  readonly color: Oklch;
  readonly alpha: number;
}

interface Channel {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** culori's scale for one unit of this space. */
  readonly scale?: number;
}

interface Space {
  readonly mode: Color['mode'];
  readonly channels: readonly [Channel, Channel, Channel];
}

const rgb = (mode: Color['mode'], names = 'rgb'): Space => {
  const channel = (at: number): Channel => ({ name: names.charAt(at), least: 0, most: 1 });
  return { mode, channels: [channel(0), channel(1), channel(2)] };
};
const hue: Channel = { name: 'h', least: 0, most: 360 };
const percent = (name: string): Channel => ({ name, least: 0, most: 100, scale: 0.01 });

/**
 * The color spaces of the Design Tokens Color Module 2025.10, section 4.2, with the ranges of their
 * components.
 */
const SPACES: ReadonlyMap<string, Space> = new Map<string, Space>([
  ['srgb', rgb('rgb')],
  ['srgb-linear', rgb('lrgb')],
  ['hsl', { mode: 'hsl', channels: [hue, percent('s'), percent('l')] }],
  ['hwb', { mode: 'hwb', channels: [hue, percent('w'), percent('b')] }],
  ['lab', { mode: 'lab', channels: [lightness(100), axis('a', 160), axis('b', 160)] }],
  ['lch', { mode: 'lch', channels: [lightness(100), { name: 'c', least: 0, most: 230 }, hue] }],
  ['oklab', { mode: 'oklab', channels: [lightness(1), axis('a', 0.5), axis('b', 0.5)] }],
  ['oklch', { mode: 'oklch', channels: [lightness(1), { name: 'c', least: 0, most: 0.5 }, hue] }],
  ['display-p3', rgb('p3')],
  ['a98-rgb', rgb('a98')],
  ['prophoto-rgb', rgb('prophoto')],
  ['rec2020', rgb('rec2020')],
  ['xyz-d65', rgb('xyz65', 'xyz')],
  ['xyz-d50', rgb('xyz50', 'xyz')],
]);
export const COLOR_SPACES: readonly string[] = [...SPACES.keys()];

const MODES = [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeA98,
  modeProphoto,
  modeRec2020,
  modeXyz65,
  modeXyz50,
];
for (const mode of MODES) useMode(mode as typeof modeRgb);
const toOklch = converter('oklch');

const MEMBERS: ReadonlySet<string> = new Set(['colorSpace', 'components', 'alpha', 'hex']);
const HEX = /^#[0-9a-f]{6}$/i;
const LONGEST_TEXT = 80;

/**
 * Reads a color as an object of the Color Module or as CSS text, such as `#1d6839`; `undefined` for any other
 * value.
 */
export function readTokenColor(value: Json): TokenColor | undefined {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? undefined : kept(parse(value));
  return isJsonObject(value) ? readObject(value) : undefined;
}

/** Writes a color as `#1d6839`. */
export const writeHex = ({ lightness: l, chroma: c, hue: h }: Oklch): string =>
  formatHex({ mode: 'oklch', l, c, h });

function readObject(value: JsonObject): TokenColor | undefined {
  const { colorSpace, components, alpha = 1, hex } = value;
  if (Object.keys(value).some((member) => !MEMBERS.has(member))) return undefined;
  if (hex !== undefined && !(typeof hex === 'string' && HEX.test(hex))) return undefined;
  const space = typeof colorSpace === 'string' ? SPACES.get(colorSpace) : undefined;
  if (!space || !Array.isArray(components) || components.length !== 3) return undefined;
  const channels = space.channels.map(
    (channel, at) => [channel.name, read(components[at], channel)] as const,
  );
  const opacity = readNumber(alpha, 0, 1);
  if (opacity === undefined || channels.some(([, number]) => number === undefined)) return undefined;
  return kept({ mode: space.mode, ...Object.fromEntries(channels), alpha: opacity } as unknown as Color);
}

/** Reads a component. `none` has no effect, such as the hue of a gray. */
function read(value: Json | undefined, { least, most, scale = 1 }: Channel): number | undefined {
  const number = value === 'none' ? 0 : readNumber(value, least, most);
  return number === undefined ? undefined : number * scale;
}

function kept(color: Color | undefined): TokenColor | undefined {
  const converted = color && toOklch(color);
  if (!converted) return undefined;
  // A component that is `none` is `undefined` here.
  const { l = 0, c = 0, h = 0, alpha = 1 } = converted;
  const isReadable = [l, c, h, alpha].every(Number.isFinite) && alpha >= 0 && alpha <= 1;
  return isReadable ? { color: oklch(l, c, h), alpha } : undefined;
}

function lightness(most: number): Channel {
  return { name: 'l', least: 0, most };
}

function axis(name: string, most: number): Channel {
  return { name, least: -most, most };
}

/**
 * Reads a number of a token as a double, within bounds; `undefined` if it isn't a number, or out of bounds.
 */
export function readNumber(value: Json | undefined, least: number, most: number): number | undefined {
  const number = asNumber(value);
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

function asNumber(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (value instanceof Decimal) return Number(value.text);
  return undefined;
}
