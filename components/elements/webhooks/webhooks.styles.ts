import { css } from 'lit';
import { card } from '../../kit/controls/card.styles.ts';
import { choice } from '../../kit/forms/choice.styles.ts';
import { controls } from '../../kit/controls/controls.styles.ts';
import { select } from '../../kit/forms/select-field.ts';
import { table } from '../../kit/tables/table.styles.ts';
import { tags } from '../../kit/controls/tag.ts';
import { base, tokens } from '../../theme/theme.styles.ts';

/** The details of a delivery, and the place of its response on a card. */
const delivery = css`
  .detail {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    padding: calc(3 * var(--_space)) calc(4 * var(--_space)) calc(4 * var(--_space));
    border-radius: var(--_radius);
    background: var(--_background);
  }
  .detail pre {
    max-height: 240px;
    overflow: auto;
    background: var(--_surface);
  }
  .attempts {
    display: grid;
    gap: calc(3 * var(--_space));
  }
  .attempts li {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  .attempts .row {
    gap: 4px calc(3 * var(--_space));
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 4px calc(3 * var(--_space));
    font-size: 13px;
  }
  dt {
    color: var(--_muted);
  }
  @container (width < 620px) {
    .answer {
      grid-area: 1 / 2;
      text-align: end;
    }
    .took {
      display: none;
    }
    .detail {
      padding: calc(3 * var(--_space));
    }
  }
`;

/** How the cards and the endpoints lie. */
const layout = css`
  :host(:not([hidden])) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(5 * var(--_space));
    container-type: inline-size;
  }
  code,
  pre,
  .url {
    font: 13px/20px var(--_mono);
    /* Code runs to the right, whichever way the text around it does. */
    direction: ltr;
    unicode-bidi: isolate;
  }
  .url {
    text-align: match-parent;
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
    /* Muted is to be read on cards, and may be too close to this ground. */
    --_muted: var(--_text);
    background: var(--_accent-soft);
  }
  .endpoint[aria-current] .done {
    background: var(--_surface);
  }
  .endpoint[aria-current] .url {
    font-weight: var(--_strong);
  }
  .about {
    display: grid;
    gap: calc(3 * var(--_space));
    padding: calc(3 * var(--_space)) 12px calc(4 * var(--_space));
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr));
    gap: calc(4 * var(--_space));
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

export const styles = [tokens, base, controls, card, tags, choice, select, table, layout, delivery];
