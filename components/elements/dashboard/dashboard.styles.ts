import { css } from 'lit';
import { choice } from '../../kit/forms/choice.styles.ts';
import { tabStyles } from '../../kit/controls/tabs.styles.ts';
import { surfaceStyles } from '../../records/surface.styles.ts';

/** One order as a ticket: read from a metre away, pressed with wet hands. */
const orderStyles = css`
  .order {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    padding: calc(4 * var(--_space));
    border: 1px solid var(--_border);
    border-inline-start: 5px solid var(--_border);
    border-radius: var(--_radius);
    /* Where the stripe is, larger corners would bend it. */
    border-start-start-radius: min(var(--_radius), 6px);
    border-end-start-radius: min(var(--_radius), 6px);
  }
  .order.new {
    border-inline-start-color: var(--_warning);
  }
  .order.preparing {
    border-inline-start-color: var(--_accent);
  }
  .order.ready {
    border-inline-start-color: var(--_success);
  }
  .order.is-late {
    border-color: var(--_danger);
  }
  .order-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
  }
  .number {
    min-width: 52px;
    height: 44px;
    padding: 0 10px;
    font-size: 22px;
    font-weight: 700;
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }
  .due {
    flex: 1 1 104px;
    display: grid;
    overflow-wrap: break-word;
  }
  .due b {
    font-size: 16px;
    font-weight: 650;
  }
  .is-late .due b {
    color: var(--_danger);
  }
  .due .muted {
    font-variant-numeric: tabular-nums;
  }
  .lines {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px 10px;
  }
  .lines > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    font-size: 16px;
    line-height: 22px;
  }
  .quantity {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .modifiers {
    padding-inline-start: calc(4 * var(--_space));
    color: var(--_text);
    font-size: 15px;
  }
  .wish {
    width: fit-content;
    padding: 2px 8px;
    border: 1px solid transparent;
    border-radius: 4px;
    background: var(--_warning-soft);
    color: var(--_text);
    font-weight: var(--_strong);
  }
  .allergens {
    font-size: 14px;
  }
  .allergens b {
    color: var(--_danger);
  }
  .sum {
    font-variant-numeric: tabular-nums;
  }
  .actions {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
  }
  .actions > button,
  .answer button,
  .pending button,
  .minutes button {
    height: auto;
    min-height: 48px;
    font-size: 16px;
    white-space: normal;
  }
  .answer {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  .answer button {
    flex: 1 0 auto;
  }
  .answer .primary {
    flex-grow: 3;
  }
  .minutes {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) 56px;
    align-items: center;
    gap: calc(2 * var(--_space));
    text-align: center;
  }
  .minutes button {
    padding: 0;
    font-size: 22px;
  }
  .minutes output {
    font-weight: var(--_strong);
    font-variant-numeric: tabular-nums;
  }
  .pending {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--_space));
    padding-inline-start: 12px;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: var(--_accent-soft);
  }
  @media (forced-colors: active) {
    .order.new {
      border-inline-start-color: Highlight;
    }
    .order.is-late {
      border-style: double;
    }
  }
`;

/** How the head, the columns and the panels lie. */
const layout = css`
  .card {
    padding: calc(4 * var(--_space));
  }
  .stack {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(5 * var(--_space));
  }
  .head select {
    max-width: 100%;
  }
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: calc(2 * var(--_space));
    min-width: 0;
  }
  .orders {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(19em, 100%), 1fr));
    align-items: start;
    gap: calc(3 * var(--_space));
  }
  .today {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .today > div {
    flex: 1 0 auto;
  }
  .today dt {
    color: var(--_muted);
    font-size: 13px;
  }
  .today dd {
    font-size: 18px;
    font-weight: var(--_strong);
    line-height: 26px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .today .bad {
    color: var(--_danger);
  }
  .stock > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
    padding-block: calc(2 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  /* Both ways beside each other on a phone. */
  .stock button {
    padding-inline: 10px;
  }
  .stock > li > .field {
    flex: 1 1 16em;
  }
  .facts {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: baseline;
    gap: 6px calc(6 * var(--_space));
  }
  .facts dt {
    color: var(--_muted);
  }
  .entries li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px calc(4 * var(--_space));
    padding-block: 5px;
    font-variant-numeric: tabular-nums;
  }
  .entries b {
    margin-inline-start: auto;
    font-weight: var(--_strong);
  }
  .entries {
    max-width: 32em;
  }
  .entries .total {
    border-top: 1px solid var(--_border);
    font-size: 16px;
    font-weight: var(--_strong);
  }
  .entries .total b {
    font-weight: 650;
  }
  [part='link'] {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: var(--_accent);
    text-underline-offset: 3px;
  }
  .notice [part='link'] {
    color: inherit;
    font-weight: var(--_strong);
  }
  .skeleton.bones p {
    height: 120px;
    opacity: 0.25;
  }
  @container (width >= 960px) {
    .columns {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .columns .orders {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (width < 960px) {
    .columns > .is-empty {
      display: none;
    }
  }
  @media (pointer: coarse) {
    [part='link'] {
      min-height: 44px;
    }
  }
`;

export const dashboardStyles = [...surfaceStyles, choice, tabStyles, layout, orderStyles];
