import { COLOR_NAMES, type ColorName } from '../contract/token-names.ts';
import { contrast, isInSrgb, mixed, oklch, type Oklch } from './color.ts';
import { READABLE } from './contrast-report.ts';
import type { ColorPair, ThemeColors, Theme } from './theme.ts';
import type { ThemeTokens } from '../tokens/read-tokens.ts';

type Scheme = 'light' | 'dark';
type Given = Readonly<Partial<Record<ColorName, Oklch>>>;

const OTHER = { light: 'dark', dark: 'light' } as const;
const WHITE = oklch(1, 0, 0);
const NEWS = ['success', 'danger', 'warning'] as const;
/** Shares of the text color in mixtures with the surface, as in the elements. */
const SHARE = { background: 0.03, muted: 0.67, border: 0.15, 'control-border': 0.47 } as const;
/** Shares of a color in its soft background: the largest that leaves the color readable on it. */
const SOFT_SHARES = [0.1, 0.08, 0.06, 0.04, 0.02] as const;
/** A margin, because the accent is also read on its tinted soft background. */
const SPARE = 1.2;

/**
 * Fills in every color in light and in dark. An omitted color is the base's if it is readable on the given
 * colors, and is otherwise derived from those: an accent of the same hue for the other scheme, text on the
 * accent by contrast, soft backgrounds and lines mixed with the surface.
 */
export function fillColors(
  given: { readonly light: Given; readonly dark: Given },
  base: ThemeColors,
): ThemeColors {
  const light = fillScheme({ scheme: 'light', given: given.light, other: given.dark, base });
  const dark = fillScheme({ scheme: 'dark', given: given.dark, other: given.light, base });
  const pairs = COLOR_NAMES.map((name): [ColorName, ColorPair] => [
    name,
    { light: light[name], dark: dark[name] },
  ]);
  return Object.fromEntries(pairs) as Record<ColorName, ColorPair>;
}

interface Filling {
  readonly scheme: Scheme;
  readonly given: Given;
  /** The values given for the other scheme. */
  readonly other: Given;
  readonly base: ThemeColors;
}

function fillScheme(filling: Filling): Readonly<Record<ColorName, Oklch>> {
  const { scheme, given, base } = filling;
  const surface = given.surface ?? base.surface[scheme];
  const text = given.text ?? readable('text', filling, surface);
  const isOwnGround = given.surface !== undefined || given.text !== undefined;
  const line = (name: keyof typeof SHARE): Oklch =>
    given[name] ?? (isOwnGround ? mixed(text, SHARE[name], surface) : base[name][scheme]);
  const background = line('background');
  const soft = (name: 'accent' | (typeof NEWS)[number], color: Oklch): Oklch =>
    given[`${name}-soft`] ??
    (isOwnGround || color !== base[name][scheme] ? softGround(color, surface) : base[`${name}-soft`][scheme]);
  const accent = accentOf(filling, [surface, background]);
  const success = given.success ?? readable('success', filling, surface);
  const danger = given.danger ?? readable('danger', filling, surface);
  const warning = given.warning ?? readable('warning', filling, surface);
  return {
    background,
    surface,
    text,
    muted: line('muted'),
    border: line('border'),
    'control-border': line('control-border'),
    accent,
    'on-accent': given['on-accent'] ?? textOn(accent, filling),
    'accent-soft': soft('accent', accent),
    focus: given.focus ?? text,
    success,
    'success-soft': soft('success', success),
    danger,
    'danger-soft': soft('danger', danger),
    warning,
    'warning-soft': soft('warning', warning),
  };
}

function softGround(color: Oklch, surface: Oklch): Oklch {
  const grounds = SOFT_SHARES.map((share) => mixed(color, share, surface));
  return (
    grounds.find((ground) => contrast(color, ground) >= READABLE) ?? mixed(color, SOFT_SHARES[0], surface)
  );
}

/** Returns the base's color of this scheme, or that of the other if it is more readable on the surface. */
function readable(name: 'text' | (typeof NEWS)[number], { scheme, base }: Filling, surface: Oklch): Oklch {
  const own = base[name][scheme];
  const other = base[name][OTHER[scheme]];
  const ratio = contrast(own, surface);
  return ratio >= READABLE || ratio >= contrast(other, surface) ? own : other;
}

/**
 * Returns the text color on an accent other than the base's: white or a near-black of its hue, whichever is
 * more readable.
 */
function textOn(accent: Oklch, { scheme, base }: Filling): Oklch {
  return accent === base.accent[scheme] ? base['on-accent'][scheme] : whiteOrBlack(accent);
}

function whiteOrBlack(accent: Oklch): Oklch {
  const dark = oklch(0.2, Math.min(0.03, accent.chroma), accent.hue);
  return contrast(WHITE, accent) >= contrast(dark, accent) ? WHITE : dark;
}

/** Returns the other scheme's accent, as light or dark as these backgrounds require. */
function accentOf({ scheme, given, other, base }: Filling, grounds: readonly Oklch[]): Oklch {
  if (given.accent) return given.accent;
  const own = base.accent[scheme];
  if (!other.accent && isReadable(own, grounds, READABLE)) return own;
  const { chroma, hue } = other.accent ?? own;
  const step = (grounds[0]?.lightness ?? 1) < 0.5 ? 0.02 : -0.02;
  let lightness = own.lightness;
  let color = inSrgb(lightness, chroma, hue);
  while (lightness > 0 && lightness < 1 && !isReadable(color, grounds, READABLE * SPARE)) {
    lightness += step;
    color = inSrgb(lightness, chroma, hue);
  }
  return color;
}

function isReadable(color: Oklch, grounds: readonly Oklch[], ratio: number): boolean {
  return grounds.every((ground) => contrast(color, ground) >= ratio);
}

/** Returns the color with as much of the chroma as sRGB allows. */
function inSrgb(lightness: number, chroma: number, hue: number): Oklch {
  let color = oklch(lightness, chroma, hue);
  while (color.chroma > 0 && !isInSrgb(color)) color = oklch(lightness, color.chroma - 0.005, hue);
  return color;
}

/** The colors of a merchant's own accent. */
type AccentColors = Pick<ThemeColors, 'accent' | 'on-accent' | 'accent-soft'>;

/**
 * Returns a merchant's accent in its partner's theme: as it is where it is readable, and otherwise as light
 * or as dark as that takes.
 */
export function accentColors(accent: Oklch, base: ThemeColors): AccentColors {
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const surface = base.surface[scheme];
    const color = nearestReadable(accent, [surface, base.background[scheme]]);
    return { color, on: whiteOrBlack(color), soft: softGround(color, surface) };
  }) as [Worn, Worn];
  return {
    accent: { light: light.color, dark: dark.color },
    'on-accent': { light: light.on, dark: dark.on },
    'accent-soft': { light: light.soft, dark: dark.soft },
  };
}

interface Worn {
  readonly color: Oklch;
  readonly on: Oklch;
  readonly soft: Oklch;
}

/** Returns the color, or else the nearest of its hue that is readable on these and on its softest tint. */
function nearestReadable(color: Oklch, grounds: readonly [surface: Oklch, ...others: Oklch[]]): Oklch {
  const [surface] = grounds;
  const step = surface.lightness < 0.5 ? 0.01 : -0.01;
  const isEnough = (one: Oklch): boolean =>
    isReadable(one, [...grounds, mixed(one, SOFT_SHARES[4], surface)], READABLE);
  const wanted = isInSrgb(color) ? color : inSrgb(color.lightness, color.chroma, color.hue);
  let nearest = wanted;
  for (let steps = 1; steps <= 100 && !isEnough(nearest); steps += 1)
    nearest = inSrgb(wanted.lightness + steps * step, color.chroma, color.hue);
  return nearest;
}

/** Returns a whole theme from a file. @param base provides the omitted values */
export function fillTheme({ light, dark, lengths, fonts, shadows }: ThemeTokens, base: Theme): Theme {
  return {
    colors: fillColors({ light, dark }, base.colors),
    radiusPx: lengths['radius.control'] ?? base.radiusPx,
    spacePx: lengths['space.step'] ?? base.spacePx,
    textPx: lengths['font-size.text'] ?? base.textPx,
    headingPx: lengths['font-size.heading'] ?? base.headingPx,
    font: fonts['font.text'] ?? base.font,
    fontHeading: fonts['font.heading'] ?? base.fontHeading,
    fontMono: fonts['font.mono'] ?? base.fontMono,
    shadows: shadows ?? base.shadows,
  };
}
