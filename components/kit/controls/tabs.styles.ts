import { css } from 'lit';

/** Tabs, on a line with the chosen one underlined. */
export const tabStyles = css`
  .tabs {
    display: flex;
    gap: calc(4 * var(--_space));
    overflow-x: auto;
    border-bottom: 1px solid var(--_border);
    padding: 4px 4px 0;
    margin: -4px -4px 0;
  }
  .tabs button {
    flex: none;
    min-width: 44px;
    padding: 0 2px 2px;
    border: 0;
    border-radius: 4px 4px 0 0;
    color: var(--_muted);
  }
  .tabs button:enabled:hover {
    background: none;
    color: var(--_text);
  }
  .tabs [aria-selected='true'] {
    padding-bottom: 0;
    border-bottom: 2px solid var(--_accent);
    color: var(--_text);
  }
  [role='tabpanel'] {
    padding-top: calc(4 * var(--_space));
  }
  @container (width < 480px) {
    .tabs {
      gap: calc(2 * var(--_space));
    }
  }
`;
