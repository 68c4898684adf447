import { css } from 'lit';
import { choice } from '../../kit/forms/choice.styles.ts';
import { tabStyles } from '../../kit/controls/tabs.styles.ts';
import { surfaceStyles } from '../../records/surface.styles.ts';
import { orderStyles } from './order.styles.ts';

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
