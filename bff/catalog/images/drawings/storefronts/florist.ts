import { at, box, circle, COVER, ellipse, leaf, line, LOGO, path, scene, type Svg } from '../shapes.ts';
import { cloud, DEEP, FRESH, GRASS, gull } from './scenery.ts';

const [PINK, ROSE, CREAM, PLUM, GOLD] = ['#f2a7b4', '#d9607c', '#fff6ea', '#7d3b57', '#f3c154'];
const PETALS = [ROSE, GOLD, CREAM, PINK, '#b58fd0'];

/** A flower on its stem, which stands at 0, 0. */
const bloom = (height: number, petals: string): Svg =>
  line(`M0 0L0 ${-height}`, GRASS, 3) +
  at(0, -height * 0.4, 38, leaf(height * 0.34, 9, FRESH, DEEP)) +
  [0, 72, 144, 216, 288].map((turn) => at(0, -height, turn, ellipse(0, -7, 6, 8, petals))).join('') +
  circle(0, -height, 4, petals === GOLD ? PLUM : GOLD);

/** A bucket of flowers of one kind, its foot at `y`. */
const bucket = (x: number, y: number, petals: string, size = 1): Svg =>
  [
    `<g transform="translate(${x} ${y}) scale(${size})">`,
    ...[-24, -15, -6, 4, 14, 23].map((turn, index) =>
      at(turn * 0.5, -38, turn, bloom(48 + (index % 3) * 9, petals)),
    ),
    path('M-25 -46L25 -46L19 0L-19 0Z', '#aebcc4'),
    box({ x: -27, y: -50, width: 54, height: 8, radius: 3 }, '#c8d3d9'),
    '</g>',
  ].join('');

const boat = (x: number, y: number, sail: string): Svg =>
  path(`M${x - 34} ${y}L${x + 38} ${y}L${x + 26} ${y + 16}L${x - 24} ${y + 16}Z`, '#6b4a3a') +
  line(`M${x} ${y}L${x} ${y - 84}`, '#6b4a3a', 3) +
  path(`M${x + 5} ${y - 82}L${x + 40} ${y - 8}L${x + 5} ${y - 8}Z`, sail) +
  path(`M${x - 5} ${y - 68}L${x - 28} ${y - 8}L${x - 5} ${y - 8}Z`, CREAM);

const lighthouse: Svg =
  path('M150 150L190 150L200 318L140 318Z', '#fdfbf7') +
  path('M147 192L193 192L195 226L145 226ZM143 262L197 262L199 296L141 296Z', ROSE) +
  box({ x: 150, y: 122, width: 40, height: 30 }, GOLD) +
  path('M144 124L170 98L196 124Z', PLUM) +
  path('M60 340C90 306 130 312 170 312C216 312 250 318 270 340Z', '#8b8f86');

const awning: Svg = Array.from({ length: 11 }, (_, index) => {
  const x = 420 + index * 40;
  return path(
    `M${x} 172L${x + 40} 172L${x + 40} 226C${x + 40} 248 ${x} 248 ${x} 226Z`,
    index % 2 === 0 ? ROSE : CREAM,
  );
}).join('');

const shop: Svg =
  box({ x: 436, y: 70, width: 408, height: 330 }, '#f6e9da') +
  box({ x: 424, y: 56, width: 432, height: 20, radius: 4 }, PLUM) +
  box({ x: 470, y: 100, width: 340, height: 46, radius: 6 }, PLUM) +
  [530, 590, 640, 690, 750].map((x, index) => circle(x, 123, 9, PETALS[index] ?? '')).join('') +
  box({ x: 456, y: 210, width: 214, height: 150, radius: 4 }, PLUM) +
  box({ x: 464, y: 218, width: 198, height: 134 }, '#ffe9b8') +
  [496, 562, 628].map((x, index) => bucket(x, 350, PETALS[index + 1] ?? '', 0.8)).join('') +
  line('M563 218L563 352', PLUM, 4) +
  box({ x: 702, y: 206, width: 104, height: 194, radius: 4 }, PLUM) +
  box({ x: 714, y: 218, width: 80, height: 96 }, '#ffe9b8') +
  circle(754, 266, 22, GRASS) +
  circle(754, 266, 13, '#ffe9b8') +
  circle(784, 336, 5, GOLD);

/** Two rows of buckets, the back one on a crate. */
const stand = (from: number, back: readonly string[], front: readonly string[]): Svg =>
  back.map((petals, index) => bucket(from + index * 66, 392, petals)).join('') +
  box({ x: from - 36, y: 392, width: back.length * 68, height: 62, radius: 4 }, '#a5713f') +
  box({ x: from - 36, y: 412, width: back.length * 68, height: 4 }, '#8b5c31') +
  front.map((petals, index) => bucket(from + 22 + index * 62, 464, petals)).join('');

export const harbor: Svg = scene(
  COVER,
  ['#bfdcec', '#fde9d6'],
  cloud(330, 76, 54),
  cloud(1010, 64, 66),
  gull(960, 130),
  gull(1010, 152),
  gull(290, 144),
  path('M860 300C940 236 1010 262 1080 248C1160 232 1220 254 1280 244L1280 310L860 310Z', '#a9c2b2'),
  box({ x: 0, y: 296, width: 1280, height: 90 }, '#7fb4cc'),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
    line(`M${30 + index * 168} ${314 + (index % 3) * 16}l46 0`, '#a9d2e2', 4),
  ),
  lighthouse,
  boat(330, 316, PINK),
  boat(978, 322, GOLD),
  boat(1156, 308, '#f08f6f'),
  box({ x: 0, y: 372, width: 1280, height: 108 }, '#d9c7b0'),
  box({ x: 0, y: 364, width: 1280, height: 14 }, '#b9a58c'),
  ...Array.from({ length: 16 }, (_, index) =>
    box(
      { x: index * 86 - (index % 2) * 20, y: 402 + (index % 3) * 26, width: 40, height: 5, radius: 2 },
      '#c5b196',
    ),
  ),
  shop,
  awning,
  stand(222, [PINK, GOLD, ROSE], [CREAM, ROSE, '#b58fd0']),
  stand(922, ['#b58fd0', ROSE, CREAM], [GOLD, PINK, ROSE]),
);

export const tulipLogo: Svg = scene(
  LOGO,
  ['#8d4462', '#743650'],
  line('M320 330L320 540', '#9fcf9f', 20),
  at(320, 530, -40, leaf(190, 84, '#8cc48f', '#5f9b6b')),
  at(320, 530, 40, leaf(190, 84, '#8cc48f', '#5f9b6b')),
  path(
    'M200 150C236 176 262 176 320 110C378 176 404 176 440 150C456 300 402 372 320 372C238 372 184 300 ' +
      '200 150Z',
    '#ffd9df',
  ),
  path('M320 110C372 190 380 300 320 372C260 300 268 190 320 110Z', PINK),
);
