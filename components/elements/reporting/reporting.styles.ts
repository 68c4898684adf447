import { css } from 'lit';
import { chartStyles } from '../../kit/charts/chart.styles.ts';
import { tabStyles } from '../../kit/controls/tabs.styles.ts';
import { surfaceStyles } from '../../records/surface.styles.ts';

/** How filters, totals, chart and statement lie. */
const layout = css`
  .filters,
  .dates {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
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
  .period {
    min-height: 20px;
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
  .headline[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .headline:disabled {
    opacity: 1;
  }
  .skeleton.headlines .headline {
    opacity: 0.6;
  }
  .change {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 20px;
    color: var(--_muted);
  }
  .change svg {
    flex: none;
    width: 13px;
    stroke-width: 2.25;
    stroke-linejoin: round;
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
  .statement td.muted:last-child {
    min-width: 6em;
    white-space: normal;
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
  .statement td.muted {
    font-size: 13px;
  }
  /* A table of more figures than there is room for is scrolled; the edge is left to focus rings. */
  [role='tabpanel'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    margin-inline: -4px;
    padding: 4px;
    overflow-x: auto;
  }
  .data td:first-child {
    min-width: 8em;
  }
  [role='tabpanel'] .tools {
    margin: 0;
  }
  [role='tabpanel'] > .statement {
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
  @container (width < 1040px) {
    .over-time {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (width < 620px) {
    .headlines {
      grid-template-columns: repeat(2, minmax(0, 1fr));
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
    .statement .before {
      text-align: start;
    }
  }
  /* What they say is longer than half a phone. */
  @container (width < 480px) {
    .filters > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
  @container (width < 320px) {
    .filters {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    .headline[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const styles = [...surfaceStyles, tabStyles, chartStyles, layout];
