import {
  at,
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

export const compost: Svg = drawing(
  SAGE,
  shadow(326, 424, 176, 24),
  path(
    'M190 96C232 82 408 82 450 96C440 150 446 360 462 420C420 436 222 436 180 420C196 360 200 150 190 96Z',
    '#7a5a3c',
  ),
  path('M190 96C232 82 408 82 450 96L446 122C404 110 236 110 194 122Z', '#94714e'),
  path(
    'M206 134C250 124 300 122 320 122C270 190 262 330 282 428C240 428 200 426 186 420C200 350 206 210 ' +
      '206 134Z',
    '#886646',
  ),
  box({ x: 226, y: 176, width: 188, height: 164, radius: 14 }, '#f3ead6'),
  at(320, 316, -34, leaf(96, 42, '#79a650', '#567f36')),
  at(320, 316, 34, leaf(96, 42, '#8fba64', '#678f45')),
  at(320, 318, 0, leaf(114, 44, '#689546', '#4c7331')),
  ...spread(24, 512, 412, 56).map(({ x, y }, index) =>
    circle(x, y * 0.45 + 232, 7 + (index % 3) * 2, ['#4a3426', '#5b4231', '#392719'][index % 3] ?? ''),
  ),
);

export const brassMister: Svg = drawing(
  MIST,
  shadow(340, 428, 130, 20),
  path(
    'M252 246C252 206 296 190 340 190C384 190 428 206 428 246L428 398C428 424 404 430 340 430C276 430 ' +
      '252 424 252 398Z',
    '#b98a37',
  ),
  path('M268 250C268 220 292 206 316 202C300 230 298 330 306 424C276 420 268 412 268 396Z', '#dcb566'),
  path(
    'M396 212C418 222 428 230 428 246L428 398C428 414 420 422 402 426C410 350 410 270 396 212Z',
    '#8f6822',
  ),
  box({ x: 306, y: 138, width: 68, height: 58, radius: 8 }, '#a57a2c'),
  box({ x: 300, y: 176, width: 80, height: 18, radius: 8 }, '#cfa251'),
  path('M236 96L392 88C414 88 420 106 416 122L386 144L296 144C288 122 262 116 236 118Z', '#c79843'),
  circle(232, 107, 13, '#8f6822'),
  line('M408 120C436 140 438 168 418 190', '#a57a2c', 14),
  ...spread(26, 150, 108, 74).map(({ x, y }, index) =>
    circle(x, y, 2.5 + (index % 4), '#ffffff', `opacity="${0.5 + (index % 3) * 0.15}"`),
  ),
  at(108, 232, 150, leaf(104, 50, '#7fae62', '#5a8642')),
  at(84, 250, 196, leaf(92, 44, '#93bf74', '#6b9750')),
);

const basketWeave: Svg = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 12 }, (_column, column) =>
    box(
      { x: 156 + column * 28 + (row % 2) * 14 - 7, y: 292 + row * 26, width: 24, height: 20, radius: 9 },
      (row + column) % 2 === 0 ? '#c99a5b' : '#b48445',
    ),
  ).join(''),
).join('');

export const hamper: Svg = drawing(
  SAND,
  shadow(324, 432, 206, 20),
  path(
    'M380 70L412 70L414 146C436 164 440 186 440 214L440 320L352 320L352 214C352 186 356 164 378 146Z',
    '#3f5f46',
  ),
  box({ x: 374, y: 58, width: 44, height: 40, radius: 8 }, '#d9b45a'),
  box({ x: 362, y: 212, width: 68, height: 62, radius: 6 }, '#f5ecd6'),
  line('M376 234L416 234M376 252L404 252', '#b8954d', 5),
  path('M206 208L286 208L278 306L214 306Z', '#c4714a'),
  ...[-52, -26, 0, 26, 52].map((turn, index) =>
    at(246, 214, turn, leaf(88 + (index % 2) * 16, 30, index % 2 === 0 ? '#6f9c4a' : '#8bb563', '#4d7a34')),
  ),
  at(
    316,
    262,
    -8,
    box({ x: -34, y: -46, width: 68, height: 96, radius: 6 }, '#d8c3a0'),
    line('M-34 -6L34 -6', '#b4543f', 9),
    line('M0 -46L0 50', '#b4543f', 9),
  ),
  path('M148 286L492 286L468 430L172 430Z', '#a8763a'),
  basketWeave.replaceAll('<rect', '<rect clip-path="url(#b)"'),
  `<clipPath id="b"><path d="M148 286L492 286L468 430L172 430Z"/></clipPath>`,
  box({ x: 140, y: 274, width: 360, height: 28, radius: 13 }, '#8f6029'),
  ellipse(320, 356, 40, 14, '#b4543f'),
  path(
    'M320 356C276 318 250 344 262 372C276 390 306 376 320 356C334 376 364 390 378 372C390 344 364 318 ' +
      '320 356Z',
    '#c9634c',
  ),
  circle(320, 358, 12, '#a34534'),
);
