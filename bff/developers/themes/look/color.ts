/** A color as stored in a theme: numbers only, so that output is always generated and never pasted. */
export interface Oklch {
  /** 0–1. */
  readonly lightness: number;
  /** 0–0.5. */
  readonly chroma: number;
  /** Degrees, 0–360. */
  readonly hue: number;
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,4})?)`;
const OKLCH = new RegExp(String.raw`^oklch\(${NUMBER} ${NUMBER} ${NUMBER}\)$`);

/** Reads `oklch(0.46 0.105 152)`, the form of the palette; `undefined` for any other text. */
export function readColor(text: string): Oklch | undefined {
  const [, lightness, chroma, hue] = (OKLCH.exec(text) ?? []).map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  return lightness <= 1 && chroma <= 0.5 && hue <= 360 ? { lightness, chroma, hue } : undefined;
}

export function writeColor({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}

/** @param alpha 0–1 */
export function writeTranslucent({ lightness, chroma, hue }: Oklch, alpha: number): string {
  return `oklch(${lightness} ${chroma} ${hue} / ${alpha})`;
}

/**
 * Returns the color between two in OKLab, as `color-mix(in oklab, one share, other)`. @param share of `one`,
 * 0–1
 */
export function mixed(one: Oklch, share: number, other: Oklch): Oklch {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const at = (from: number, to: number): number => from * share + to * (1 - share);
  const a = at(a1, a2);
  const b = at(b1, b2);
  return oklch(at(l1, l2), Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI);
}

/** Returns a color, rounded and bounded, so that it is always written as plain decimals. */
export function oklch(lightness: number, chroma: number, hue: number): Oklch {
  return {
    lightness: rounded(Math.min(1, Math.max(0, lightness)), 4),
    chroma: rounded(Math.min(0.5, Math.max(0, chroma)), 4),
    hue: rounded(((hue % 360) + 360) % 360, 2) % 360,
  };
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}

function lab({ lightness, chroma, hue }: Oklch): readonly [l: number, a: number, b: number] {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** Returns the WCAG 2.2 contrast ratio, 1–21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Oklch): number {
  const [red = 0, green = 0, blue = 0] = linearSrgb(color).map((channel) =>
    Math.min(1, Math.max(0, channel)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns linear-light red, green and blue, 0–1 within the gamut (CSS Color 4, section 10: OKLab to linear
 * sRGB).
 */
export function linearSrgb(color: Oklch): readonly [number, number, number] {
  const [lightness, a, b] = lab(color);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Whether sRGB contains it, so that every screen shows the same. */
export function isInSrgb(color: Oklch): boolean {
  return linearSrgb(color).every((channel) => channel > -0.0005 && channel < 1.0005);
}

/** Returns `#1d6839`: the nearest color that every screen has, as a color field accepts it. */
export function hexOf(color: Oklch): string {
  return `#${linearSrgb(color).map(byteOf).join('')}`;
}

/** Returns the shortest text for exactly this color. @param write writes it in full */
export function shortestText(
  color: Oklch,
  write: (color: Oklch) => string,
  read: (text: string) => Oklch | undefined,
): string {
  const hex = hexOf(color);
  const again = isInSrgb(color) ? read(hex) : undefined;
  return again && write(again) === write(color) ? hex : write(color);
}

/** Applies the transfer function of sRGB (CSS Color 4, section 10.2). */
function byteOf(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear));
  const channel = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(255 * channel)
    .toString(16)
    .padStart(2, '0');
}
