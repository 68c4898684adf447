import { css } from 'lit';

/** A table with its heads in sight, whose rows open to a detail; cards where it is narrow. */
export const table = css`
  table {
    width: 100%;
    border-collapse: collapse;
    /* A page in quirks mode would start over at a table. */
    font: inherit;
    color: inherit;
  }
  th,
  td {
    padding: 10px 12px;
    border-bottom: 1px solid var(--_border);
    text-align: start;
    vertical-align: baseline;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  th {
    position: sticky;
    top: 0;
    background: var(--_surface);
    color: var(--_muted);
    font-weight: var(--_strong);
    font-size: 13px;
  }
  .figure {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .opener {
    display: inline-flex;
    align-items: baseline;
    gap: 6px;
    height: auto;
    padding: 2px 4px;
    margin-inline-start: -4px;
    border: 0;
    font: 13px/20px var(--_mono);
    white-space: normal;
    text-align: start;
  }
  .opener svg {
    flex: none;
    align-self: center;
    width: 14px;
  }
  /* Closed, it points to where text runs. */
  .opener[aria-expanded='false'] svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .opener[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }
  .open > td {
    border-bottom: 0;
  }
  @media (pointer: coarse) {
    .opener {
      align-items: center;
      min-width: 44px;
      min-height: 44px;
    }
    td {
      padding-block: 4px;
      vertical-align: middle;
    }
  }
  @container (width < 620px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px calc(3 * var(--_space));
      padding: 10px 0;
      border-bottom: 1px solid var(--_border);
    }
    tbody td {
      padding: 0;
      border: 0;
    }
    .figure,
    .labeled {
      font-size: 13px;
      color: var(--_muted);
    }
    .labeled::before {
      margin-inline-end: 6px;
      content: attr(data-label);
    }
    tbody [colspan] {
      grid-column: 1 / -1;
    }
    tbody tr.open {
      border-bottom: 0;
    }
    .open + tr {
      padding-top: 0;
    }
  }
`;
