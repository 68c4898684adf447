import { at, box, circle, COVER, line, LOGO, path, scene, spread, type Svg } from '../shapes.ts';
import { blossoms, cloud, FOREST, GRASS, FRESH, land, potted } from './scenery.ts';

const [STONE, SHADE, ROOF, WOOD] = ['#e9dcc6', '#d3c3a8', '#b5573d', '#6b4a34'];

/** A wheel with paddles, around its axle. */
const wheel = (x: number, y: number, radius: number, wood: string): Svg =>
  at(
    x,
    y,
    0,
    ...Array.from({ length: 12 }, (_, index) =>
      at(
        0,
        0,
        index * 30,
        box({ x: -radius * 0.05, y: -radius, width: radius * 0.1, height: radius }, wood),
        box(
          { x: -radius * 0.17, y: -radius * 1.12, width: radius * 0.34, height: radius * 0.2, radius: 3 },
          wood,
        ),
      ),
    ),
    ring(radius * 0.94, wood, radius * 0.09),
    ring(radius * 0.62, wood, radius * 0.07),
    circle(0, 0, radius * 0.16, wood),
  );

const ring = (radius: number, color: string, width: number): Svg =>
  circle(0, 0, radius, 'none', `stroke="${color}" stroke-width="${Math.round(width)}"`);

const window = (x: number, y: number): Svg =>
  box({ x: x - 24, y: y - 32, width: 48, height: 64, radius: 4 }, WOOD) +
  box({ x: x - 19, y: y - 27, width: 17, height: 54 }, '#ffe7a6') +
  box({ x: x + 2, y: y - 27, width: 17, height: 54 }, '#ffe7a6') +
  box({ x: x - 30, y: y + 30, width: 60, height: 12, radius: 3 }, '#c4714a') +
  blossoms(x - 28, x + 28, y + 26, 9, ['#f2a7b4', '#fff6ea', '#f6d36f']).replaceAll(
    /cy="[\d.]+"/g,
    `cy="${y + 28}"`,
  );

const stones: Svg = Array.from({ length: 22 }, (_, index) =>
  box(
    { x: 476 + ((index * 97) % 290), y: 178 + ((index * 61) % 210), width: 34, height: 13, radius: 5 },
    SHADE,
  ),
).join('');

const house: Svg =
  box({ x: 460, y: 160, width: 340, height: 250 }, STONE) +
  stones +
  path('M432 172L520 62L740 62L828 172Z', ROOF) +
  [88, 114, 140]
    .map((y) => line(`M${532 - (y - 62) * 0.8} ${y}L${728 + (y - 62) * 0.8} ${y}`, '#a04a33', 4))
    .join('') +
  box({ x: 690, y: 34, width: 34, height: 60 }, SHADE) +
  window(536, 240) +
  window(724, 240) +
  path('M592 410L592 296C592 252 668 252 668 296L668 410Z', WOOD) +
  path('M602 410L602 300C602 264 658 264 658 300L658 410Z', '#3f7d68') +
  circle(648, 346, 5, '#f3c154');

const tree = (x: number, y: number, size: number): Svg =>
  box({ x: x - 9, y: y - size, width: 18, height: size }, WOOD) +
  circle(x - size * 0.4, y - size * 1.1, size * 0.5, FOREST) +
  circle(x + size * 0.42, y - size * 1.05, size * 0.48, FOREST) +
  circle(x, y - size * 1.45, size * 0.58, GRASS) +
  spread(9, x, y - size * 1.2, size * 0.74)
    .map((apple) => circle(apple.x, apple.y, 7, '#d9583f'))
    .join('');

/** Rows of lavender or lettuce, nearer ones larger. */
const bed = (x: number, y: number, color: string): Svg =>
  box({ x, y, width: 220, height: 20, radius: 8 }, '#7a5236') +
  Array.from({ length: 11 }, (_, index) =>
    at(
      x + 12 + index * 19.5,
      y + 4,
      0,
      ...[-18, 0, 18].map((turn) =>
        at(
          0,
          0,
          turn,
          line('M0 0L0 -26', FRESH, 3),
          box({ x: -3, y: -44, width: 6, height: 22, radius: 3 }, color),
        ),
      ),
    ),
  ).join('');

export const oldMill: Svg = scene(
  COVER,
  ['#c3dcec', '#fbecd0'],
  circle(232, 112, 44, '#fff1c2'),
  cloud(380, 84, 52),
  cloud(1040, 74, 70),
  land('#b6d3b4', 230, 180, 220, 240, 180, 200, 170),
  land('#8dbd8f', 280, 250, 286, 270, 240, 280, 250),
  land('#5f9f74', 336, 330, 322, 340, 330, 316, 330),
  tree(330, 372, 92),
  tree(1130, 360, 84),
  house,
  land('#3f8560', 408, 404, 406, 404, 402, 410, 404),
  path('M836 480C812 440 830 404 900 396C1010 388 1140 420 1280 396L1280 480Z', '#8fc4d6'),
  line('M930 426l60 0M1060 440l74 0M1170 424l50 0M960 458l90 0', '#c5e3ea', 4),
  box({ x: 796, y: 326, width: 74, height: 22 }, '#57392a'),
  wheel(868, 338, 92, WOOD),
  path('M584 406L676 406L760 480L500 480Z', '#e2cfa8'),
  bed(40, 426, '#9a7cc4'),
  bed(250, 426, '#b58fd0').replace('width="220"', 'width="212"'),
  bed(120, 470, '#8867b5'),
  potted(566, 416, 62),
  potted(696, 416, 62),
  blossoms(770, 850, 440, 9),
);

export const wheelLogo: Svg = scene(
  LOGO,
  ['#a9502f', '#8f4027'],
  wheel(320, 296, 170, '#fdf1de'),
  ...[452, 506].map((y) =>
    line(
      `M130 ${y}C180 ${y - 34} 224 ${y + 34} 320 ${y}C416 ${y - 34} 460 ${y + 34} 510 ${y}`,
      '#f3c98f',
      20,
    ),
  ),
);
