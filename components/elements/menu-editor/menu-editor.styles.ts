import { css } from 'lit';
import { card } from '../../kit/controls/card.styles.ts';
import { choice } from '../../kit/forms/choice.styles.ts';
import { controls } from '../../kit/controls/controls.styles.ts';
import { dataStyles } from '../../kit/tables/data.styles.ts';
import { fields } from '../../kit/forms/fields.styles.ts';
import { overlays } from '../../kit/controls/overlay.styles.ts';
import { select } from '../../kit/forms/select.styles.ts';
import { table } from '../../kit/tables/table.styles.ts';
import { tabStyles } from '../../kit/controls/tabs.styles.ts';
import { tags } from '../../kit/controls/tag.styles.ts';
import { base } from '../../theme/base.styles.ts';
import { tokens } from '../../theme/tokens.styles.ts';
import { outline } from './outline.styles.ts';
import { partStyles } from './part.styles.ts';

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
  .hint {
    padding: calc(8 * var(--_space)) 0;
    text-align: center;
  }
  @media (pointer: coarse) {
    .link {
      min-height: 44px;
    }
  }
  /* Not wide enough for each row in a line: cells go on in the next one, and names keep room for a word. */
  @container (width < 820px) {
    .data .figure,
    .data .tag {
      white-space: normal;
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
