import { Html } from '../../core/text/html.ts';

/** Drawings on a grid of 24, in strokes of the text's color. */
const SHAPES = {
  alert: '<path d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4.5m0 2.5v.01"/>',
  'arrow-down': '<path d="m7 7 10 10m0-7.5V17H9.5"/>',
  'arrow-up': '<path d="M7 17 17 7m-7.5 0H17v7.5"/>',
  back: '<path d="M19.5 12h-15m6-6-6 6 6 6"/>',
  bag: '<path d="M5.5 8.5h13l1 11.5h-15z"/><path d="M9 8.5V7a3 3 0 0 1 6 0v1.5"/>',
  bank: '<path d="M4 9.5 12 4.5l8 5zM5.5 19.5h13M7 10v7m5-7v7m5-7v7"/>',
  bell:
    '<path d="M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5z"/><path d="M10 19.5a2.2 ' +
    '2.2 0 0 0 4 0"/>',
  bike:
    '<circle cx="6" cy="16.5" r="3.25"/><circle cx="18" cy="16.5" r="3.25"/><path d="M6 16.5 9.5 ' +
    '9h6l2.5 7.5M9.5 9l4 7.5M14.5 6H17M7.5 9h3.5"/>',
  card: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3 10h18M7 15h3"/>',
  chart: '<path d="M4.5 4v15.5H20"/><path d="M9 15.5V12m4 3.5V8m4 7.5v-5"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>',
  code: '<path d="m8.5 7-5 5 5 5m7-10 5 5-5 5"/>',
  down: '<path d="m5.5 9.5 6.5 6.5 6.5-6.5"/>',
  eye:
    '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" ' +
    'cy="12" r="2.75"/>',
  filter: '<path d="M4 7h16M7 12h10m-7 5h4"/>',
  flask:
    '<path d="M9.5 3.5h5M10.5 3.5v6l-5.5 9a1.5 1.5 0 0 0 1.3 2h11.4a1.5 1.5 0 0 0 1.3-2l-5.5-9v-6M8 15h8"/>',
  gear:
    '<circle cx="12" cy="12" r="3"/><path d="M12 3.5v2.5m0 12v2.5M3.5 12H6m12 0h2.5M6 6l1.8 1.8m8.4 ' +
    '8.4L18 18M18 6l-1.8 1.8M7.8 16.2 6 18"/>',
  gift:
    '<path d="M4 11.5h16V20H4zM3.5 8h17v3.5h-17zM12 8v12M12 8C7 8 7 4 9.5 4S12 8 12 8s0-4 2.5-4S17 8 ' +
    '12 8z"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 2.5 3.5 5.5 3.5 8.5s-.5 6-3.5 ' +
    '8.5c-3-2.5-3.5-5.5-3.5-8.5s.5-6 3.5-8.5z"/>',
  home: '<path d="M4 11 12 4l8 7"/><path d="M6 9.5v10h12v-10"/>',
  image:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><circle cx="9" cy="10" r="1.6"/><path d="m4 ' +
    '17.5 5-4 3.5 2.5 3.5-3.5 4.5 4"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5m0-8.5v.01"/>',
  key: '<circle cx="8" cy="15.5" r="4"/><path d="m11 12.5 8.5-8.5m-4 4 3 3"/>',
  leaf:
    '<path d="M5 19c0-9 5-14 15-14 0 10-5 14.5-11.5 14.5C7 19.5 5.8 19.3 5 19z"/><path d="M4 21c2-5 ' +
    '5-8 9-10"/>',
  leave: '<path d="M10 4.5H5v15h5M14.5 7.5 19 12l-4.5 4.5M19 12H9.5"/>',
  left: '<path d="M14.5 5.5 8 12l6.5 6.5"/>',
  link:
    '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 ' +
    '0 0 11 18.7l1.2-1.2"/>',
  list: '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  mail: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="m3.5 7.5 8.5 6 8.5-6"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  minus: '<path d="M5.5 12h13"/>',
  more: '<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" stroke-width="2.75"/>',
  out: '<path d="M13.5 4.5h6v6m0-6-9 9"/><path d="M17 14v5.5H4.5V7H10"/>',
  palette:
    '<path d="M12 3.5a8.5 8.5 0 1 0 0 17c1.6 0 2-1.1 1.4-2.3-.7-1.5.1-2.7 1.9-2.7H18c1.6 0 2.5-1.2 ' +
    '2.5-3.5 0-4.7-3.8-8.5-8.5-8.5z"/><path d="M7.5 12h.01M9.5 8h.01M14.5 8h.01" stroke-width="2.5"/>',
  pause: '<path d="M9 6v12M15 6v12"/>',
  phone:
    '<path d="M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6.1 6.1l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A16 ' +
    '16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z"/>',
  pin: '<path d="M12 21s7-6 7-11.2A7 7 0 0 0 5 9.8C5 15 12 21 12 21z"/><circle cx="12" cy="10" r="2.5"/>',
  plus: '<path d="M12 5.5v13M5.5 12h13"/>',
  receipt:
    '<path d="M6 3.5h12v17l-2.4-1.6-1.8 1.6-1.8-1.6-1.8 1.6-1.8-1.6L6 20.5z"/><path d="M9.5 8.5h5m-5 4h5"/>',
  refund: '<path d="M4.5 5v5h5"/><path d="M5 10a7.5 7.5 0 1 1-.6 4.5"/>',
  right: '<path d="m9.5 5.5 6.5 6.5-6.5 6.5"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  store:
    '<path d="M4.5 10v9.5h15V10"/><path d="M3.5 8.5 5.5 4h13l2 4.5a2.8 2.8 0 0 1-5.5.7 3 3 0 0 1-6 0 2.8 ' +
    '2.8 0 0 1-5.5-.7z"/><path d="M10 19.5v-5h4v5"/>',
  table: '<path d="M3.5 9h17M6 9l-1 10M18 9l1 10M12 9v10m-3 0h6"/>',
  tag: '<path d="M4 4.5h8l8 8-7.5 7.5-8.5-8z"/><path d="M8 8.5h.01" stroke-width="2.5"/>',
  team:
    '<circle cx="9" cy="8.5" r="3.25"/><path d="M3 19.5c.6-3.6 2.9-5.5 6-5.5s5.4 1.9 6 5.5M15.5 ' +
    '5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.5c2 .7 3.2 2.4 3.5 5"/>',
  trash: '<path d="M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l1 13.5h9l1-13.5M10.5 10.5v6m3-6v6"/>',
  user: '<circle cx="12" cy="8.5" r="3.75"/><path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"/>',
  x: '<path d="m6.5 6.5 11 11m0-11-11 11"/>',
} as const;

export type IconName = keyof typeof SHAPES;

/**
 * Returns an icon. Screen readers skip it: put a word next to it, or give its control a label.
 *
 * @param size in CSS pixels
 */
export function strokeIcon(name: IconName, size: 16 | 20 | 24 = 20): Html {
  return new Html(
    `<svg class="stroke-icon" viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" ` +
      'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" ' +
      `aria-hidden="true">${SHAPES[name]}</svg>`,
  );
}
