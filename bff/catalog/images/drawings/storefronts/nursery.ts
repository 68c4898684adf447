import { at, box, circle, COVER, leaf, line, LOGO, path, scene, type Svg } from '../shapes.ts';
import { blossoms, DEEP, fan, FRESH, land, potted } from './scenery.ts';

const IRON = '#24493a';
const PALE = ['#8fbf9d', '#a8cfae', '#7fb290'];

/** Light between x 400 and 880, below a roof whose ridge is at 640, 78. */
const light: Svg = path('M400 190L640 78L880 190L880 396L400 396Z', '#fff6d8', 'opacity="0.85"');

const shine: Svg =
  path('M430 396L560 116L604 95L494 396Z', '#ffffff', 'opacity="0.3"') +
  path('M716 396L812 158L842 172L752 396Z', '#ffffff', 'opacity="0.2"');

const frame: Svg =
  [480, 560, 720, 800]
    .map((x) => line(`M${x} ${190 - (240 - Math.abs(640 - x)) * 0.46}L${x} 396`, IRON, 3))
    .join('') +
  line('M400 280L880 280', IRON, 3) +
  line('M400 396L400 190L640 78L880 190L880 396', IRON, 8) +
  line('M400 190L880 190', IRON, 5);

const lamps: Svg = [520, 640, 760]
  .map(
    (x) =>
      line(`M${x} ${x === 640 ? 92 : 146}L${x} 206`, IRON, 2) +
      circle(x, 222, 22, '#ffd98a', 'opacity="0.55"') +
      path(`M${x - 16} 218C${x - 14} 200 ${x + 14} 200 ${x + 16} 218Z`, '#5a3f33') +
      circle(x, 220, 6, '#fff2c4'),
  )
  .join('');

const door: Svg =
  box({ x: 588, y: 246, width: 104, height: 150 }, IRON) +
  [596, 644]
    .map(
      (x) =>
        box({ x, y: 254, width: 40, height: 142 }, '#ffe7a6') +
        path(`M${x} 396L${x} 356C${x + 8} 332 ${x + 32} 332 ${x + 40} 356L${x + 40} 396Z`, '#3d8a5f'),
    )
    .join('');

const table: Svg =
  line('M934 366L934 420M914 420L954 420', '#f7f4ec', 5) +
  box({ x: 892, y: 360, width: 84, height: 8, radius: 4 }, '#f7f4ec') +
  path('M908 344L930 344L927 360L911 360Z', '#ffffff') +
  path('M946 346L962 346L959 360L949 360Z', '#c4714a') +
  at(954, 346, 0, leaf(20, 9, FRESH, DEEP));

const inside: Svg =
  [470, 530, 750, 810].map((x) => potted(x, 346, 58, '#e0b096', PALE)).join('') +
  [448, 506, 560, 720, 774, 824]
    .map((x, index) => potted(x, 396, 76 + (index % 3) * 10, index % 2 === 0 ? '#b85f3c' : '#c4714a'))
    .join('');

export const greenhouse: Svg = scene(
  COVER,
  ['#a5d2c2', '#f6e7c2'],
  circle(980, 132, 52, '#fdeab4'),
  land('#a9d0b0', 210, 150, 196, 230, 170, 140, 200),
  land('#7db793', 250, 262, 216, 270, 250, 214, 230),
  land('#bfe0e4', 296, 290, 298, 300, 292, 288, 294),
  land('#4f9470', 330, 322, 336, 330, 326, 334, 322),
  light,
  lamps,
  inside,
  shine,
  frame,
  door,
  land('#2f7250', 404, 398, 396, 394, 396, 398, 406),
  table,
  ...[60, 190, 320].map((x, index) => fan(x, 452, 132 - index * 26, 9)),
  ...[1220, 1096, 996].map((x, index) => fan(x, 452, 132 - index * 26, 9)),
  land('#256044', 452, 446, 458, 462, 458, 446, 452),
  path('M590 396L690 396L800 480L480 480Z', '#e2cfa8'),
  blossoms(10, 440, 446, 26),
  blossoms(840, 1270, 446, 26),
);

export const leafLogo: Svg = scene(
  LOGO,
  ['#1f7048', '#1a5f3d'],
  line('M140 524L236 428', '#f4f8f1', 22),
  path('M176 470C140 300 236 170 476 164C486 400 372 500 214 452Z', '#f4f8f1'),
  line('M222 442C262 372 318 314 392 250M270 372L266 288M318 320L404 330', '#1c6742', 18),
);
