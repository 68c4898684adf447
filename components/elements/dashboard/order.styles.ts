import { css } from 'lit';

/** One order as a ticket: read from a metre away, pressed with wet hands. */
export const orderStyles = css`
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
