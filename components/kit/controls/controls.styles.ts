import { css } from 'lit';

/**
 * Fields, buttons, notices and the skeleton. The skeleton is the real thing, painted over: so it has the same
 * height at any width, zoom and font. Nothing moves, so nobody needs to be spared motion.
 */
export const controls = css`
  .field {
    display: grid;
    gap: 6px;
    font-size: 13px;
  }
  label {
    font-weight: var(--_strong);
    justify-self: start;
  }
  input,
  button {
    height: var(--_control);
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    font: inherit;
    font-size: var(--_input-size);
    color: inherit;
  }
  input {
    width: 100%;
    padding: 0 12px;
    background: var(--trellis-control-background, var(--_surface));
  }
  ::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  [inputmode],
  code {
    font-family: var(--_mono);
  }
  :focus-visible {
    outline: 2px solid var(--trellis-color-focus, var(--_text));
    outline-offset: 2px;
  }
  .field p {
    justify-self: start;
    color: var(--_muted);
  }
  [aria-invalid='true'] {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }
  p[part='error'] {
    color: var(--_danger);
  }
  button {
    padding: 0 16px;
    background: none;
    font-size: 14px;
    font-weight: var(--_strong);
    white-space: nowrap;
    cursor: pointer;
  }
  /* :where, so that the primary button keeps its own ground. */
  :where(button):hover {
    background: var(--_background);
  }
  .primary {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .primary:enabled:hover {
    opacity: 0.9;
  }
  .notice {
    border: 1px solid transparent;
    border-radius: var(--_radius);
    padding: 11px;
    display: flex;
    flex-wrap: wrap;
    gap: 11px;
    font-size: 13px;
  }
  .notice > div {
    flex: 1 1 15em;
  }
  .notice p {
    color: var(--_text);
  }
  .notice button {
    height: var(--_slim);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    color: var(--_text);
  }
  button:is(:disabled, [aria-disabled='true']) {
    border-color: var(--_border);
    background: var(--_background);
    color: var(--_muted);
    cursor: not-allowed;
  }
  /* It works on what its button was pressed for. */
  [aria-busy='true'] .primary[aria-disabled='true'] {
    background: var(--_accent);
    color: var(--_on-accent);
    opacity: 0.6;
    cursor: progress;
  }
  :disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  svg {
    width: 18px;
    height: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  .danger {
    background: var(--_danger-soft);
    color: var(--_danger);
  }
  .warning {
    background: var(--_warning-soft);
    color: var(--_warning);
  }
  .done {
    background: var(--_success-soft);
    color: var(--_success);
  }
  .skeleton :is(label, input, p, button) {
    border-color: transparent;
    border-radius: var(--_radius);
    background: var(--_border);
    color: transparent;
    opacity: 0.6;
  }
  .skeleton .muted,
  .skeleton ::placeholder {
    opacity: 0;
  }
`;
