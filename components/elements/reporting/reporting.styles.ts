import { css } from 'lit';
import { chartStyles } from '../../kit/charts/chart.styles.ts';
import { deltaStyles } from '../../kit/charts/delta.ts';
import { tabStyles } from '../../kit/controls/tabs.ts';
import { bones } from '../../kit/loading/bones.styles.ts';
import { surfaceStyles } from '../../records/surface-element.ts';

/** How filters, totals, chart and statement lie. */
const layout = css`
  .head h2 {
    font-size: 24px;
    line-height: 32px;
  }
  .range {
    display: grid;
    gap: calc(4 * var(--_space));
  }
  /* Four columns even without a choice of locations, which comes once they are known. */
  .filters,
  .dates {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: start;
    gap: calc(3 * var(--_space));
  }
  .dates {
    grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), auto));
    justify-content: start;
  }
  /* Beside the inputs, below which there may be an error. */
  .dates .row {
    padding-top: 26px;
  }
  .zone,
  .period,
  figcaption {
    width: fit-content;
  }
  .headlines {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: calc(3 * var(--_space));
  }
  .headline {
    display: grid;
    align-content: start;
    gap: 2px;
    height: auto;
    padding: calc(3 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    text-align: start;
    white-space: normal;
    font-weight: 400;
  }
  .headline b {
    font-size: 20px;
    font-weight: var(--_strong);
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
  .headline .muted,
  .change {
    font-size: 13px;
  }
  .headline > :is(span, b) {
    justify-self: start;
    min-width: 4em;
  }
  .headline[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .change {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 0 6px;
  }
  .tools {
    align-items: end;
    justify-content: end;
    margin-bottom: calc(4 * var(--_space));
  }
  .tools:not(:has(.field, button)) {
    display: none;
  }
  .tools .field {
    grid-template-columns: auto auto;
    align-items: center;
  }
  .tools select {
    width: auto;
    height: var(--_slim);
  }
  .space {
    flex: 1;
  }
  .over-time {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(26em, 3fr);
    gap: calc(5 * var(--_space)) calc(8 * var(--_space));
    align-items: start;
  }
  .chart {
    grid-template-columns: minmax(0, 1fr);
  }
  .statement th {
    position: static;
    color: inherit;
    font-size: inherit;
    font-weight: 400;
    overflow-wrap: normal;
  }
  .statement :is(th, td) {
    padding-block: 7px;
  }
  .statement .sum > * {
    font-weight: var(--_strong);
  }
  .statement .sum .muted {
    font-weight: 400;
  }
  .statement :is(td.muted, .delta) {
    font-size: 13px;
  }
  /* A table of more figures than there is room for is scrolled; the edge is left to focus rings. */
  [role='tabpanel'] {
    margin-inline: -4px;
    padding: 4px;
    overflow-x: auto;
  }
  [role='tabpanel'],
  [role='tabpanel'] > .dim {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
  }
  .data td:first-child {
    min-width: 8em;
  }
  [role='tabpanel'] .tools {
    margin: 0;
  }
  .dim > .statement {
    max-width: 40em;
  }
  .search {
    max-width: 24em;
  }
  .search .muted {
    display: none;
  }
  summary {
    line-height: var(--_slim);
  }
  .behind .below {
    overflow-x: auto;
  }
  .to-come {
    min-height: 300px;
  }
  .to-come.over-time {
    min-height: 340px;
  }
  .none {
    padding-block: calc(4 * var(--_space));
  }
  .opener {
    font: inherit;
    font-weight: var(--_strong);
    color: var(--_accent);
    text-decoration: underline;
    text-decoration-color: color-mix(in oklab, currentcolor 40%, transparent);
    text-underline-offset: 3px;
  }
  /* Figures that the price breakdown has too are left out of tables that have no room for them. */
  @container (620px <= width < 1060px) {
    .data:has(th:nth-child(10)) :is(th, td):is(:nth-child(4), :nth-child(5), :nth-child(8), :nth-child(9)) {
      display: none;
    }
  }
  @container (620px <= width < 800px) {
    .data:has(th:nth-child(7)) :is(th, td):is(:nth-child(4), :nth-child(5)),
    .data:has(th:nth-child(10)) :is(th, td):is(:nth-child(3), :nth-child(6)) {
      display: none;
    }
  }
  @container (width < 1040px) {
    .over-time {
      grid-template-columns: minmax(0, 1fr);
    }
    .to-come.over-time {
      min-height: 680px;
    }
    /* The comparison stands below. */
    .change {
      min-height: 40px;
    }
    .change > .muted {
      flex-basis: 100%;
    }
  }
  @container (width < 620px) {
    .headlines {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .headline {
      padding-inline: calc(2 * var(--_space));
    }
    .headline b {
      font-size: clamp(13px, 3.8cqi, 18px);
    }
    .filters {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .dates {
      grid-template-columns: minmax(0, 1fr);
    }
    .dates .row {
      padding-top: 0;
    }
    .statement tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: 6px 0;
    }
    .statement tbody :is(th, td) {
      padding: 0;
      border: 0;
    }
    .statement .figure {
      font-size: inherit;
      color: inherit;
    }
    .statement .figure.muted {
      font-size: 13px;
      color: var(--_muted);
    }
    .statement tr > :last-child {
      font-size: 13px;
    }
    .statement .before {
      text-align: start;
    }
  }
  /* Their text is longer than half a phone's width. */
  @container (width < 480px) {
    .filters > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .headline[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const styles = [...surfaceStyles, tabStyles, chartStyles, deltaStyles, bones, layout];
