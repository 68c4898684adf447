import { css, type LitElement } from 'lit';
import { overlays } from '../../kit/controls/overlay.styles.ts';
import { choice } from '../../kit/forms/choice.styles.ts';
import { fields } from '../../kit/forms/fields.styles.ts';

/** A payment beside the list: what happened, what is kept, and the forms. */
const detail = css`
  .side {
    align-content: start;
  }
  .side .head {
    align-items: start;
    flex-wrap: nowrap;
  }
  .side .title {
    display: grid;
    gap: 2px;
  }
  .side h2.big {
    font-size: 28px;
    font-weight: 720;
    line-height: 36px;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  .side h2:focus {
    outline: none;
  }
  .side [data-action='close'] {
    flex: none;
    width: max(40px, var(--_slim));
    height: max(40px, var(--_slim));
    padding: 0;
    border-color: transparent;
  }
  .side [data-action='close'] svg {
    vertical-align: middle;
  }
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    padding-top: calc(4 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  .part > h3 {
    color: var(--_muted);
    font-size: 13px;
  }
  h4 {
    font-size: 14px;
    font-weight: var(--_strong);
  }
  .timeline li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    padding-block: 5px;
    padding-inline-start: 24px;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
  .timeline li > :first-child {
    display: grid;
  }
  .timeline bdi {
    justify-self: start;
  }
  .timeline li::before {
    position: absolute;
    inset-inline-start: 4px;
    top: 11px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--_accent);
    content: '';
  }
  .timeline .next::before {
    background: none;
    box-shadow: inset 0 0 0 2px var(--_control-border);
  }
  .timeline .stop::before {
    background: var(--_danger);
  }
  .timeline li:not(:last-child)::after {
    position: absolute;
    inset-block: 22px -9px;
    inset-inline-start: 8px;
    width: 1px;
    background: var(--_control-border);
    content: '';
  }
  .keep {
    display: grid;
    gap: 6px;
    font-variant-numeric: tabular-nums;
  }
  .keep div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  .keep .total {
    padding-top: 8px;
    border-top: 1px solid var(--_border);
    font-size: 16px;
    font-weight: var(--_strong);
  }
  .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding-block: 4px;
    border-bottom: 1px solid var(--_border);
    font-variant-numeric: tabular-nums;
  }
  .line select {
    width: auto;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
    gap: calc(3 * var(--_space));
    align-items: start;
  }
  .foot {
    position: sticky;
    z-index: 1;
    bottom: calc(-5 * var(--_space));
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-inline: calc(-5 * var(--_space));
    margin-bottom: calc(-5 * var(--_space));
    padding: 12px calc(5 * var(--_space));
    padding-bottom: max(16px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--_border);
    border-radius: 0 0 calc(1.5 * var(--_radius)) calc(1.5 * var(--_radius));
    background: var(--_surface);
  }
  .foot button {
    flex: 1 1 auto;
  }
  .foot .full:not([aria-disabled='true']) {
    border-color: transparent;
    background: var(--_danger);
    color: lab(from var(--_danger) calc(4940 - 100 * l) 0 0);
  }
  .evidence {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
  }
  .deadline {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 14px 16px;
    border-radius: var(--_radius);
    background: var(--_danger-soft);
  }
  .deadline > :first-child {
    display: grid;
    gap: 4px;
  }
  .deadline .left {
    color: var(--_danger);
    font-size: 16px;
    font-weight: 700;
  }
  .files {
    display: grid;
    gap: 8px;
  }
  .files li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 48px;
    padding: 4px 4px 4px 12px;
    padding-inline: 12px 4px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .said {
    display: grid;
    gap: 12px;
  }
  .said dt {
    color: var(--_muted);
    font-size: 13px;
  }
  .said dd {
    margin: 0;
    white-space: pre-line;
  }
  textarea {
    width: 100%;
    padding: 9px 12px;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--trellis-control-background, var(--_surface));
    color: inherit;
    font: inherit;
    font-size: var(--_input-size);
    resize: vertical;
    field-sizing: content;
    min-height: calc(3lh + 20px);
    max-height: 24lh;
  }
  .below {
    display: grid;
    gap: calc(4 * var(--_space));
  }
  @media (forced-colors: active) {
    .timeline li::before {
      border: 5px solid CanvasText;
    }
    .timeline .next::before {
      border-width: 2px;
    }
    .deadline {
      border: 2px solid CanvasText;
    }
  }
`;

/** Adds the styles of what opens to those of the element: its first load is without them. */
export function addDetailStyles({ renderRoot }: LitElement): void {
  const { adoptedStyleSheets } = renderRoot as ShadowRoot;
  for (const { styleSheet } of [choice, fields, overlays, detail]) {
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  }
}
