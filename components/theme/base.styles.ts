import { css } from 'lit';

/** The styles of an element's host and heading. */
export const base = css`
  :host(:not([hidden])) {
    display: block;
    overflow-wrap: anywhere;
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  [part='form'] {
    padding: calc(5 * var(--_space));
    display: grid;
    gap: calc(4 * var(--_space));
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius));
  }
  h2 {
    font-size: 16px;
    font-weight: var(--_strong);
  }
  .muted {
    color: var(--_muted);
    font-weight: 400;
  }
  /* A live region without news: present, but not in the grid. */
  .still {
    position: absolute;
  }
`;
