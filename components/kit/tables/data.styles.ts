import { css } from 'lit';

/** Tables that sort, lists with a detail, and states. */
export const dataStyles = css`
  /* Heads that sort are buttons: their words stand where those of the others do. */
  .data th {
    vertical-align: middle;
  }
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
  /* Where the heads are out of sight. */
  .sort-by {
    display: none;
  }
  .pages {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
    font-variant-numeric: tabular-nums;
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
    /* Muted is to be read on cards, and may be too close to this ground. */
    --_muted: var(--_text);
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .state {
    display: grid;
    justify-items: center;
    gap: calc(2 * var(--_space));
    padding: calc(8 * var(--_space)) calc(2 * var(--_space));
    text-align: center;
    text-wrap: balance;
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
  @media (forced-colors: active) {
    .item[aria-current='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  tfoot :is(th, td) {
    position: static;
    border-bottom: 0;
    color: var(--_text);
    font-size: inherit;
    font-weight: var(--_strong);
  }
  @container (width < 620px) {
    .list-detail {
      grid-template-columns: minmax(0, 1fr);
    }
    .sort-by {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: calc(2 * var(--_space));
    }
    .data thead {
      display: none;
    }
    .data td:first-child {
      grid-column: 1 / -1;
      font-weight: var(--_strong);
    }
    .data tbody tr {
      grid-template-columns: minmax(0, 1fr);
    }
    .data tfoot tr {
      display: grid;
      gap: 4px;
      padding: 10px 0;
    }
    .data tfoot :is(th, td) {
      padding: 0;
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
      flex: none;
      max-width: 50%;
      content: attr(data-label);
      color: var(--_muted);
      font-weight: 400;
    }
  }
`;
