import { css } from 'lit';

/** Cards whose controls are in rows: the label at the start, the control at the end. */
export const rows = css`
  .rows {
    gap: 0;
    padding: 0;
  }
  .rows > *,
  .rows li {
    padding: calc(2.5 * var(--_space)) calc(4 * var(--_space));
  }
  .rows > ul {
    padding: 0;
  }
  .rows > * + *,
  .rows li + li {
    border-top: 1px solid var(--_border);
  }
  .rows > .field {
    grid-template-columns: minmax(0, 1fr) minmax(0, 250px);
    gap: 2px calc(4 * var(--_space));
    align-items: center;
    min-height: 60px;
    font-size: 14px;
    line-height: 20px;
  }
  .rows > .field > label {
    grid-area: 1 / 1;
  }
  .rows > .field > :is(input, select, .affix, textarea) {
    grid-area: 1 / 2;
  }
  .rows > .field:has(> p) > :is(input, select, .affix, textarea) {
    grid-row-end: span 2;
  }
  .rows > .field > p {
    grid-area: 2 / 1;
    align-self: start;
    font-size: 13px;
  }
  .rows > .field:has(> p) > label {
    align-self: end;
  }
  .rows > .field > .choice {
    grid-column: 1 / -1;
    flex-direction: row-reverse;
    justify-content: space-between;
    justify-self: stretch;
    font-weight: var(--_strong);
  }
  .rows > .field:has(> .choice) > p {
    grid-column: 1 / -1;
  }
  .rows h4 {
    font-size: 14px;
    font-weight: var(--_strong);
  }
  .rows textarea {
    min-height: 72px;
  }
  textarea {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--trellis-control-background, var(--_surface));
    color: inherit;
    font: inherit;
    font-size: var(--_input-size);
    resize: vertical;
  }
  .choice .switch {
    width: 40px;
    height: 24px;
  }
  .switch::before {
    width: 18px;
    height: 18px;
  }
  .day {
    display: grid;
    grid-template-columns: 152px minmax(0, 1fr) auto;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
    align-items: center;
    min-height: 60px;
  }
  .day .choice {
    gap: 12px;
    font-weight: var(--_strong);
    font-size: 14px;
  }
  .spans {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .spans .field {
    display: contents;
  }
  .spans label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .spans input {
    width: 76px;
    padding: 0 4px;
    font-family: inherit;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .spans p {
    flex: 0 0 100%;
    order: 1;
    font-size: 13px;
  }
  .slim:has(> svg) {
    display: inline-grid;
    flex: none;
    place-content: center;
    width: var(--_slim);
    padding: 0;
    border-color: transparent;
  }
  /* Long words of other languages wrap on a small phone. */
  .more button,
  .lay .row button {
    height: auto;
    min-height: var(--_control);
    white-space: normal;
  }
  .more .slim {
    min-height: var(--_slim);
  }
  .rows li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
    min-height: 60px;
  }
  .what {
    display: grid;
    flex: 1 1 12em;
    min-width: 0;
  }
  .what small {
    font-size: 13px;
  }
  .what > * {
    justify-self: start;
  }
  .acts {
    display: flex;
    gap: 8px;
  }
  .entry {
    display: grid;
    flex: 0 0 100%;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    padding-block: calc(2 * var(--_space));
  }
  .entry .choice:has(.switch) {
    gap: 12px;
    font-size: 14px;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(4 * var(--_space));
  }
  legend {
    float: inline-start;
    width: 100%;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
    gap: calc(4 * var(--_space));
    align-items: start;
  }
  .facts {
    display: grid;
    grid-template-columns: minmax(8em, 2fr) minmax(0, 3fr);
    gap: 6px calc(6 * var(--_space));
  }
  .facts dt {
    color: var(--_muted);
  }
  .facts dd {
    margin: 0;
  }
  @container (width < 560px) {
    .day {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .day > .spans {
      grid-area: 2 / 1 / auto / -1;
    }
    .rows > .field {
      grid-template-columns: minmax(0, 1fr);
    }
    .rows > .field > :is(input, select, .affix, textarea),
    .rows > .field:has(> p) > :is(input, select, .affix, textarea),
    .rows > .field > p {
      grid-area: auto;
    }
    .facts {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
    }
    .facts dd {
      margin-block-end: calc(2 * var(--_space));
    }
  }
`;
