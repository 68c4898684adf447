import { html, type Content, type Html } from '../../../core/text/html.ts';

/** A bar, and what the line of the period before has there. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly before?: number | undefined;
  /** Whether it is the day that hasn't ended. */
  readonly isNow?: boolean;
}

interface BarChart {
  readonly bars: readonly Bar[];
  /** The chart in a sentence. */
  readonly words: string;
  /** Writes a value of the scale. */
  readonly valueText: (value: number) => string;
}

const HEIGHT = 208;
const TOP = 8;
const LABELS = 28;
/** Grid lines above the base, at most. */
const LINES = 3;
/** The number of labels that fit below a phone's chart. */
const MOST_LABELS = 4;

/**
 * Renders bars next to each other, as SVG with everything in attributes: the page's policy allows no inline
 * style. Positions are percentages, so the chart fills any width. The period before is a dashed line.
 */
export function barChart({ bars, words, valueText }: BarChart): Html {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before]);
  const { highest, lowest, lines } = scaleOf(Math.max(0, ...values), Math.min(0, ...values));
  const yOf = (value: number): string =>
    (TOP + ((highest - value) / (highest - lowest)) * (HEIGHT - TOP)).toFixed(1);
  const slot = 100 / Math.max(1, bars.length);
  return html`<div class="bar-chart">
    <svg class="scale" width="48" height="${HEIGHT + LABELS}" aria-hidden="true">
      ${lines.map((value) => html`<text x="40" y="${Number(yOf(value)) + 4}">${valueText(value)}</text>`)}
    </svg>
    <svg class="plot" role="img" aria-label="${words}" height="${HEIGHT + LABELS}">
      ${lines.map((value) => lineAt('grid', yOf(value)))}
      ${bars.map(({ value, isNow }, index) => {
        const [from, to] = [Number(yOf(Math.max(0, value))), Number(yOf(Math.min(0, value)))];
        return html`<rect
          class="${isNow ? 'now' : 'past'}"
          x="${((index + 0.12) * slot).toFixed(3)}%"
          y="${from}"
          width="${(slot * 0.76).toFixed(3)}%"
          height="${(to - from).toFixed(1)}"
          rx="3"
        ></rect>`;
      })}
      ${beforeLine(bars, yOf)} ${lineAt('base', yOf(0))} ${labelsOf(bars, slot)}
    </svg>
  </div>`;
}

const lineAt = (name: string, y: string): Html =>
  html`<line class="${name}" x1="0" x2="100%" y1="${y}" y2="${y}"></line>`;

/** A line has no percentages, so it is drawn on a width of its own that is stretched. */
function beforeLine(bars: readonly Bar[], yOf: (value: number) => string): Content {
  if (!bars.some(({ before }) => before !== undefined)) return undefined;
  const points = bars.map(({ before = 0 }, index) => `${index * 10 + 5},${yOf(before)}`);
  return html`<svg
    viewBox="0 0 ${bars.length * 10} ${HEIGHT}"
    width="100%"
    height="${HEIGHT}"
    preserveAspectRatio="none"
  >
    <polyline class="before" points="${points.join(' ')}" vector-effect="non-scaling-stroke"></polyline>
  </svg>`;
}

function labelsOf(bars: readonly Bar[], slot: number): Html[] {
  const every = Math.ceil(bars.length / MOST_LABELS);
  const last = bars.length - 1;
  return bars.flatMap(({ label }, index) => {
    const isLast = index === last;
    if (!isLast && (index % every !== 0 || last - index < every * 0.75)) return [];
    const anchor = anchorOf(index, bars.length);
    const at = { start: index, middle: index + 0.5, end: index + 1 }[anchor];
    return [
      html`<text x="${(at * slot).toFixed(3)}%" y="${HEIGHT + 20}" text-anchor="${anchor}">${label}</text>`,
    ];
  });
}

/** The first and the last label stay inside. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count <= MOST_LABELS) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

/** The ends of the scale, and its lines except the base: whole steps of 1, 2, 2.5 or 5. */
function scaleOf(highest: number, lowest: number) {
  const span = highest - lowest;
  if (span === 0) return { highest: 1, lowest: 0, lines: [] };
  const power = 10 ** Math.floor(Math.log10(span / LINES));
  const step = [1, 2, 2.5, 5, 10].map((size) => size * power).find((size) => size * LINES >= span) ?? span;
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  const lines = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { highest: last * step, lowest: first * step, lines: lines.filter((value) => value !== 0) };
}
