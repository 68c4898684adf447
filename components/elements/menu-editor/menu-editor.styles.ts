import { css } from 'lit';
import { card } from '../../kit/controls/card.styles.ts';
import { choice } from '../../kit/forms/choice.styles.ts';
import { controls } from '../../kit/controls/controls.styles.ts';
import { dataStyles } from '../../kit/tables/data.styles.ts';
import { fields } from '../../kit/forms/fields.styles.ts';
import { overlays } from '../../kit/controls/overlay.styles.ts';
import { select } from '../../kit/forms/select-field.ts';
import { table } from '../../kit/tables/table.styles.ts';
import { tabStyles } from '../../kit/controls/tabs.ts';
import { tags } from '../../kit/controls/tag.ts';
import { base, tokens } from '../../theme/theme.styles.ts';
import { partStyles } from './parts/part.styles.ts';

/** The sections and items of a menu. Every line has one height: outline-list.ts counts on it. */
const outline = css`
  .filter {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
    gap: calc(3 * var(--_space));
  }
  .outline {
    position: relative;
    max-height: min(70vh, 720px);
    overflow: auto;
    overflow-anchor: none;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .line {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    height: 56px;
    padding-inline: calc(2 * var(--_space));
    border-bottom: 1px solid var(--_border);
    overflow: hidden;
    /* Its size follows from no content: another line changes nothing around it. */
    contain: strict;
  }
  .line.of-section {
    background: var(--_background);
  }
  .line .slim {
    flex: none;
  }
  .pick {
    display: flex;
    flex: 1;
    align-items: center;
    gap: calc(3 * var(--_space));
    min-width: 0;
    height: 48px;
    padding: 0 calc(2 * var(--_space));
    border: 0;
    font-weight: 400;
    text-align: start;
  }
  .pick:focus-visible,
  .grip:focus-visible {
    outline-offset: -2px;
  }
  .pick[aria-current] {
    /* Muted is to be read on cards, and may be too close to this ground. */
    --_muted: var(--_text);
    background: var(--_accent-soft);
  }
  .names {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  .line .names > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .thumb {
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: calc(var(--_radius) - 2px);
    background: var(--_background);
    box-shadow: inset 0 0 0 1px var(--_border);
    overflow: hidden;
  }
  .thumb img {
    display: block;
    width: 40px;
    height: 40px;
    object-fit: cover;
  }
  /* A name of another direction begins where the others do. */
  .names > bdi {
    justify-self: start;
    max-width: 100%;
  }
  /* Beside the price, so that the name has the line to itself. */
  .pick:has(.tag) {
    display: grid;
    grid-template-columns: auto minmax(3.5em, 1fr) fit-content(55%);
    gap: 0 calc(3 * var(--_space));
  }
  .pick:has(.tag) .thumb {
    grid-row: 1 / 3;
  }
  .pick:has(.tag) .names {
    display: contents;
  }
  .pick:has(.tag) bdi {
    grid-column: 2 / -1;
    align-self: end;
  }
  .pick .tag {
    display: block;
    justify-self: end;
    max-width: 100%;
    line-height: 18px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .pick .tag svg {
    margin-inline-end: 4px;
    vertical-align: -1px;
  }
  .grip {
    display: grid;
    place-content: center;
    flex: none;
    width: 28px;
    height: 48px;
    padding: 0;
    border: 0;
    color: var(--_muted);
    cursor: grab;
    touch-action: none;
  }
  .grip svg {
    width: 20px;
    stroke-width: 3;
  }
  .dragging,
  .dragging * {
    cursor: grabbing;
    user-select: none;
  }
  .dragging .outline::after {
    content: '';
    position: absolute;
    top: calc(var(--_gap, 0) * 56px - 2px);
    inset-inline: 0;
    height: 3px;
    background: var(--_accent);
    pointer-events: none;
  }
  @media (pointer: coarse) {
    .grip {
      width: 44px;
    }
  }
  @media (forced-colors: active) {
    .pick[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .dragging .outline::after {
      background: Highlight;
    }
  }
`;

/** How the list, and the editor of one menu, lie. */
const layout = css`
  :host(:not([hidden])) {
    display: block;
    container-type: inline-size;
  }
  .title,
  .tags {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  h2:focus,
  h3:focus {
    outline: none;
  }
  .filters {
    max-width: 240px;
  }
  /* Its first line, not its last, is what the row is aligned by. */
  .link {
    display: inline-flex;
    height: auto;
    padding: 0;
    border: 0;
    color: var(--_accent);
    white-space: normal;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .split {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: calc(6 * var(--_space));
    align-items: start;
  }
  .split > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    min-width: 0;
  }
  .split.empty {
    grid-template-columns: minmax(0, 1fr);
  }
  .split.empty > .detail {
    display: none;
  }
  /* It floats over what is at the end, and moves nothing. */
  .toast-place {
    z-index: 2;
    bottom: 80px;
    height: 0;
    align-content: end;
  }
  .publish-bar {
    position: sticky;
    z-index: 1;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: calc(2 * var(--_space));
    min-height: 64px;
    margin: 0 calc(-5 * var(--_space)) calc(-5 * var(--_space));
    padding: calc(3 * var(--_space)) calc(5 * var(--_space));
    border-top: 1px solid var(--_border);
    border-radius: 0 0 calc(1.5 * var(--_radius)) calc(1.5 * var(--_radius));
    background: var(--_surface);
  }
  .publish-bar b {
    flex: 1 1 12em;
    font-weight: var(--_strong);
  }
  .publish-bar b::before {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: var(--_warning);
    vertical-align: 1px;
    content: '';
  }
  .hint {
    padding: calc(8 * var(--_space)) 0;
    text-align: center;
  }
  @media (pointer: coarse) {
    .link {
      min-height: 44px;
    }
  }
  /* Not wide enough for each row in a line: cells go on in the next one, by whole words, and names keep room
     for one. */
  @container (width < 820px) {
    .data .figure,
    .data .tag {
      white-space: normal;
      overflow-wrap: break-word;
      word-break: keep-all;
    }
    .data td:first-child {
      min-width: 8em;
    }
  }
  @container (width < 620px) {
    .tags {
      min-width: 0;
    }
    .data .tags {
      justify-content: flex-end;
    }
    .tags .tag,
    .data bdi {
      white-space: normal;
    }
  }
  /* Where there is room for one of them: the list, or what is open. */
  @container (width < 760px) {
    .split {
      grid-template-columns: minmax(0, 1fr);
    }
    .split.open > .list,
    .split:not(.open) > .detail {
      display: none;
    }
  }
`;

export const styles = [
  tokens,
  base,
  controls,
  card,
  tags,
  choice,
  select,
  fields,
  table,
  tabStyles,
  dataStyles,
  overlays,
  layout,
  outline,
  partStyles,
];
