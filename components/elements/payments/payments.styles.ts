import { css } from 'lit';
import { bones } from '../../kit/loading/bones.styles.ts';
import { surfaceStyles } from '../../records/surface-element.ts';

/** The sums, the filters and the list, with a payment beside it where there is room. */
const layout = css`
  .split {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    align-items: start;
  }
  .head h2 {
    font-size: 24px;
    line-height: 32px;
    overflow-wrap: break-word;
  }
  .sums {
    display: grid;
    grid-template-columns: repeat(4, auto);
    justify-content: start;
    gap: 8px calc(7 * var(--_space));
  }
  .sums div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  .sums dt {
    color: var(--_muted);
    font-size: 13px;
  }
  .sums dd {
    justify-self: start;
    margin: 0;
    font-size: 18px;
    font-weight: 700;
    line-height: 24px;
    font-variant-numeric: tabular-nums;
  }
  .sums .bad :is(dt, dd) {
    color: var(--_danger);
  }
  .filters {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .seek {
    position: relative;
    flex: 1 1 170px;
    max-width: 340px;
    font-weight: 400;
  }
  .seek svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 12px;
    width: 16px;
    height: 100%;
    color: var(--_muted);
  }
  .seek input {
    height: var(--_pill);
    padding-inline: 36px 12px;
    border-radius: 99px;
    text-overflow: ellipsis;
  }
  .split {
    --_pill: max(36px, var(--_slim));
  }
  .chip {
    position: relative;
    display: inline-flex;
    max-width: 100%;
  }
  .chip select.slim {
    height: var(--_pill);
    max-width: 100%;
    border-radius: 99px;
    padding-inline-start: 12px;
    font-weight: 550;
    field-sizing: content;
  }
  .chip.set select {
    padding-inline-end: calc(var(--_pill) - 4px);
    border-color: var(--_accent);
    background: var(--_accent-soft);
    appearance: none;
  }
  .chip button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: var(--_pill);
    height: var(--_pill);
    padding: 0;
    border: 0;
    background: none;
  }
  .chip svg {
    width: 14px;
    height: 14px;
    vertical-align: middle;
  }
  .rows {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: calc(4 * var(--_space));
    min-height: 388px;
  }
  .left > .head > :first-child {
    flex: 1 1 8em;
    min-width: min-content;
  }
  .data {
    width: calc(100% + 16px);
    margin-inline: -8px;
  }
  .data :is(th, td):first-child {
    width: 30%;
    padding-inline-start: 8px;
  }
  .data :is(th, td):last-child {
    padding-inline-end: 8px;
  }
  .data td {
    padding-block: 4px;
    height: 44px;
    vertical-align: middle;
  }
  .data tbody tr {
    position: relative;
  }
  .data tbody tr:hover {
    background: var(--_background);
  }
  .data tbody tr:has([aria-current='true']) {
    /* Muted is to be read on cards, and may be too close to this ground. */
    --_muted: var(--_text);
    background: var(--_accent-soft);
  }
  .link {
    height: auto;
    padding: 0;
    border: 0;
    background: none;
    white-space: normal;
    text-align: start;
    overflow-wrap: break-word;
  }
  /* The whole row opens the payment. */
  .link::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .link:focus-visible {
    outline: none;
  }
  .link:focus-visible::after {
    outline: 2px solid var(--trellis-color-focus, var(--_text));
    outline-offset: -2px;
  }
  .c-when,
  .c-card,
  .c-amount {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .c-card,
  .c-order {
    color: var(--_muted);
  }
  .digits {
    font-family: var(--_mono);
    font-size: 13px;
  }
  .side > [role='status'] {
    margin-block: 0;
  }
  @container (width >= 1001px) {
    .split.open {
      grid-template-columns: minmax(0, 1fr) 420px;
    }
    .side {
      position: sticky;
      top: 16px;
      max-height: calc(100vh - 32px);
      max-height: calc(100dvh - 32px);
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    .open .data :is(th, td) {
      padding-inline: 8px;
    }
    .open .sums {
      gap: 8px 16px;
    }
    .open .data :is(td:has(.c-order), th:nth-child(4):nth-last-child(3)) {
      display: none;
    }
  }
  @container (1001px <= width < 1200px) {
    .open .data :is(td:has(.c-card), th:nth-child(3):nth-last-child(4)) {
      display: none;
    }
  }
  @container (width < 1001px) {
    .open > .left {
      display: none;
    }
  }
  @container (width < 800px) {
    .data :is(td:has(.c-card), th:nth-child(3):nth-last-child(4)) {
      display: none;
    }
  }
  @container (width < 720px) {
    .sums {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px 16px;
    }
  }
  @container (width < 620px) {
    .seek {
      flex-basis: 100%;
      max-width: none;
    }
    .data tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 2px 12px;
      min-height: 64px;
      padding: 10px 8px;
    }
    .data :is(th, td):is(:first-child, :last-child) {
      width: auto;
      padding-inline: 0;
    }
    .data tbody td {
      height: auto;
    }
    .data td:not(:first-child)::before {
      content: none;
    }
    .data td:first-child {
      grid-area: 1 / 1;
    }
    .data td:has(.c-amount) {
      grid-area: 1 / 2;
      justify-self: end;
      font-size: 14px;
      font-weight: var(--_strong);
    }
    .data td:has(.c-when) {
      grid-area: 2 / 1;
      color: var(--_muted);
    }
    .data td:has(.c-status) {
      grid-area: 2 / 2;
      justify-self: end;
    }
    .data td:is(:has(.c-card), :has(.c-order)) {
      display: none;
    }
  }
  @media (pointer: coarse) {
    .link {
      min-height: 44px;
      margin-block: -12px;
    }
  }
  @media (forced-colors: active) {
    .data tbody tr:has([aria-current='true']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .chip.set select {
      border: 2px solid Highlight;
    }
  }
`;

export const paymentsStyles = [...surfaceStyles, bones, layout];
