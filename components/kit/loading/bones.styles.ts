import { css } from 'lit';

/**
 * A card on its first load: its content rendered from stand-ins, so that it has its final size at any width,
 * zoom and font, and painted over. `bone` and rows mark what is painted, after 200 ms; `boned` what has bones
 * in it; `dim` what stays in sight while newer content loads.
 */
export const bones = css`
  .bones :is(.bone, .boned, tbody tr) {
    visibility: hidden;
  }
  .bones :is(.bone, tbody tr) {
    position: relative;
  }
  .bones :is(.bone, tbody tr > :first-child)::before {
    position: absolute;
    inset: 2px 0;
    border-radius: 6px;
    background: var(--_border);
    opacity: 0.6;
    visibility: visible;
    content: '';
    animation: appear 0.2s step-end;
  }
  [aria-busy='true']:not(.bones) .dim {
    opacity: 0.5;
    transition: opacity 0.16s;
  }
`;
