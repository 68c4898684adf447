/** A drawing as SVG, or a part of one. */
export type Svg = string;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An item of a menu. */
export const ITEM: Size = { width: 640, height: 480 };
/** The cover and the logo of a storefront. */
export const COVER: Size = { width: 1280, height: 480 };
export const LOGO: Size = { width: 640, height: 640 };

/** The page colors in one drawing: the table, and the light that falls on it. */
export interface Ground {
  readonly light: string;
  readonly dark: string;
}

export const SAND: Ground = { light: '#f6ecdc', dark: '#e6d3b5' };
export const SAGE: Ground = { light: '#e9f0e2', dark: '#cbdabd' };
export const BLUSH: Ground = { light: '#f9e9e4', dark: '#ecccc2' };
export const MIST: Ground = { light: '#e8eef2', dark: '#c9d6df' };

export function drawing({ light, dark }: Ground, ...shapes: readonly Svg[]): Svg {
  const gradient =
    `<radialGradient id="g" cx="38%" cy="28%" r="90%"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${dark}"/></radialGradient>`;
  return onGround(ITEM, gradient, shapes);
}

/** Shapes under a sky, from its color above to that at the horizon. */
export function scene(size: Size, [above, below]: readonly [string, string], ...shapes: readonly Svg[]): Svg {
  const gradient =
    `<linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${above}"/>` +
    `<stop offset="0.7" stop-color="${below}"/></linearGradient>`;
  return onGround(size, gradient, shapes);
}

function onGround({ width, height }: Size, gradient: Svg, shapes: readonly Svg[]): Svg {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><defs>${gradient}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${shapes.join('')}</svg>`
  );
}

export const circle = (x: number, y: number, r: number, fill: string, more = ''): Svg =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): Svg =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const path = (d: string, fill: string, more = ''): Svg =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number): Svg =>
  path(
    d,
    'none',
    `stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`,
  );

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

export const box = ({ x, y, width, height, radius = 0 }: Box, fill: string): Svg =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ` +
  `rx="${n(radius)}" fill="${fill}"/>`;

/** Turned around a point and moved there: the shape is drawn around 0, 0. */
export const at = (x: number, y: number, degrees: number, ...shapes: readonly Svg[]): Svg =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${shapes.join('')}</g>`;

/** The shadow of an object on the table. */
export const shadow = (x: number, y: number, rx: number, ry: number): Svg =>
  ellipse(x, y, rx, ry, '#3b2d1c', 'opacity="0.16"');

/** A leaf from 0, 0 upwards, with its vein. */
export function leaf(length: number, width: number, fill: string, vein: string): Svg {
  const [half, tip] = [width / 2, -length];
  const outline =
    `M0 0C${n(-half)} ${n(tip * 0.25)} ${n(-half)} ${n(tip * 0.7)} 0 ${n(tip)}` +
    `C${n(half)} ${n(tip * 0.7)} ${n(half)} ${n(tip * 0.25)} 0 0Z`;
  return path(outline, fill) + line(`M0 0L0 ${n(tip * 0.86)}`, vein, Math.max(1.5, width / 22));
}

/** Returns a number of points spread evenly within a circle, always the same ones. */
export function spread(
  count: number,
  x: number,
  y: number,
  radius: number,
): { x: number; y: number; turn: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index * GOLDEN_ANGLE;
    const r = radius * Math.sqrt((index + 0.5) / count);
    return { x: x + r * Math.cos(turn), y: y + r * Math.sin(turn), turn: ((turn * 180) / Math.PI) % 360 };
  });
}

const GOLDEN_ANGLE = 2.399963;

/** Numbers with one decimal: the same drawing is the same text, wherever it is made. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
