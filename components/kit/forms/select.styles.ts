import { css } from 'lit';

/** A select, as high as a field or as a slim button. */
export const select = css`
  select {
    width: 100%;
    height: var(--_control);
    padding: 0 8px;
    border: 1px solid var(--_control-border);
    border-radius: var(--_radius);
    background: var(--trellis-control-background, var(--_surface));
    color: inherit;
    font: inherit;
    font-size: var(--_input-size);
    font-weight: 400;
  }
  select.slim {
    width: auto;
    height: var(--_slim);
    font-size: var(--_input-size);
  }
`;
