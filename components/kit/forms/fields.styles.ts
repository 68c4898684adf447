import { css } from 'lit';

/** Fields with something beside their control, switches and files. */
export const fields = css`
  /* Addresses and numbers of telephones run to the right, at the side where text begins. */
  :is([type='email'], [type='url'], [type='tel']) {
    direction: ltr;
    text-align: match-parent;
  }
  .affix {
    display: flex;
    align-items: center;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--trellis-control-background, var(--_surface));
  }
  .affix > .muted {
    flex: none;
    padding-inline-start: 12px;
    unicode-bidi: plaintext;
    white-space: nowrap;
    font-size: var(--_input-size);
  }
  .affix input {
    height: calc(var(--_control) - 2px);
    border: 0;
    background: none;
    box-shadow: none;
    padding-inline-start: 8px;
  }
  .affix.after > .muted {
    padding-inline: 0 12px;
  }
  .affix.after input {
    padding-inline: 12px 6px;
  }
  .affix input:focus-visible {
    outline: none;
  }
  .affix:focus-within {
    outline: 2px solid var(--trellis-color-focus, var(--_text));
    outline-offset: 2px;
  }
  .affix:has([aria-invalid='true']) {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }
  [readonly],
  .affix:has([readonly]) {
    border-color: var(--_border);
    background: var(--_background);
  }
  [type='file'] {
    height: auto;
    min-height: var(--_control);
    padding: 5px 6px;
  }
  ::file-selector-button {
    height: 28px;
    margin-inline-end: 12px;
    padding: 0 12px;
    border: 1px solid var(--_control-border);
    border-radius: calc(var(--_radius) - 2px);
    background: var(--_background);
    color: var(--_text);
    font: inherit;
    font-size: 13px;
    font-weight: var(--_strong);
  }
  .choice:has(:disabled) {
    color: var(--_muted);
    cursor: not-allowed;
  }
  .choice .switch {
    appearance: none;
    width: 36px;
    height: 20px;
    border: 1px solid var(--_control-border);
    border-radius: 999px;
    padding: 2px;
    background: var(--_background);
    cursor: inherit;
  }
  .switch::before {
    content: '';
    display: block;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--_control-border);
  }
  .switch:checked {
    border-color: var(--_accent);
    background: var(--_accent);
  }
  .switch:checked::before {
    margin-inline-start: 16px;
    background: var(--_on-accent);
  }
  @media (prefers-reduced-motion: no-preference) {
    .switch::before {
      transition: margin 120ms;
    }
  }
  @media (forced-colors: active) {
    .switch::before {
      background: ButtonText;
    }
    .switch:checked::before {
      background: Highlight;
    }
  }
`;
