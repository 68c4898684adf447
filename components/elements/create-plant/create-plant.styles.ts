import { css } from 'lit';
import { controls } from '../../kit/controls/controls.styles.ts';
import { base, tokens } from '../../theme/theme.styles.ts';

/** How the parts of the form lie. */
const layout = css`
  .fields {
    display: grid;
    gap: calc(4 * var(--_space));
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  /* Said at once to those who listen, shown to those who look after a second. */
  .row span {
    animation: appear 1s step-end;
    flex: 1 1 0;
    color: var(--_muted);
    font-size: 13px;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

export const styles = [tokens, base, controls, layout];
