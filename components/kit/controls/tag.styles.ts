import { css } from 'lit';

/** States in a word. */
export const tags = css`
  .tag {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: 999px;
    font-size: 13px;
    font-weight: var(--_strong);
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
`;
