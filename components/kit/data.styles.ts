import { css } from 'lit';

/** Tables that sort, lists with a detail, states, progress and charts. */
export const dataStyles = css`
  .sort {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: auto;
    margin-inline: -4px;
    padding: 2px 4px;
    border: 0;
    color: inherit;
    font: inherit;
  }
  .figure .sort {
    flex-direction: row-reverse;
  }
  .sort svg {
    width: 14px;
    visibility: hidden;
  }
  :is([aria-sort], th:hover, th:focus-within) > .sort svg {
    visibility: visible;
  }
  [aria-sort] {
    color: var(--_text);
  }
  .list-detail {
    display: grid;
    grid-template-columns: minmax(12em, 1fr) minmax(0, 2fr);
    gap: calc(5 * var(--_space));
  }
  .list-detail > .detail {
    display: grid;
    align-content: start;
    gap: calc(2 * var(--_space));
  }
  .item {
    width: 100%;
    height: auto;
    min-height: var(--_control);
    padding: 9px 12px;
    border: 0;
    white-space: normal;
    text-align: start;
  }
  .item[aria-current='true'] {
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .state {
    display: grid;
    justify-items: center;
    gap: calc(2 * var(--_space));
    padding: calc(8 * var(--_space)) calc(4 * var(--_space));
    text-align: center;
  }
  .state > svg {
    width: 28px;
    height: 28px;
    color: var(--_muted);
    stroke-linejoin: round;
  }
  .state.error > svg {
    color: var(--_danger);
  }
  .state p {
    max-width: 44ch;
  }
  .skeleton {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  .skeleton p:last-child {
    width: 60%;
  }
  .progress {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 6px 12px;
    justify-self: stretch;
    font-weight: 400;
  }
  progress {
    grid-column: 1 / -1;
    appearance: none;
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 999px;
    overflow: hidden;
    background: var(--_border);
    accent-color: var(--_accent);
  }
  progress::-webkit-progress-bar {
    background: var(--_border);
  }
  progress::-webkit-progress-value {
    background: var(--_accent);
  }
  progress::-moz-progress-bar {
    background: var(--_accent);
  }
  progress:indeterminate {
    background: repeating-linear-gradient(115deg, var(--_border) 0 12px, var(--_accent) 12px 24px);
  }
  progress:indeterminate::-webkit-progress-bar {
    background: none;
  }
  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
      appearance: auto;
    }
    .item[aria-current='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  .chart {
    display: grid;
    gap: calc(3 * var(--_space));
  }
  .chart figcaption {
    display: grid;
    gap: 2px;
    font-size: 13px;
  }
  .chart figcaption b {
    font-size: 14px;
  }
  .plot {
    display: grid;
    gap: 4px;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  .plot svg {
    width: 100%;
    height: 160px;
    border-block: 1px solid var(--_border);
    overflow: visible;
  }
  .axis {
    display: flex;
    justify-content: space-between;
  }
  .bar {
    fill: var(--_accent);
    stroke: none;
  }
  .line {
    fill: none;
    stroke: var(--_accent);
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  :host(:dir(rtl)) .plot svg {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    .bar {
      fill: Highlight;
    }
    .line {
      stroke: Highlight;
    }
  }
  @container (width < 620px) {
    .list-detail {
      grid-template-columns: minmax(0, 1fr);
    }
    .data td:first-child {
      grid-column: 1 / -1;
      font-weight: 550;
    }
    .data tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    .data td:not(:first-child) {
      display: flex;
      justify-content: space-between;
      gap: 12px;
      font-size: 13px;
      text-align: end;
      color: var(--_text);
    }
    .data td:not(:first-child)::before {
      content: attr(data-label);
      color: var(--_muted);
    }
  }
`;
