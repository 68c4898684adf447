import { nothing, svg, type TemplateResult } from 'lit';
import { draw, type Point } from '../../../bff/core/charts/drawing.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { disclosure } from '../controls/button.ts';

/**
 * The content of a chart. `sentence` describes it to those who don't see it; `text` formats a value, `tick`
 * one on the axis.
 */
interface Chart {
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

/**
 * A drawing of values, with a sentence as its name, each value under the pointer or by the arrow keys, and a
 * table with all.
 */
export const chart = (of: Chart): TemplateResult => {
  const { points, title, sentence, legend, text, tick = text } = of;
  const { ticks, plot, axis } = draw<TemplateResult>(svg, points);
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
      <div class="ticks" aria-hidden="true">${ticks.map((one) => html`<span>${tick(one)}</span>`)}</div>
      ${points.length > 0 ? reader(of) : nothing}
      <svg
        class="drawing"
        role="img"
        aria-label="${title}. ${sentence}"
        @pointermove=${(event: PointerEvent) => pointOut(event, of, under(event, of))}
        @pointerdown=${(event: PointerEvent) => pointOut(event, of, under(event, of))}
        @pointerleave=${(event: PointerEvent) => pointOut(event, of)}
      >
        ${plot}
        <line class="pointer" y2="100%"></line>
      </svg>
      <svg class="axis" aria-hidden="true">${axis}</svg>
    </div>
    ${of.behind ?? disclosure(msg('Show the values'), table(of))}
  </figure>`;
};

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
