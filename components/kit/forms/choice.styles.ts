import { css } from 'lit';

/** Choices in sight: radio buttons and checkboxes. */
export const choice = css`
  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: var(--_strong);
    font-size: 13px;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: var(--_slim);
    min-height: var(--_slim);
    font-weight: 400;
    cursor: pointer;
  }
  .choice input {
    flex: none;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: var(--_accent);
  }
`;
