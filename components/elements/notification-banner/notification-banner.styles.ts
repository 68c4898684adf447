import { css } from 'lit';
import { surfaceStyles } from '../../records/surface.styles.ts';

/** Notices below each other; no room is taken where there are none. */
const layout = css`
  :host(:is([state='waiting'], [state='loading'], [state='empty'])) {
    display: none;
  }
  ul {
    display: grid;
    gap: calc(3 * var(--_space));
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .notice a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding-inline: 4px;
    color: inherit;
    font-weight: var(--_strong);
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    .notice a {
      min-height: 44px;
    }
  }
`;

export const styles = [...surfaceStyles, layout];
