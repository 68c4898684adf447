import { html, type Html } from '../../../core/text/html.ts';

/** One bar, and the one that it is compared with. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly before?: number | undefined;
}

const HEIGHT = 160;
const TOP = 8;
/** So many labels fit beneath a phone's chart. */
const MOST_LABELS = 6;

/**
 * Bars beside each other, as SVG with everything in attributes: the page's policy allows no inline style. Places are percentages, so that it
 * fills any width; the words beneath say what it shows, and the table has the figures.
 */
export function barChart(bars: readonly Bar[], words: string): Html {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before]);
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest || 1;
  const yOf = (value: number): number => TOP + ((highest - value) / span) * (HEIGHT - TOP);
  const slot = 100 / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / MOST_LABELS);
  const bar = (name: string, value: number, left: number, width: number): Html => {
    const y = Math.min(yOf(value), yOf(0));
    return html`<rect
      class="${name}"
      x="${left.toFixed(3)}%"
      y="${y.toFixed(1)}"
      width="${width.toFixed(3)}%"
      height="${Math.abs(yOf(value) - yOf(0)).toFixed(1)}"
    ></rect>`;
  };
  return html`<svg class="bar-chart" role="img" aria-label="${words}" width="100%" height="${HEIGHT + 24}">
    ${bars.map(({ label, value, before }, index) => {
      const left = index * slot;
      return html`${before !== undefined && bar('before', before, left + slot * 0.08, slot * 0.84)}
      ${bar('now', value, left + slot * 0.2, slot * 0.6)}
      ${index % every === 0 && html`<text x="${(left + slot / 2).toFixed(3)}%" y="${HEIGHT + 18}" text-anchor="${anchorOf(index, bars.length)}">${label}</text>`}`;
    })}
    <line class="base" x1="0" x2="100%" y1="${yOf(0).toFixed(1)}" y2="${yOf(0).toFixed(1)}"></line>
  </svg>`;
}

/** The first and the last label stay inside. */
function anchorOf(index: number, count: number): string {
  if (count <= MOST_LABELS) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
