import { css } from 'lit';

/** The form of a part, and what opens in it. */
export const partStyles = css`
  .part {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
  }
  /* Its buttons stay beside its name, however long that is. */
  .part > .head {
    flex-wrap: nowrap;
    align-items: start;
  }
  .part > .head > :first-child {
    flex-basis: 0;
    align-self: center;
  }
  h3 {
    font-size: 16px;
    font-weight: var(--_strong);
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(10em, 100%), 1fr));
    gap: 6px calc(3 * var(--_space));
    align-items: start;
  }
  /* Fields stand on one line, though a label may take two. */
  .pair > .field {
    grid-row: span 3;
    grid-template-rows: subgrid;
  }
  .pair > .field > label {
    align-self: end;
  }
  /* One row of a form: its fields beside each other as far as there is room, its buttons at their end. */
  .fields {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: calc(2 * var(--_space)) calc(3 * var(--_space));
  }
  .fields > .field {
    flex: 1 1 7em;
    min-width: 0;
  }
  .fields > .names {
    flex: 1 1 8em;
    align-self: center;
  }
  .fields > .field:has(> .choice) {
    flex: 0 1 auto;
  }
  .fields:has([part='error']) {
    align-items: start;
  }
  .fields:has([part='error']) > .icons {
    margin-top: 26px;
  }
  .choice + :is(.pair, .field) {
    margin-top: calc(2 * var(--_space));
  }
  @container (width < 620px) {
    .fields > .names {
      flex-basis: 100%;
    }
  }
  .fields + .fields {
    padding-top: calc(3 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  .time {
    padding: calc(3 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  /* Checkboxes as chips: each is as large as its chip, which shows what it says. */
  .chips fieldset {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: calc(2 * var(--_space));
  }
  .chips fieldset > :not(.choice) {
    grid-column: 1 / -1;
  }
  .chips fieldset > .field:not(:has(p)) {
    display: none;
  }
  .chips fieldset > .choice {
    position: relative;
    gap: 6px;
    padding: 4px 12px;
    border: 1px solid var(--_control-border);
    border-radius: calc(var(--_slim) / 2);
    font-size: 13px;
  }
  .chips fieldset > .choice input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .chips fieldset > .choice:has(:focus-visible) {
    outline: 2px solid var(--trellis-color-focus, var(--_text));
    outline-offset: 2px;
  }
  .chips fieldset > .choice:has(:checked) {
    border-color: var(--_accent);
    background: var(--_accent-soft);
    box-shadow: inset 0 0 0 1px var(--_accent);
    font-weight: var(--_strong);
  }
  .chips fieldset > .choice:has(:checked)::before {
    width: 6px;
    height: 11px;
    margin: 0 3px 3px 2px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }
  @media (forced-colors: active) {
    .chips fieldset > .choice:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  .days fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(4 * var(--_space));
  }
  .days legend {
    width: 100%;
  }
  .icons {
    display: flex;
    gap: 4px;
  }
  .icon {
    display: grid;
    place-content: center;
    width: var(--_control);
    height: var(--_control);
    padding: 0;
    border-color: transparent;
  }
  textarea {
    width: 100%;
    min-height: var(--_control);
    padding: 9px 12px;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--trellis-control-background, var(--_surface));
    color: inherit;
    font: inherit;
    font-size: var(--_input-size);
    resize: vertical;
    field-sizing: content;
  }
  .conflict {
    display: grid;
    gap: calc(3 * var(--_space));
    padding: calc(4 * var(--_space));
    border: 1px solid var(--_warning);
    border-radius: var(--_radius);
  }
  .conflict .notice > div {
    flex-basis: 8em;
  }
  .conflict .choice {
    align-items: baseline;
    padding-block: 6px;
  }
  .conflict b {
    margin-inline-end: 6px;
  }
  .buttons {
    padding-top: calc(4 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  .differences > li,
  .versions > li {
    display: grid;
    gap: calc(2 * var(--_space));
    padding-block: calc(3 * var(--_space));
    border-top: 1px solid var(--_border);
  }
  dl {
    display: grid;
    gap: calc(2 * var(--_space));
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(3 * var(--_space));
  }
  dt {
    flex: 0 0 12em;
  }
  dd {
    display: grid;
    flex: 1 1 16em;
    margin: 0;
  }
  /* A description has lines. */
  .conflict bdi,
  dd bdi {
    white-space: pre-line;
  }
  legend {
    margin-bottom: 6px;
  }
  del {
    color: var(--_muted);
  }
  ins {
    text-decoration: none;
    font-weight: var(--_strong);
  }
  .groups {
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .groups > li:last-child {
    border-bottom: 0;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space)) calc(6 * var(--_space));
  }
  .counts b {
    font-size: 20px;
  }
  .progress {
    display: grid;
    gap: 4px;
    width: 100%;
    font-size: 13px;
  }
  progress {
    width: 100%;
    accent-color: var(--_accent);
  }
  .picture {
    display: flex;
    flex-wrap: wrap;
    gap: calc(4 * var(--_space));
    align-items: start;
  }
  .picture > img,
  canvas {
    width: 100%;
    max-width: 320px;
    height: auto;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .drop {
    display: grid;
    gap: calc(3 * var(--_space));
    padding: calc(3 * var(--_space));
    border: 1px dashed var(--_control-border);
    border-radius: var(--_radius);
  }
  .drop.over {
    border-color: var(--_accent);
    outline: 1px solid var(--_accent);
    background: var(--_accent-soft);
  }
  .tray {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
  }
  .tray button {
    height: auto;
    padding: 3px;
  }
  .tray canvas {
    display: block;
    width: 72px;
    border: 0;
    cursor: inherit;
    touch-action: auto;
  }
  .picture > .stack {
    flex: 1 1 14em;
  }
  canvas {
    cursor: move;
    touch-action: none;
  }
  [type='range'] {
    padding: 0;
    border: 0;
    accent-color: var(--_accent);
  }
  summary .tag {
    vertical-align: middle;
    white-space: normal;
  }
`;
