import {
  at,
  BLUSH,
  box,
  circle,
  drawing,
  ellipse,
  leaf,
  line,
  MIST,
  path,
  SAGE,
  SAND,
  shadow,
  spread,
  type Svg,
} from './shapes.ts';

const [CHINA, RIM, INNER] = ['#fdfbf7', '#e9e2d6', '#f4efe6'];

/** A plate, seen from above. */
const plate = (radius: number): Svg =>
  shadow(328, 262, radius + 8, radius + 4) +
  circle(320, 244, radius, CHINA) +
  circle(320, 244, radius * 0.74, INNER, `stroke="${RIM}" stroke-width="3"`);

/** A bowl, seen from above, with what is in it. */
const bowl = (outside: string, inside: string): Svg =>
  shadow(330, 266, 192, 186) + circle(320, 244, 186, outside) + circle(320, 244, 168, inside);

/** A cup on its saucer, seen from above; its handle is at the lower right. */
const cup = (coffee: string): Svg =>
  plate(182) +
  at(320, 244, 38, box({ x: 96, y: -17, width: 66, height: 34, radius: 17 }, RIM)) +
  circle(320, 244, 118, CHINA) +
  circle(320, 244, 104, RIM) +
  circle(320, 244, 98, coffee);

const spoon = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    turn,
    box({ x: -5, y: -20, width: 10, height: 150, radius: 5 }, '#b9bcc0'),
    ellipse(0, -42, 19, 32, '#c9cccf'),
    ellipse(-3, -44, 12, 23, '#dcdee0'),
  );

export const flatWhite: Svg = drawing(
  BLUSH,
  cup('#a9713f'),
  circle(320, 244, 98, '#8f5a2e', 'opacity="0.35"'),
  circle(320, 244, 84, '#b98350'),
  at(
    320,
    316,
    0,
    ...[0, 1, 2, 3].map((step) =>
      path(
        `M0 ${-10 - step * 26}` +
          `C${-62 + step * 12} ${-26 - step * 26} ${-52 + step * 11} ${-66 - step * 20} ` +
          `0 ${-42 - step * 27}` +
          `C${52 - step * 11} ${-66 - step * 20} ${62 - step * 12} ${-26 - step * 26} 0 ${-10 - step * 26}Z`,
        step % 2 === 0 ? '#f7ead7' : '#c99765',
      ),
    ),
  ),
);

export const filterCoffee: Svg = drawing(
  SAND,
  cup('#3a2416'),
  circle(320, 244, 98, '#1f120a', 'opacity="0.35"'),
  circle(320, 246, 84, '#40281a'),
  path('M262 214C276 184 308 168 338 172C304 182 284 198 270 226Z', '#7a5233', 'opacity="0.7"'),
  spoon(520, 270, 24),
  ...spread(7, 122, 372, 54).map(({ x, y, turn }) =>
    at(x, y, turn, ellipse(0, 0, 17, 12, '#5a3820') + line('M-12 0C-4 5 4 -5 12 0', '#3a2416', 3)),
  ),
);

export const potOfTea: Svg = drawing(
  SAGE,
  shadow(322, 398, 190, 26),
  line('M214 246C128 206 108 168 92 178', '#4f7a6b', 34),
  line('M436 218C520 196 528 318 430 330', '#4f7a6b', 26),
  path(
    'M196 250C196 176 252 148 322 148C392 148 448 176 448 250C448 336 404 396 322 396C240 396 196 336 ' +
      '196 250Z',
    '#5d8c7b',
  ),
  path('M222 250C222 196 262 172 302 168C252 192 240 240 250 300C230 286 222 270 222 250Z', '#7fab9a'),
  ellipse(322, 158, 78, 20, '#4f7a6b'),
  ellipse(322, 148, 66, 20, '#6b9a89'),
  circle(322, 120, 16, '#4f7a6b'),
  ...[-34, 0, 34].map((x) =>
    line(`M${322 + x} 92C${312 + x} 74 ${334 + x} 62 ${322 + x} 42`, '#ffffff', 7).replace(
      '/>',
      ' opacity="0.7"/>',
    ),
  ),
  at(168, 420, 70, leaf(76, 30, '#8db25f', '#6c9142')),
  at(196, 430, 105, leaf(66, 26, '#7aa14d', '#5d8038')),
);

const flower = (x: number, y: number, size: number): Svg =>
  at(
    x,
    y,
    0,
    ...[0, 72, 144, 216, 288].map((turn) =>
      at(0, 0, turn, ellipse(0, -size * 0.62, size * 0.36, size * 0.48, '#fffdf2')),
    ),
    circle(0, 0, size * 0.3, '#e8c75a'),
  );

export const elderflower: Svg = drawing(
  MIST,
  shadow(320, 432, 118, 18),
  path('M232 84L408 84L384 428L256 428Z', '#ffffff', 'opacity="0.55"'),
  path('M239 150L401 150L382 418L258 418Z', '#f2ebb5', 'opacity="0.9"'),
  ellipse(320, 150, 81, 12, '#faf6d4'),
  at(288, 214, 14, box({ x: -34, y: -34, width: 68, height: 68, radius: 12 }, '#ffffff')).replace(
    '<g',
    '<g opacity="0.6"',
  ),
  at(348, 250, -18, box({ x: -32, y: -32, width: 64, height: 64, radius: 12 }, '#ffffff')).replace(
    '<g',
    '<g opacity="0.55"',
  ),
  ...spread(16, 320, 320, 74).map(({ x, y }, index) =>
    circle(x * 0.62 + 121, y, 3 + (index % 3) * 2, '#ffffff', 'opacity="0.8"'),
  ),
  at(404, 150, 24, leaf(96, 44, '#86ad62', '#628a43')),
  flower(352, 132, 24),
  flower(386, 112, 20),
  flower(326, 118, 18),
  line('M262 60L300 400', '#c98f78', 9),
);

export const gardenSalad: Svg = drawing(
  SAND,
  bowl('#4e6a78', '#5f7f8e'),
  ...spread(19, 320, 244, 128).map(({ x, y, turn }, index) =>
    at(x, y, turn, leaf(92, 58, ['#7fae4e', '#9cc466', '#5f9140', '#b2d07a'][index % 4] ?? '', '#4d7a34')),
  ),
  ...spread(8, 320, 244, 112).map(({ x, y }, index) =>
    index % 2 === 0
      ? circle(x, y, 25, '#d8476a') + circle(x, y, 20, '#fdf1f3') + circle(x, y, 6, '#f3c9d3')
      : circle(x, y, 28, '#6f9c4a') + circle(x, y, 24, '#d7eab8') + circle(x, y, 12, '#c2dc9b'),
  ),
  ...spread(26, 320, 244, 138).map(({ x, y, turn }) => at(x, y, turn, ellipse(0, 0, 6, 3, '#f0dfb4'))),
);

export const soup: Svg = drawing(
  SAGE,
  bowl('#f7f2e8', '#d97b2b'),
  circle(320, 244, 150, '#e58c37'),
  line('M238 252C252 176 376 168 396 236C412 300 300 318 288 262C282 226 342 216 352 246', '#fbeed4', 13),
  ...spread(9, 320, 244, 104).map(({ x, y, turn }) => at(x, y, turn, leaf(24, 13, '#5f8f45', '#45702f'))),
  shadow(540, 412, 92, 40),
  path(
    'M452 402C452 340 490 316 540 316C590 316 628 340 628 402C628 424 612 430 540 430C468 430 452 424 ' +
      '452 402Z',
    '#b8783c',
  ),
  path(
    'M468 398C468 352 500 334 540 334C580 334 612 352 612 398C612 412 600 416 540 416C480 416 468 412 ' +
      '468 398Z',
    '#f0d6a8',
  ),
);

export const avocadoToast: Svg = drawing(
  BLUSH,
  plate(206),
  ...[
    { x: 262, turn: -12 },
    { x: 380, turn: 10 },
  ].map(({ x, turn }) =>
    at(
      x,
      246,
      turn,
      path(
        'M-66 92C-76 40 -66 6 -72 -30C-98 -72 -62 -106 0 -104C62 -106 98 -72 72 -30C66 6 76 40 66 92C60 ' +
          '106 -60 106 -66 92Z',
        '#a8692f',
      ),
      path(
        'M-56 84C-64 36 -56 8 -62 -32C-84 -66 -52 -92 0 -91C52 -92 84 -66 62 -32C56 8 64 36 56 84C50 94 ' +
          '-50 94 -56 84Z',
        '#e8c48a',
      ),
      path(
        'M-48 72C-54 30 -46 4 -52 -34C-66 -62 -42 -78 2 -77C46 -78 68 -58 52 -30C46 4 54 32 46 70C20 88 ' +
          '-30 84 -48 72Z',
        '#9dbb5c',
      ),
      path(
        'M-30 46C-34 14 -28 -8 -32 -36C-20 -58 10 -62 26 -52C6 -40 -8 -10 -6 44C-14 56 -26 56 -30 46Z',
        '#b5cf77',
      ),
      ...spread(11, 0, -4, 62).map(({ x: a, y: b }, index) =>
        circle(a * 0.7, b, index % 3 === 0 ? 6 : 3, index % 3 === 0 ? '#c9432f' : '#33402a'),
      ),
    ),
  ),
);

export const troutBagel: Svg = drawing(
  MIST,
  plate(206),
  circle(320, 244, 146, '#9a5c26'),
  circle(318, 240, 140, '#c6853f'),
  ...[20, 92, 164, 236, 308].map((turn) =>
    at(
      320,
      244,
      turn,
      path('M-50 -92C-26 -122 28 -124 54 -90C30 -74 -24 -72 -50 -92Z', '#f08f6f'),
      line('M-34 -94C-10 -108 14 -108 38 -94', '#f7b49c', 6),
    ),
  ),
  circle(320, 244, 56, '#fbf7ee'),
  circle(320, 244, 42, '#e9e2d6'),
  ...spread(30, 320, 244, 132).map(({ x, y, turn }) =>
    (x - 320) ** 2 + (y - 244) ** 2 < 60 ** 2 ? '' : at(x, y, turn, ellipse(0, 0, 7, 4, '#f7e6bf')),
  ),
  ...[50, 170, 290].map((turn) => at(320, 244, turn, at(0, -70, 20, leaf(40, 14, '#6f9a52', '#4f7837')))),
);

export const carrotCake: Svg = drawing(
  SAGE,
  shadow(322, 396, 214, 26),
  ellipse(320, 388, 214, 28, CHINA),
  path('M150 372L150 236L470 196L490 372Z', '#b8703a'),
  path('M150 308L482 290L484 318L150 332Z', '#fbf3e2'),
  path('M150 236L470 196L478 226L150 262Z', '#fbf3e2'),
  path('M150 236C210 176 330 150 470 196L470 200L150 242Z', '#fff9ec'),
  ...spread(24, 310, 320, 150).map(({ x, y }, index) =>
    y > 268 && y < 366 && x > 160 && (y < 292 || y > 334)
      ? ellipse(x, y, 7, 4, ['#e0964f', '#8c4d22', '#f0b870'][index % 3] ?? '')
      : '',
  ),
  at(
    330,
    178,
    62,
    path('M-10 0C-14 30 -6 62 0 72C6 62 14 30 10 0Z', '#ec8a35'),
    at(0, 2, -24, leaf(30, 11, '#6f9c4a', '#4d7a34')),
    at(0, 2, 20, leaf(34, 12, '#83b05c', '#5f8c3d')),
  ),
  ...spread(6, 240, 204, 40).map(({ x, y }) => ellipse(x, y, 8, 5, '#b9834a')),
);

const bar = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    turn,
    box({ x: -120, y: -52, width: 240, height: 104, radius: 16 }, '#a8682a'),
    box({ x: -116, y: -52, width: 232, height: 82, radius: 16 }, '#d3964a'),
    ...spread(44, 0, -12, 112).map(({ x: a, y: b, turn: c }, index) =>
      Math.abs(b + 12) < 34
        ? at(a, b * 0.9 - 4, c, ellipse(0, 0, 12, 5, ['#e8bd79', '#c07f38', '#f3d5a0'][index % 3] ?? ''))
        : '',
    ),
  );

export const flapjack: Svg = drawing(
  BLUSH,
  plate(212),
  bar(300, 312, -8),
  bar(344, 224, 6),
  bar(306, 148, -4),
);
