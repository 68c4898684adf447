import { css } from 'lit';

/** The styles of dialogs, menus, disclosures and toasts. */
export const overlays = css`
  dialog {
    width: min(480px, calc(100vw - 32px));
    padding: calc(5 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius));
    background: var(--_surface);
    color: var(--_text);
    margin: auto;
    overflow-wrap: anywhere;
  }
  dialog[open] {
    display: grid;
    gap: calc(4 * var(--_space));
  }
  dialog h3 {
    font-size: 16px;
    font-weight: var(--_strong);
  }
  ::backdrop {
    background: rgb(0 0 0 / 45%);
  }
  [popovertarget] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    anchor-name: --menu;
  }
  [popovertarget] svg {
    width: 14px;
  }
  .anchor {
    anchor-scope: --menu;
  }
  .menu {
    margin: 4px 0 0;
    padding: 4px;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    inset: auto;
    position-anchor: --menu;
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline, flip-block;
    min-width: 12em;
  }
  .menu:popover-open {
    display: grid;
  }
  @supports not (position-area: block-end) {
    .menu {
      inset: 0;
      margin: auto;
    }
  }
  .menu button {
    border-color: transparent;
    text-align: start;
  }
  .menu .risky {
    color: var(--_danger);
  }
  summary {
    width: fit-content;
    font-weight: var(--_strong);
    font-size: 13px;
    line-height: 32px;
    border-radius: 4px;
    cursor: pointer;
  }
  .below {
    padding-top: calc(2 * var(--_space));
  }
  @media (pointer: coarse) {
    summary {
      line-height: 44px;
    }
  }
  .toast-place {
    position: sticky;
    bottom: 16px;
    display: grid;
    justify-items: center;
  }
  .toast {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 8px 8px 16px;
    border-radius: var(--_radius);
    background: var(--_text);
    color: var(--_surface);
    font-size: 13px;
  }
  .toast .slim {
    border-color: transparent;
    color: inherit;
  }
  .toast button:enabled:hover {
    background: color-mix(in oklab, var(--_surface) 15%, transparent);
  }
  .toast :focus-visible {
    outline-color: currentcolor;
  }
  @media (forced-colors: active) {
    .toast {
      border: 1px solid CanvasText;
    }
  }
`;
