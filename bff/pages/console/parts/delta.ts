import { html, type Content, type Html } from '../../../core/text/html.ts';
import { strokeIcon } from '../../shell/icons.ts';

/** How a figure has changed, as the API's reports have it. */
export interface Change {
  readonly difference: number;
  /** Hundredths of a percent; `null` if there was nothing before. */
  readonly bps: number | null;
  readonly is_new: boolean;
}

/**
 * Renders a change: an arrow, a percentage, and what it is compared with. More is good.
 * @param versus such as `vs last Thursday by now`
 */
export function delta(change: Change | undefined, versus?: string): Content {
  if (!change) return undefined;
  const rest = versus === undefined ? '' : html` <span class="muted">${versus}</span>`;
  if (change.is_new) return html`<span class="muted">None before</span>`;
  if (change.difference === 0 || change.bps === null) return html`<span class="delta">0%</span>${rest}`;
  return html`${arrow(change.difference > 0, change.bps)}${rest}`;
}

function arrow(isUp: boolean, bps: number): Html {
  return html`<span class="delta ${isUp ? 'up' : 'down'}"
    >${strokeIcon(isUp ? 'arrow-up' : 'arrow-down', 16)}<span class="unseen">${isUp ? 'Up ' : 'Down '}</span
    >${percentOf(bps)}</span
  >`;
}

/** Formats the size of a change: `12.4%`, `340%`. */
export function percentOf(bps: number): string {
  const size = Math.abs(bps) / 100;
  return `${size.toFixed(size < 100 ? 1 : 0)}%`;
}

/** Renders a figure in a list of figures, with its name above and its change below. */
export function figure(name: string, value: Content, sub: Content): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
    <dd class="sub">${sub}</dd>
  </div>`;
}
