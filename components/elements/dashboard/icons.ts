import type { TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

// Drawn for the dashboard, on a grid of 24.
const PATHS = {
  pickup: 'M5.5 8.5h13l1 11.5h-15zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  delivery:
    'M6 13.3a3.2 3.2 0 1 0 .1 0M18 13.3a3.2 3.2 0 1 0 .1 0M6 16.5 9.5 9h6l2.5 7.5M9.5 9l4 7.5M14.5 ' +
    '6H17M7.5 9h3.5',
  dine_in: 'M3.5 9h17M6 9 5 19M18 9l1 10M12 9v10m-3 0h6',
  alert: 'M12 4 3 20h18zM12 10v4m0 3v.1',
  note: 'M4 5.5h16v11h-8.5l-4.5 4v-4H4zM8 9.5h8M8 12.5h5',
  down: 'm5.5 9.5 6.5 6.5 6.5-6.5',
  back: 'M19.5 12h-15m6-6-6 6 6 6',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  minus: 'M5.5 12h13',
  plus: 'M12 5.5v13M5.5 12h13',
  search: 'M11 4.5a6.5 6.5 0 1 0 .1 0M16 16l4.5 4.5',
  tag: 'M4 4.5h8l8 8-7.5 7.5L4 11.5zM8 8.5h.1',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.5l5 5m0-5-5 5',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside a word that says the same. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;

/** A button that shows an icon and is known by its name. */
interface IconButton {
  readonly name: IconName;
  readonly label: string;
  readonly press: () => unknown;
  /** How the focus finds it: `[data-action=…]`. */
  readonly action?: string;
}

export const iconButton = ({ name, label, press, action = name }: IconButton): TemplateResult =>
  html`<button
    part="button"
    type="button"
    class="quiet only"
    title=${label}
    aria-label=${label}
    data-action=${action}
    @click=${press}
  >
    ${icon(name)}
  </button>`;
