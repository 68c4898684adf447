import { css } from 'lit';

/** The block that an element is: a calm card, its heading, and what only screen readers get. */
export const base = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  .card {
    padding: calc(5 * var(--_space));
    display: grid;
    gap: calc(4 * var(--_space));
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius));
  }
  h2 {
    font-size: 16px;
    font-weight: 620;
    letter-spacing: -0.005em;
    overflow-wrap: anywhere;
  }
  .muted {
    color: var(--_muted);
    font-weight: 400;
  }
  code {
    font: 12.5px/20px var(--_mono);
    overflow-wrap: anywhere;
  }
  .unseen {
    position: absolute;
    clip-path: inset(50%);
  }
`;
