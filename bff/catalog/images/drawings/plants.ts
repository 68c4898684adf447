import {
  at,
  BLUSH,
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
  type Svg,
} from './shapes.ts';

/** A pot on the table, its rim at 300. */
const pot = (body: string, rim: string): Svg =>
  shadow(326, 440, 128, 18) +
  path('M230 318L410 318L388 436C386 444 254 444 252 436Z', body) +
  path('M248 318L292 318L300 440C270 440 254 440 252 436Z', '#ffffff', 'opacity="0.14"') +
  path('M222 296L418 296L414 326L226 326Z', rim);

const earth = ellipse(320, 298, 92, 12, '#4a3426');

const stem = (x: number, y: number): Svg =>
  line(`M320 298C320 ${(298 + y) / 2} ${x} ${(298 + y) / 2 + 20} ${x} ${y}`, '#5f8a48', 6);

/** A leaf with the cuts of a monstera, from its stem at 0, 0 upwards. */
const cutLeaf = (size: number, fill: string, ground: string): Svg =>
  path(
    `M0 0C${-size * 0.9} ${-size * 0.1} ${-size * 0.9} ${-size * 0.9} 0 ${-size * 1.25}` +
      `C${size * 0.9} ${-size * 0.9} ${size * 0.9} ${-size * 0.1} 0 0Z`,
    fill,
  ) +
  [0.34, 0.58, 0.82]
    .flatMap((place) => [
      line(`M${size * 0.24} ${-size * place}L${size * 0.78} ${-size * (place - 0.12)}`, ground, size * 0.075),
      line(
        `M${-size * 0.24} ${-size * place}L${-size * 0.78} ${-size * (place - 0.12)}`,
        ground,
        size * 0.075,
      ),
    ])
    .join('') +
  line(`M0 0L0 ${-size * 1.12}`, '#3d6a35', size * 0.035);

export const monstera: Svg = drawing(
  BLUSH,
  ...[
    { x: 190, y: 210, turn: -48, size: 108, fill: '#4f8a46' },
    { x: 452, y: 196, turn: 46, size: 112, fill: '#478042' },
    { x: 268, y: 170, turn: -16, size: 104, fill: '#62a054' },
    { x: 388, y: 226, turn: 22, size: 92, fill: '#6fae5f' },
    { x: 240, y: 258, turn: -70, size: 74, fill: '#76b565' },
  ].flatMap(({ x, y, turn, size, fill }) => [stem(x, y), at(x, y, turn, cutLeaf(size, fill, '#f3dcd4'))]),
  pot('#c4714a', '#d6855d'),
  earth,
);

const blade = (x: number, top: number, width: number, lean: number): Svg => {
  const outline = (w: number) =>
    `M${x - w} 300` +
    `C${x - w * 1.3} ${(300 + top) / 2} ${x + lean - w * 0.8} ${top + 60} ${x + lean} ${top}` +
    `C${x + lean + w * 0.8} ${top + 60} ${x + w * 1.3} ${(300 + top) / 2} ${x + w} 300Z`;
  const stripes = [0.2, 0.4, 0.6, 0.8].map((part) => {
    const y = 300 - (300 - top) * part;
    const c = x + lean * part * part;
    return line(
      `M${c - width * 0.5} ${y}C${c - 6} ${y - 9} ${c + 6} ${y + 7} ${c + width * 0.5} ${y - 4}`,
      '#3c6a4a',
      5,
    );
  });
  return path(outline(width), '#d9cf7a') + path(outline(width * 0.74), '#558a63') + stripes.join('');
};

export const snakePlant: Svg = drawing(
  MIST,
  blade(268, 110, 24, -46),
  blade(372, 96, 25, 50),
  blade(300, 60, 27, -18),
  blade(346, 48, 27, 16),
  blade(322, 128, 24, 0),
  pot('#54616b', '#65737e'),
  earth,
);

const lily = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    turn,
    path('M0 16C-50 -6 -42 -92 6 -118C46 -80 44 -4 0 16Z', '#ffffff'),
    path('M0 16C-22 -6 -20 -76 6 -118C12 -76 12 -8 0 16Z', '#eef0e6'),
    path('M-6 2C-10 -22 -6 -52 2 -60C10 -52 10 -22 6 2Z', '#e8cf6a'),
  );

export const peaceLily: Svg = drawing(
  SAGE,
  ...[-74, -52, -30, 30, 54, 76, -12, 12].map((turn, index) =>
    at(320, 306, turn, leaf(176 + (index % 3) * 18, 66, index % 2 === 0 ? '#3f7a47' : '#56935a', '#2f6238')),
  ),
  stem(250, 158),
  stem(336, 130),
  stem(412, 176),
  lily(250, 166, -14),
  lily(336, 136, 4),
  lily(412, 182, 18),
  pot('#f1ece2', '#e2dacb'),
  earth,
);

const heart = (x: number, y: number, size: number, turn: number, fill: string): Svg =>
  at(
    x,
    y,
    turn,
    path(
      `M0 ${size}C${-size * 1.2} ${size * 0.1} ${-size} ${-size * 0.9} 0 ${-size * 0.35}` +
        `C${size} ${-size * 0.9} ${size * 1.2} ${size * 0.1} 0 ${size}Z`,
      fill,
    ),
  );

export const stringOfHearts: Svg = drawing(
  SAND,
  line('M320 34L242 106M320 34L398 106', '#a98862', 4),
  ...[-98, -66, -36, -8, 22, 52, 82].flatMap((offset, strand) => {
    const end = 330 + ((strand * 53) % 110);
    const x = (y: number): number => 320 + offset * (0.62 + (y - 150) / 420);
    const hearts = Array.from({ length: 7 }, (_, index) => 176 + ((end - 176) * index) / 6);
    return [
      line(`M${x(150)} 150C${x(200)} 200 ${x(280)} 280 ${x(end)} ${end}`, '#8a6a78', 3),
      ...hearts.map((y, index) =>
        heart(
          x(y) + (index % 2 === 0 ? -11 : 11),
          y,
          15,
          index % 2 === 0 ? 24 : -24,
          index % 3 === 0 ? '#a7bfa0' : '#6f9a78',
        ),
      ),
    ];
  }),
  path('M236 108L404 108C404 168 372 192 320 192C268 192 236 168 236 108Z', '#7b8fa1'),
  path('M252 116L290 116C286 160 292 180 306 190C270 184 252 160 252 116Z', '#94a7b8'),
  ellipse(320, 108, 84, 14, '#4a3426'),
  circle(320, 34, 7, '#a98862'),
  ...[-50, -18, 16, 48].map((offset, index) =>
    heart(320 + offset, 96 - (index % 2) * 12, 17, offset / 2, '#7fa884'),
  ),
);
