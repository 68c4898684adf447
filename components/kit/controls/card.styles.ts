import { css } from 'lit';

/** A card with its head, its rows of buttons, and the forms that open in it. */
export const card = css`
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    padding: calc(5 * var(--_space));
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: calc(1.5 * var(--_radius));
    box-shadow: var(--trellis-shadow-card, none);
  }
  .card:focus {
    outline: none;
  }
  .head,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
  }
  .head > :first-child {
    flex: 1 1 18em;
    min-width: 0;
  }
  .head p,
  .small {
    font-size: 13px;
  }
  .slim {
    height: var(--_slim);
    padding: 0 12px;
    font-size: 13px;
  }
  .risky {
    border-color: var(--_danger);
    color: var(--_danger);
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    padding: calc(4 * var(--_space));
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .panel h3 {
    font-size: 14px;
    font-weight: var(--_strong);
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* Said at once to those who listen, shown to those who look after a second. */
  .late {
    animation: appear 1s step-end;
    color: var(--_muted);
    font-size: 13px;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
