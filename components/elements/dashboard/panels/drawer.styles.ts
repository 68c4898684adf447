import { css, type LitElement } from 'lit';
import { choice } from '../../../kit/forms/choice.styles.ts';
import { fields } from '../../../kit/forms/fields.styles.ts';

const drawer = css`
  .scrim,
  .drawer {
    position: absolute;
    z-index: 1;
  }
  .scrim {
    inset: 0;
    background: rgb(0 0 0 / 45%);
  }
  .drawer {
    inset-block: 0;
    inset-inline-end: 0;
    width: min(460px, 100%);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(0, 1fr);
    background: var(--_surface);
    outline-offset: -2px;
  }
  .drawer > header {
    display: flex;
    align-items: center;
    min-height: 64px;
    padding: 0 calc(2 * var(--_space)) 0 calc(5 * var(--_space));
    padding-inline: calc(5 * var(--_space)) calc(2 * var(--_space));
    border-bottom: 1px solid var(--_border);
  }
  .drawer > header h2 {
    flex: 1;
    font-size: 18px;
    font-weight: 680;
  }
  .drawer > header button {
    height: 44px;
  }
  .drawer [data-action='back'] {
    margin-inline-start: calc(-3 * var(--_space));
  }
  .drawer > .in {
    display: flex;
    flex-direction: column;
    gap: calc(4 * var(--_space));
    padding: calc(4 * var(--_space)) calc(5 * var(--_space));
    overflow-y: auto;
  }
  .drawer .actions {
    padding: 0;
  }
  .foot-actions {
    position: sticky;
    inset-block-end: calc(-4 * var(--_space));
    display: grid;
    gap: calc(2 * var(--_space));
    margin: auto calc(-5 * var(--_space)) calc(-4 * var(--_space));
    padding: calc(3 * var(--_space)) calc(5 * var(--_space));
    border-top: 1px solid var(--_border);
    background: var(--_surface);
  }
  .foot-actions:not(:has(button)) {
    display: none;
  }
  .foot-actions .row > * {
    flex: 1;
  }
  .drawer > .in > button {
    height: auto;
    min-height: var(--_slim);
    padding-block: 9px;
    white-space: normal;
  }
  .drawer [role='radiogroup'] {
    column-gap: calc(5 * var(--_space));
  }
  .ring {
    flex: none;
    display: grid;
    place-items: center;
    font-size: 14px;
  }
  .ring > * {
    grid-area: 1 / 1;
  }
  .ring svg {
    width: 52px;
    height: 52px;
    stroke-width: 5;
  }
  .ring circle {
    stroke: var(--_border);
  }
  .ring .left {
    stroke: var(--_amber);
  }
  .urgent .left {
    stroke: var(--_danger);
  }
  .urgent b,
  .column button.missed,
  .lines b .icon,
  .quiet b {
    color: var(--_danger);
  }
  .lines b .icon {
    height: 18px;
    margin: 0 4px -3px -1px;
  }
  .chip {
    height: max(36px, var(--_slim));
    border-radius: 999px;
    font-weight: 550;
  }
  .chip[aria-pressed='true'] {
    border-color: var(--_accent);
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .day {
    margin-inline: calc(-5 * var(--_space));
    padding: 8px calc(5 * var(--_space));
    background: var(--_background);
    color: var(--_muted);
    font-size: 13px;
  }
  .past {
    margin: calc(-4 * var(--_space)) calc(-3 * var(--_space)) 0;
  }
  .past > li {
    border-bottom: 1px solid var(--_border);
  }
  .past .item {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 8px;
    min-height: 60px;
  }
  .past .item > span {
    display: grid;
  }
  .past .number {
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
  .past .number::after {
    content: none;
  }
  .past .amount {
    justify-items: end;
    font-variant-numeric: tabular-nums;
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
    border-bottom: 1px solid var(--_border);
  }
  .stock button {
    padding-inline: 10px;
  }
  .stock > li > .field,
  .sells {
    flex: 1 1 16em;
  }
  .sells {
    justify-content: space-between;
    min-height: 44px;
  }
  .sells > span {
    display: grid;
  }
  .choice .switch {
    flex: none;
    width: 40px;
    height: 24px;
  }
  .choice .switch::before {
    width: 18px;
    height: 18px;
  }
  .facts {
    display: grid;
    grid-template-columns: fit-content(60%) minmax(0, 1fr);
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
  @media (prefers-reduced-motion: no-preference) {
    .drawer {
      animation: slide 200ms cubic-bezier(0.2, 0.8, 0.2, 1);
    }
    @keyframes slide {
      from {
        opacity: 0;
        translate: 40px;
      }
    }
  }
  @media (pointer: coarse) {
    [part='link'] {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    .drawer {
      border-inline-start: 2px solid CanvasText;
    }
    .chip[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
    .ring .left {
      stroke: Highlight;
    }
  }
`;

/** Adds the styles of what opens to those of the element: its first load is without them. */
export function addDrawerStyles({ renderRoot }: LitElement): void {
  const { adoptedStyleSheets } = renderRoot as ShadowRoot;
  for (const { styleSheet } of [choice, fields, drawer]) {
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  }
}
