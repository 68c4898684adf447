import { css } from 'lit';

/** What a delivery opens to, and where its response goes on a card. */
export const delivery = css`
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
