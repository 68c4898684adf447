import { nothing, svg, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { disclosure } from '../controls/button.ts';

/** A value and what it is of; `before` is what it is compared with, `short` its label beneath the chart. */
export interface Point {
  label: string;
  short?: string;
  value: number;
  before?: number | undefined;
}

/**
 * The content of a chart. `sentence` describes it to those who don't see it; `text` formats a value, `tick` one
 * on the axis.
 */
interface Chart {
  kind: 'bars' | 'line';
  title: string;
  sentence: string;
  points: readonly Point[];
  text: (value: number) => string;
  tick?: (value: number) => string;
  /** Heads of the table's two columns. */
  heads: readonly [label: string, value: string];
  /** The names of the two series, if there is an earlier one. */
  legend?: readonly [now: string, before: string] | undefined;
  /** The content of the disclosure, instead of a table of its points. */
  behind?: unknown;
}

const HEIGHT = 180;
/** So many labels fit beneath a phone's chart. */
const MOST_LABELS = 4;

/**
 * Bars or a line, with what it is compared with behind it, as SVG with everything in attributes: a strict
 * policy allows no inline style. A sentence as its name, each value under the pointer or by the arrow keys, and
 * a table with all.
 */
export const chart = (of: Chart): TemplateResult => {
  const { points, title, sentence, legend, text, tick = text } = of;
  const scale = scaleOf(points.flatMap(({ value, before = 0 }) => [value, before]));
  return html`<figure part="chart" class="chart">
    <figcaption class="bone">${title}</figcaption>
    <div class="legend boned" aria-hidden="true">
      ${
        legend
          ? html`<span><i class="key"></i>${legend[0]}</span>
              <span><i class="key before"></i>${legend[1]}</span>`
          : nothing
      }
      <output class="readout"></output>
    </div>
    <div class="plot bone">
      <div class="ticks" aria-hidden="true">${scale.ticks.map((one) => html`<span>${tick(one)}</span>`)}</div>
      ${points.length > 0 ? reader(of) : nothing}
      <svg
        class="drawing"
        role="img"
        aria-label="${title}. ${sentence}"
        @pointermove=${(event: PointerEvent) => pointOut(event, of, under(event, of))}
        @pointerdown=${(event: PointerEvent) => pointOut(event, of, under(event, of))}
        @pointerleave=${(event: PointerEvent) => pointOut(event, of)}
      >
        ${scale.ticks.map((one) => {
          const y = yOf(scale, one);
          return svg`<line class=${one === 0 ? 'base' : 'grid'} x2="100%" y1=${y} y2=${y}></line>`;
        })}
        ${of.kind === 'bars' ? bars(points, scale) : lines(points, scale)}
        <line class="pointer" y2=${HEIGHT}></line>
      </svg>
      <svg class="axis" aria-hidden="true">${labels(points)}</svg>
    </div>
    ${of.behind ?? disclosure(msg('Show the values'), table(of))}
  </figure>`;
};

const yOf = (scale: Scale, value: number): string => (scale.at(value) * HEIGHT).toFixed(1);

function bars(points: readonly Point[], scale: Scale): unknown {
  const slot = 100 / Math.max(1, points.length);
  const bar = (name: string, value: number, left: number, width: number): unknown => {
    const [one, other] = [scale.at(value) * HEIGHT, scale.at(0) * HEIGHT];
    const [top, height] = [Math.min(one, other).toFixed(1), Math.abs(one - other).toFixed(1)];
    const [x, across] = [left.toFixed(2), width.toFixed(2)];
    return svg`<rect class=${name} x="${x}%" width="${across}%" y=${top} height=${height} rx="2"></rect>`;
  };
  return points.map(
    ({ value, before }, at) =>
      svg`${
        before === undefined ? nothing : bar('bar before', before, (at + 0.08) * slot, 0.84 * slot)
      }${bar('bar', value, (at + 0.2) * slot, 0.6 * slot)}`,
  );
}

/** In a box of its own, as wide as the chart: a path knows no percentages. */
function lines(points: readonly Point[], scale: Scale): unknown {
  const path = (values: readonly (number | undefined)[]): string =>
    values
      .map((value, at) => (value === undefined ? '' : `${(at + 0.5).toFixed(1)},${yOf(scale, value)}`))
      .join(' ');
  const first = path(points.map(({ before }) => before)).trim();
  const width = Math.max(1, points.length);
  return svg`<svg viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none" width="100%" height=${HEIGHT}>
    ${first ? svg`<polyline class="line before" points=${first}></polyline>` : nothing}
    <polyline class="line" points=${path(points.map(({ value }) => value))}></polyline>
  </svg>`;
}

function labels(points: readonly Point[]): unknown {
  const every = Math.ceil(points.length / MOST_LABELS);
  const width = 100 / Math.max(1, points.length);
  return points.map(({ label, short = label }, at) => {
    if (at % every > 0) return nothing;
    // On a phone, long ones would run into each other.
    const name = short.length > 6 && at % (2 * every) > 0 ? 'spare' : '';
    const x = ((at + 0.5) * width).toFixed(2);
    return svg`<text class=${name} x="${x}%" y="13" text-anchor="middle">${short}</text>`;
  });
}

/**
 * The values by the keyboard: a native range, unseen over the drawing, whose keys, direction and
 * announcements are the browser's. It has the focus, and the drawing shows it.
 */
function reader(of: Chart): TemplateResult {
  const read = (event: Event): void => {
    const range = event.target as HTMLInputElement;
    const point = of.points[range.valueAsNumber];
    if (point) range.setAttribute('aria-valuetext', pointText(of, point));
    pointOut(event, of, range.valueAsNumber);
  };
  return html`<input
    class="reader"
    type="range"
    max=${of.points.length - 1}
    value="0"
    aria-label=${msg('All values')}
    @focus=${read}
    @input=${read}
    @blur=${(event: Event) => pointOut(event, of)}
  />`;
}

/** The number of the point under the pointer. */
function under({ currentTarget, clientX }: PointerEvent, { points }: Chart): number {
  const drawing = currentTarget as SVGSVGElement;
  const box = drawing.getBoundingClientRect();
  const isMirrored = getComputedStyle(drawing).direction === 'rtl';
  const part = (isMirrored ? box.right - clientX : clientX - box.left) / box.width;
  return Math.floor(part * points.length);
}

/** Says a value beside the names of the series, or none. Without a rendering: it follows every move. */
function pointOut({ currentTarget }: Event, of: Chart, at = -1): void {
  const figure = (currentTarget as Element).closest('figure');
  const readout = figure?.querySelector('.readout');
  const line = figure?.querySelector('.pointer');
  const point = of.points[at];
  figure?.classList.toggle('pointed', !!point);
  if (!readout || !line) return;
  readout.textContent = point ? pointText(of, point) : '';
  const x = `${((at + 0.5) / of.points.length) * 100}%`;
  line.setAttribute('x1', x);
  line.setAttribute('x2', x);
}

function pointText({ text }: Chart, { label, value, before }: Point): string {
  return `${label}: ${text(value)}${before === undefined ? '' : ` (${text(before)})`}`;
}

const table = ({ title, heads, points, text }: Chart): TemplateResult =>
  html`<table>
    <caption class="unseen">
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">${heads[0]}</th>
        <th scope="col" class="figure">${heads[1]}</th>
      </tr>
    </thead>
    <tbody>
      ${points.map(
        ({ label, value }) =>
          html`<tr>
            <td><bdi>${label}</bdi></td>
            <td class="figure">${text(value)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/**
 * Where values lie on an axis: evenly spaced ticks that are round numbers, from the lowest one up to the
 * highest.
 */
interface Scale {
  ticks: readonly number[];
  /** From the top, as a part of the height: 0 is the highest tick, 1 the lowest. */
  at: (value: number) => number;
}

const STEPS = [1, 2, 5, 10];
const ABOUT = 4;

/** Returns the scale for whole numbers, such as counts and minor units of money. It always contains zero. */
export function scaleOf(values: readonly number[]): Scale {
  let highest = 0;
  let lowest = 0;
  for (const value of values) {
    if (value > highest) highest = value;
    if (value < lowest) lowest = value;
  }
  const rough = (highest - lowest) / ABOUT || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const span = (last - first) * step;
  return { ticks, at: (value) => (last * step - value) / span };
}
