import { css } from 'lit';
import { balanceStyles } from './balance-figures.ts';

/** The styles of the list's filters, a payout's facts, the account and the schedule. */
const layout = css`
  .filters {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: calc(3 * var(--_space));
  }
  .filters label {
    display: grid;
    gap: 4px;
    font-size: 13px;
  }
  .link {
    height: auto;
    min-height: 24px;
    padding: 2px 4px;
    margin-inline-start: -4px;
    border: 0;
    color: var(--_accent);
    font-variant-numeric: tabular-nums;
    text-decoration: underline;
  }
  .facts {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px calc(6 * var(--_space));
  }
  .facts dt {
    color: var(--_muted);
  }
  .facts code {
    font: 13px/20px var(--_mono);
  }
  .settings {
    display: grid;
    gap: calc(3 * var(--_space));
  }
  .settings > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px calc(3 * var(--_space));
  }
  .settings > div + div {
    padding-top: calc(3 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  .bones .settings button {
    width: 120px;
    visibility: hidden;
  }
  /* As high as the first rows to come. */
  .rows {
    display: grid;
    align-content: start;
    gap: calc(4 * var(--_space));
    min-height: 250px;
  }
  .settings span {
    flex: 1 1 16em;
  }
  .settings b {
    display: block;
    font-weight: var(--_strong);
  }
  tfoot td,
  tfoot th {
    border-bottom: 0;
    color: var(--_text);
    font-weight: var(--_strong);
    font-size: 14px;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
    gap: calc(4 * var(--_space));
  }
  @container (width < 620px) {
    .filters {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .filters label {
      justify-self: stretch;
    }
    .filters select {
      width: 100%;
    }
    .facts {
      grid-template-columns: fit-content(60%) minmax(0, 1fr);
      gap: 6px calc(4 * var(--_space));
    }
    .facts dd {
      text-align: end;
    }
    .facts.sides {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 2px;
    }
    .facts.sides dd {
      margin-block-end: var(--_space);
      text-align: start;
    }
    /* How much it is stands beside the day. */
    .facts.sums,
    .data tbody tr:has(.amount) {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
    .data tr:has(.amount) td {
      grid-column: 1 / -1;
    }
    .data tr:has(.amount) td:first-child {
      grid-area: 1 / 1;
    }
    .data tr td:has(.amount) {
      grid-area: 1 / 2;
      align-self: center;
    }
    .data tr td:has(.amount)::before {
      content: none;
    }
    .amount {
      font-size: 14px;
      font-weight: var(--_strong);
    }
  }
  @media (pointer: coarse) {
    .link {
      min-height: 44px;
    }
  }
`;

export const payoutsStyles = [...balanceStyles, layout];
