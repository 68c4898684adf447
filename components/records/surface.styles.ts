import { css } from 'lit';
import { card } from '../kit/controls/card.styles.ts';
import { controls } from '../kit/controls/controls.styles.ts';
import { dataStyles } from '../kit/tables/data.styles.ts';
import { select } from '../kit/forms/select.styles.ts';
import { table } from '../kit/tables/table.styles.ts';
import { tags } from '../kit/controls/tag.styles.ts';
import { base } from '../theme/base.styles.ts';
import { tokens } from '../theme/tokens.styles.ts';

/** Stacked cards. Widths in `@container` rules are the surface's own. */
const layout = css`
  :host(:not([hidden])) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(5 * var(--_space));
    container-type: inline-size;
  }
  h3 {
    font-size: 14px;
    font-weight: var(--_strong);
  }
`;

/** The styles of every surface; those of a single surface come after them. */
export const surfaceStyles = [tokens, base, controls, card, tags, select, table, dataStyles, layout];
