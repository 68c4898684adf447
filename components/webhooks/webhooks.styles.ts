import { css } from 'lit';
import { controls } from '../controls/controls.styles.ts';
import { base } from '../theme/base.styles.ts';
import { tokens } from '../theme/tokens.styles.ts';
import { table } from './table.styles.ts';

/** How the cards, the endpoints and the forms lie. */
const layout = css`
  :host(:not([hidden])) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(5 * var(--_space));
    container-type: inline-size;
  }
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    padding: calc(5 * var(--_space));
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius));
  }
  .card:focus {
    outline: none;
  }
  .head,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .head > :first-child {
    flex: 1 1 18em;
    min-width: 0;
  }
  .head p,
  .small {
    font-size: 13px;
  }
  .slim {
    height: var(--_slim);
    padding: 0 12px;
    font-size: 13px;
  }
  .risky {
    border-color: var(--_danger);
    color: var(--_danger);
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  code,
  pre,
  .url {
    font: 13px/20px var(--_mono);
  }
  .endpoints > li + li {
    border-top: 1px solid var(--_border);
  }
  .endpoint {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px calc(3 * var(--_space));
    width: 100%;
    height: auto;
    min-height: var(--_control);
    padding: 10px 12px;
    border: 0;
    white-space: normal;
    text-align: start;
  }
  .endpoint .url {
    flex: 1 1 16em;
    overflow-wrap: anywhere;
  }
  .endpoint[aria-current] {
    background: var(--_accent-soft);
  }
  .endpoint[aria-current] .done {
    background: var(--_surface);
  }
  .endpoint[aria-current] .url {
    font-weight: 600;
  }
  .about {
    display: grid;
    gap: calc(3 * var(--_space));
    padding: calc(3 * var(--_space)) 12px calc(4 * var(--_space));
  }
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    padding: calc(4 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .panel h3 {
    font-size: 14px;
    font-weight: 600;
  }
  .tag {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: 999px;
    font: 550 13px/20px var(--_font);
    white-space: nowrap;
  }
  .tag svg {
    flex: none;
    width: 12px;
    height: 12px;
    stroke-width: 3.5;
  }
  .live path {
    stroke-width: 12;
  }
  .plain {
    border-color: var(--_border);
    color: var(--_muted);
  }
  select {
    width: 100%;
    height: var(--_control);
    padding: 0 8px;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: var(--_input-size) / 20px var(--_font);
  }
  select.slim {
    width: auto;
    height: var(--_slim);
    font-size: 13px;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
    gap: calc(4 * var(--_space));
  }
  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 550;
    font-size: 13px;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--_slim);
    font-weight: 400;
    cursor: pointer;
  }
  .choice input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--_accent);
  }
  .types {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17em, 100%), 1fr));
    gap: calc(3 * var(--_space)) calc(4 * var(--_space));
    max-height: 320px;
    padding: calc(3 * var(--_space));
    overflow: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .types .choice {
    min-height: 24px;
    font: 13px/20px var(--_mono);
  }
  .secret {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
    margin-top: calc(2 * var(--_space));
  }
  /* No input: its line is clipped at the font's own descent, and with it an underscore. */
  .secret textarea {
    flex: 1 1 18em;
    min-width: 0;
    width: 0;
    min-height: var(--_control);
    padding: 9px 12px;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: var(--_text);
    font: var(--_input-size) / 20px var(--_mono);
    word-break: break-all;
    resize: none;
    field-sizing: content;
  }
  .secret button {
    height: var(--_control);
  }
  .copied {
    align-self: center;
  }
  .copied:empty {
    display: none;
  }
  pre {
    padding: calc(3 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_background);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Said at once to those who listen, shown to those who look after a second. */
  .late {
    animation: appear 1s step-end;
    color: var(--_muted);
    font-size: 13px;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @container (width < 620px) {
    .endpoint .url {
      flex-basis: 100%;
    }
  }
  @media (pointer: coarse) {
    .types .choice {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    .endpoint[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const styles = [tokens, base, controls, layout, table];
