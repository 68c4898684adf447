import { css } from 'lit';
import { card } from '../../kit/controls/card.styles.ts';
import { controls } from '../../kit/controls/controls.styles.ts';
import { base, tokens } from '../../theme/theme.styles.ts';

/** How the steps lie beside the one that is shown. */
const layout = css`
  :host(:not([hidden])) {
    container-type: inline-size;
  }
  .set-up {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(6 * var(--_space));
  }
  .news:not(:has(> *)) {
    position: absolute;
  }
  .news:focus {
    outline: none;
  }
  .steps ol {
    display: grid;
    gap: 2px;
    margin-top: calc(2 * var(--_space));
  }
  .steps summary {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 12px;
    padding-block: 10px;
    border-radius: 4px;
    list-style: none;
    cursor: pointer;
  }
  .steps summary::-webkit-details-marker {
    display: none;
  }
  .steps summary .muted {
    overflow: hidden;
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bar {
    grid-column: 1 / -1;
    display: flex;
    gap: 6px;
  }
  .bar i {
    flex: 1;
    height: 6px;
    border-radius: 3px;
    background: var(--_border);
    overflow: hidden;
  }
  .bar .full,
  .bar .half::before {
    background: var(--_accent);
  }
  .bar .half::before {
    display: block;
    width: 50%;
    height: 100%;
    content: '';
  }
  .steps button {
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    height: auto;
    min-height: var(--_control);
    padding: 9px 12px;
    border-color: transparent;
    white-space: normal;
    text-align: start;
  }
  .steps svg {
    flex: none;
    color: var(--_muted);
  }
  .is-done svg {
    color: var(--_success);
    stroke-width: 2.5;
  }
  .steps button .muted {
    margin-inline-start: auto;
    font-size: 13px;
    text-align: end;
  }
  .steps [aria-current] {
    /* Muted is to be read on cards, and may be too close to this ground. */
    --_muted: var(--_text);
    background: var(--_accent-soft);
    color: var(--_accent);
  }
  .skeleton {
    display: grid;
    gap: calc(3 * var(--_space));
    align-content: start;
  }
  @container (width < 720px) {
    .steps > p,
    details:not([open]) ~ ol {
      display: none;
    }
  }
  @container (width >= 720px) {
    .steps details {
      display: none;
    }
    .set-up {
      grid-template-columns: minmax(13em, 17em) minmax(0, 36em);
      gap: calc(10 * var(--_space));
    }
    .steps button {
      flex-wrap: wrap;
    }
  }
  @media (forced-colors: active) {
    .bar i {
      border: 1px solid CanvasText;
    }
    .bar .full,
    .bar .half::before {
      background: Highlight;
      forced-color-adjust: none;
    }
    .steps [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const styles = [tokens, base, controls, card, layout];
