/** A value and what it is of; `before` is what it is compared with, `short` its label beneath the chart. */
export interface Point {
  readonly label: string;
  readonly short?: string;
  readonly value: number;
  readonly before?: number | undefined;
  /** Whether it is the day that hasn't ended. */
  readonly isNow?: boolean;
}

/** The tag of templates that draws: `html` of pages, `svg` of elements. */
type Tag<Drawn> = (
  strings: TemplateStringsArray,
  ...values: (Drawn | string | undefined | readonly (Drawn | undefined)[])[]
) => Drawn;

interface Drawing<Drawn> {
  /** The values at the lines of the grid, evenly spaced, from the lowest. */
  readonly ticks: readonly number[];
  /** The content of the plot's `<svg>`, at any size. */
  readonly plot: Drawn;
  /** The content of the `<svg>` below the plot. */
  readonly axis: readonly Drawn[];
}

/** More values than this are a line. */
const MOST_BARS = 62;
/** So many labels fit beneath a phone's chart. */
const MOST_LABELS = 4;
/** Lines of the grid above zero, where nothing is below it. */
const LINES = 3;

/**
 * Draws values as bars, or as a line where there are many, and the period before as a dashed line. Everything
 * is in attributes, since the policies of pages allow no inline style, and every position is a percentage.
 * The styles are those of `.drawing` and `.axis` on either side.
 */
export function draw<Drawn>(svg: Tag<Drawn>, points: readonly Point[]): Drawing<Drawn> {
  const { ticks, at } = scaleOf(points.flatMap(({ value, before = 0 }) => [value, before]));
  const slot = 100 / Math.max(1, points.length);
  const isLine = points.length > MOST_BARS;

  const bar = ({ value, isNow }: Point, index: number): Drawn => {
    const [top, end] = [at(Math.max(0, value)), at(Math.min(0, value))];
    const [x, width, height] = [(index + 0.12) * slot, slot * 0.76, end - top].map(percent);
    const name = isNow ? 'bar now' : 'bar';
    const y = percent(top);
    return svg`<rect class="${name}" x="${x}" y="${y}" width="${width}" height="${height}" rx="3"></rect>`;
  };
  // A line has no percentages, so it is drawn on a width of its own that is stretched.
  const line = (name: string, values: readonly (number | undefined)[]): Drawn | undefined => {
    const drawn = values.flatMap((value, index) =>
      value === undefined ? [] : `${index + 0.5},${at(value).toFixed(2)}`,
    );
    if (drawn.length === 0) return undefined;
    const box = `0 0 ${values.length} 100`;
    return svg`<svg viewBox="${box}" width="100%" height="100%" preserveAspectRatio="none">
      <polyline class="${name}" points="${drawn.join(' ')}" vector-effect="non-scaling-stroke"></polyline>
    </svg>`;
  };
  const gridLine = (value: number): Drawn => {
    const y = percent(at(value));
    return svg`<line class="${value === 0 ? 'base' : 'grid'}" x2="100%" y1="${y}" y2="${y}"></line>`;
  };
  const label = ({ label: full, short = full }: Point, index: number): Drawn | undefined => {
    const last = points.length - 1;
    const every = Math.ceil(points.length / MOST_LABELS);
    if (index < last && (index % every !== 0 || last - index < every * 0.75)) return undefined;
    // Where bars are narrow, the first and the last label stay inside. On a phone, long ones between would
    // touch those.
    const end =
      last < 2 * MOST_LABELS ? undefined : index === 0 ? 'start' : index === last ? 'end' : undefined;
    const x = percent((index + (end ? index / last : 0.5)) * slot);
    const name = end || widthOf(short) <= 6 ? '' : 'spare';
    return svg`<text class="${name}" x="${x}" y="13" text-anchor="${end ?? 'middle'}">${short}</text>`;
  };

  const before = points.map((point) => point.before);
  const values = points.map(({ value }) => value);
  const drawn = isLine ? line('line', values) : points.map(bar);
  return {
    ticks,
    plot: svg`${ticks.map(gridLine)}${drawn}${line('line before', before)}`,
    axis: points.map(label).filter((drawn) => drawn !== undefined),
  };
}

/** The width of a text in characters; a Chinese or Japanese one is as wide as two. */
const widthOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

const percent = (value: number): string => `${value.toFixed(2)}%`;

interface Scale {
  /** Round numbers, evenly spaced, from the lowest to the highest. */
  readonly ticks: readonly number[];
  /** From the top, in percent of the height: 0 is the highest tick, 100 the lowest. */
  readonly at: (value: number) => number;
}

/** Returns the scale for whole numbers, such as counts and minor units of money. It always contains zero. */
export function scaleOf(values: readonly number[]): Scale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const rough = (highest - lowest) / LINES || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((size) => size * power);
  const step = steps.find((one) => one >= rough && Number.isInteger(one)) ?? 10 * power;
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, at: (value) => ((last * step - value) / ((last - first) * step)) * 100 };
}
