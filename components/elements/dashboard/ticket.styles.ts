import { css } from 'lit';

/** One order as a ticket: read from a meter away, pressed with wet hands. */
export const ticketStyles = css`
  .appliance {
    --_amber: color-mix(in oklab, var(--_warning) 25%, #ffd24a);
  }
  .order {
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius));
    overflow: hidden;
  }
  .order.new {
    border: 2px solid var(--_amber);
  }
  .order.is-late {
    border: 2px solid var(--_danger);
  }
  .order-head {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-height: 72px;
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
  }
  .order-head .number {
    min-width: 44px;
    height: 44px;
    padding: 0 2px;
    border-color: transparent;
    font-size: 26px;
    text-align: start;
    font-weight: 750;
  }
  /* The whole head opens the order. */
  .number::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  header h2,
  .pill b,
  .clip,
  .clip > bdi:only-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A name of the other direction is cut at its own end. */
  .clip > bdi:only-child {
    display: block;
    text-align: match-parent;
  }
  .who {
    flex: 1;
    display: grid;
    min-width: 0;
    font-size: 13px;
  }
  .who b {
    font-size: 16px;
    font-weight: 650;
  }
  .icon {
    flex: none;
    stroke-linejoin: round;
  }
  .who .icon {
    margin-block-end: -3px;
  }
  .who .icon,
  .pill .icon {
    width: 15px;
    height: 15px;
  }
  .due {
    display: grid;
    flex: none;
    max-width: 50%;
    font-size: 12px;
    line-height: 16px;
    text-align: end;
  }
  .due b {
    font-size: 15px;
    font-weight: 650;
    line-height: 20px;
  }
  .what {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
    padding: calc(2.5 * var(--_space)) calc(3.5 * var(--_space)) calc(3 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  .lines {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 6px;
  }
  .lines > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    font-size: 16px;
    line-height: 21px;
  }
  .quantity {
    font-weight: 750;
  }
  .modifiers {
    color: var(--_muted);
    font-size: 15px;
    line-height: 20px;
  }
  .wish {
    display: flex;
    gap: calc(2 * var(--_space));
    padding: 7px 12px;
    border: 1px solid transparent;
    border-radius: calc(0.6 * var(--_radius));
    background: color-mix(in oklab, var(--_amber) 22%, var(--_surface));
    color: var(--_text);
    font-size: 15px;
    font-weight: 550;
    line-height: 20px;
  }
  .lines .wish {
    margin-top: 4px;
    padding: 3px 8px;
  }
  .wish .icon {
    color: var(--_warning);
  }
  .allergy,
  .allergy .icon {
    background: var(--_danger);
    color: var(--_surface);
  }
  .quiet {
    min-height: 16px;
    color: var(--_muted);
    font-size: 12px;
    line-height: 16px;
  }
  .sum,
  .pending {
    display: flex;
    justify-content: space-between;
    gap: calc(2 * var(--_space));
  }
  .sum {
    color: var(--_muted);
    font-size: 13px;
  }
  .actions {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
    padding: 0 calc(3 * var(--_space)) calc(3 * var(--_space));
  }
  .actions button {
    height: auto;
    min-height: 44px;
    white-space: normal;
  }
  .answer {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  .only {
    flex: none;
    display: grid;
    place-items: center;
    width: 44px;
    padding: 0;
  }
  .answer .only {
    border-color: var(--_control-border);
  }
  .answer .primary {
    flex: 1 0 84px;
    padding: 0 4px;
    overflow-wrap: normal;
  }
  .wanted {
    align-self: center;
    flex: 1;
  }
  .minutes {
    flex: 1 0 auto;
    display: grid;
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    text-align: center;
  }
  .minutes button {
    min-height: 44px;
    padding: 0;
    border: 0;
  }
  /* Overlaps the empty edges of the buttons, so that a long word fits between them. */
  .minutes output {
    margin-inline: -5px;
    pointer-events: none;
    white-space: nowrap;
    font-weight: 650;
  }
  .pending {
    align-items: center;
    padding-inline-start: 12px;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    background: var(--_accent-soft);
  }
  @media (forced-colors: active) {
    .order.new {
      border-color: Highlight;
    }
    .order.is-late {
      border-style: double;
      border-width: 4px;
    }
  }
`;
