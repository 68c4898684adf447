import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { msg } from '../localize/message.ts';
import { disclosure } from './disclosure.ts';

/** A value and what it is of. */
export interface Point {
  label: string;
  value: number;
}

/** What a chart shows. `sentence` says what there is to see; `text` writes a value. */
export interface Chart {
  kind: 'bars' | 'line';
  title: string;
  sentence: string;
  points: readonly Point[];
  text: (value: number) => string;
  /** Heads of the table's two columns. */
  heads: readonly [label: string, value: string];
}

const WIDTH = 600;
const HEIGHT = 160;

/** Bars or a line, with a sentence for everybody and a table with the exact values. No value is below zero. */
export const chart = (of: Chart): TemplateResult => {
  const max = Math.max(1, ...of.points.map(({ value }) => value));
  const step = WIDTH / Math.max(1, of.points.length);
  const y = (value: number): number => HEIGHT - (value / max) * HEIGHT;
  const first = of.points[0]?.label;
  const last = of.points.at(-1)?.label;
  return html`<figure part="chart" class="chart">
    <figcaption><b>${of.title}</b><span class="muted">${of.sentence}</span></figcaption>
    <div class="plot" aria-hidden="true">
      <span class="muted top">${of.text(max)}</span>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">
        ${of.kind === 'bars' ? bars(of.points, step, y) : line(of.points, step, y)}
      </svg>
      <span class="axis muted"><bdi>${first}</bdi><bdi>${last}</bdi></span>
    </div>
    ${disclosure(msg('Show the values'), table(of))}
  </figure>`;
};

const bars = (points: readonly Point[], step: number, y: (value: number) => number): SVGTemplateResult[] =>
  points.map(
    ({ value }, at) =>
      svg`<rect class="bar" x=${at * step + step * 0.15} y=${y(value)} width=${step * 0.7} height=${HEIGHT - y(value)}></rect>`,
  );

const line = (points: readonly Point[], step: number, y: (value: number) => number): SVGTemplateResult =>
  svg`<polyline class="line" points=${points.map(({ value }, at) => `${at * step + step / 2},${y(value)}`).join(' ')}></polyline>`;

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
