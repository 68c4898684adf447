import { at, box, circle, leaf, line, path, type Svg } from '../shapes.ts';

export const [DEEP, FOREST, GRASS, FRESH] = ['#1f4d3a', '#2c6a4c', '#3d8a5f', '#62a876'];

/** Leaves that spread from one point, the outer ones shorter. */
export function fan(x: number, y: number, size: number, leaves = 7, colors = [FOREST, GRASS, DEEP]): Svg {
  const middle = (leaves - 1) / 2;
  // The middle leaves lie on top.
  const order = Array.from({ length: leaves }, (_, index) => index).toSorted(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  );
  return at(
    x,
    y,
    0,
    ...order.map((index) => {
      const off = (index - middle) / middle;
      const length = size * (1 - Math.abs(off) * 0.3);
      const fill = colors[index % colors.length] ?? GRASS;
      return at(0, 0, off * 72, leaf(length, size * 0.24, fill, DEEP));
    }),
  );
}

/** A plant in a pot whose foot is at `y`. */
export const potted = (x: number, y: number, size: number, pot = '#c4714a', colors?: string[]): Svg =>
  fan(x, y - size * 0.5, size, 7, colors) +
  path(
    `M${x - size * 0.34} ${y - size * 0.56}L${x + size * 0.34} ${y - size * 0.56}` +
      `L${x + size * 0.25} ${y}L${x - size * 0.25} ${y}Z`,
    pot,
  ) +
  box(
    { x: x - size * 0.38, y: y - size * 0.6, width: size * 0.76, height: size * 0.14, radius: 3 },
    '#00000022',
  );

/** Small blossoms in a band of grass, always the same ones. */
export const blossoms = (
  from: number,
  to: number,
  y: number,
  count: number,
  colors = ['#f7efe0', '#f2b8a0', '#f6d36f'],
): Svg =>
  Array.from({ length: count }, (_, index) =>
    circle(
      from + ((index * 0.618 + 0.13) % 1) * (to - from),
      y + ((index * 37) % 34) - 17,
      3 + ((index * 7) % 4),
      colors[index % colors.length] ?? '',
    ),
  ).join('');

/** A stretch of land down to the lower edge: its heights at equal distances. */
export function land(fill: string, ...heights: readonly number[]): Svg {
  const step = 1280 / (heights.length - 1);
  const [first = 0, ...rest] = heights;
  const ridge = rest.map((height, index) => {
    const [x, before] = [(index + 1) * step, heights[index] ?? height];
    return `C${x - step * 0.5} ${before} ${x - step * 0.5} ${height} ${x} ${height}`;
  });
  return path(`M0 ${first}${ridge.join('')}L1280 480L0 480Z`, fill);
}

export const cloud = (x: number, y: number, size: number): Svg =>
  at(
    x,
    y,
    0,
    box({ x: -size, y: -size * 0.2, width: size * 2, height: size * 0.4, radius: size * 0.2 }, '#ffffffb0'),
    box(
      { x: -size * 0.55, y: -size * 0.48, width: size * 1.05, height: size * 0.5, radius: size * 0.25 },
      '#ffffffb0',
    ),
  );

export const gull = (x: number, y: number): Svg =>
  line(
    `M${x - 16} ${y}C${x - 10} ${y - 9} ${x - 4} ${y - 7} ${x} ${y}` +
      `C${x + 4} ${y - 7} ${x + 10} ${y - 9} ${x + 16} ${y}`,
    '#5c7180',
    3,
  );
