import { css } from 'lit';
import { surfaceStyles } from '../../records/surface-element.ts';
import { ticketStyles } from './ticket.styles.ts';

/**
 * The appliance: as high as the screen from the first, so that nothing below it moves, and the page doesn't
 * scroll.
 */
const appliance = css`
  :host(:not([hidden])) {
    height: 100dvh;
    min-height: 480px;
    grid-template-rows: minmax(0, 1fr);
  }
  :host(:is([state='no-session'], [state='missing-scope']):not([hidden])) {
    height: auto;
    min-height: 0;
  }
  .appliance {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 0;
    padding: 0;
    background: var(--_background);
    font-variant-numeric: tabular-nums;
    overflow: hidden;
  }
  .queue {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .stack,
  .foot {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  .foot {
    flex: none;
    max-height: 40%;
    overflow-y: auto;
  }
  .foot:has(.notice) {
    padding: calc(2 * var(--_space));
  }
  .bar {
    flex: none;
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-height: 56px;
    padding: 5px calc(3 * var(--_space));
    border-bottom: 1px solid var(--_border);
    background: var(--_surface);
  }
  .whose {
    min-width: 0;
  }
  .where {
    display: flex;
    align-items: center;
    gap: 0 calc(2 * var(--_space));
    min-height: 20px;
    color: var(--_muted);
    font-size: 12px;
    line-height: 16px;
    white-space: nowrap;
  }
  .where select {
    height: var(--_slim);
    min-width: 4em;
    max-width: 12em;
    margin: -12px 0;
    padding: 0 4px;
    background-color: transparent;
    border-color: transparent;
  }
  .is-live::before,
  .pill::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 6px;
    border-radius: 50%;
    background: var(--_success);
  }
  .bar button,
  .column > header button {
    height: 44px;
    min-width: 44px;
  }
  .pill {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    border-color: transparent;
    border-radius: 999px;
    padding: 0 10px 0 14px;
  }
  .pill.warning::before {
    background: var(--_warning);
  }
  .pill .label {
    color: var(--_text);
    font-weight: 500;
  }
  .tools {
    display: flex;
    align-items: center;
    margin-inline-start: auto;
  }
  .tools button,
  button.quiet {
    border-color: transparent;
  }
  .tools button:not(.only) {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 0 12px;
  }
  button.quiet {
    color: inherit;
    font-size: 14px;
  }
  .lost,
  .is-late .due * {
    color: var(--_danger);
  }
  .switches {
    display: none;
  }
  .switches button {
    flex: auto;
    height: 48px;
    padding: 0 4px;
    border: 0;
    border-bottom: 3px solid transparent;
    border-radius: 0;
    color: var(--_muted);
  }
  .switches [aria-pressed='true'] {
    border-color: var(--_accent);
    color: var(--_text);
  }
  .columns {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: minmax(0, 1fr);
    min-height: 0;
  }
  .column {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .column + .column {
    border-inline-start: 1px solid var(--_border);
  }
  .column > header {
    flex: none;
    display: flex;
    align-items: center;
    height: 48px;
    padding-inline: calc(4 * var(--_space)) calc(2 * var(--_space));
  }
  .column h2 {
    flex: 1 0 auto;
  }
  .column > header button {
    padding: 0 4px;
    font-size: 13px;
    white-space: normal;
  }
  .column > p {
    padding-inline: calc(4 * var(--_space));
  }
  .count {
    display: inline-block;
    min-width: 20px;
    padding: 0 6px;
    border-radius: 999px;
    background: var(--_border);
    font-size: 12px;
    line-height: 20px;
    text-align: center;
  }
  [aria-pressed='true'] .some,
  .column:first-child .some {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .orders {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: calc(3 * var(--_space));
    padding: calc(2 * var(--_space)) calc(2 * var(--_space)) calc(4 * var(--_space));
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .bones .column {
    gap: calc(3 * var(--_space));
    padding: 48px calc(2 * var(--_space)) 0;
  }
  .skeleton.bones p {
    width: auto;
    height: 180px;
    opacity: 0.25;
  }
  @container (width < 1000px) {
    /* Three narrow columns: the name of a guest has a line, and the time the next one. */
    .due {
      min-width: 100%;
    }
    .where .tag {
      display: none;
    }
    .tools .label {
      position: absolute;
      font-size: 0;
    }
  }
  @container (width < 760px) {
    .switches {
      flex: none;
      display: flex;
      border-bottom: 1px solid var(--_border);
      background: var(--_surface);
    }
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .column:not(.is-chosen) {
      display: none;
    }
    .bones .column:first-child {
      display: flex;
    }
    .pill .label,
    .tools [data-action='full'],
    .column > header :is(h2, .to-other),
    .column > header:not(:has(.missed, .delay-all)) {
      display: none;
    }
    .due {
      min-width: 0;
    }
  }
  @container (width < 480px) {
    .bar {
      flex-wrap: wrap;
      gap: 4px;
      padding: 4px;
    }
    /* The page already names the place. A choice of location or lost updates must be seen. */
    .whose:not(:has(select, .lost)) {
      position: absolute;
      clip-path: inset(50%);
    }
    .pill {
      max-width: 48%;
    }
    .pill .icon {
      display: none;
    }
    .switches button {
      font-size: 13px;
      white-space: normal;
    }
  }
  @media (forced-colors: active) {
    .switches [aria-pressed='true'] {
      border-color: Highlight;
    }
    .count {
      border: 1px solid;
    }
  }
`;

export const dashboardStyles = [...surfaceStyles, appliance, ticketStyles];
