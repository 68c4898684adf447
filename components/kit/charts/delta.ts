import { css, nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';

/** A change of a figure. */
interface Delta {
  /** Above zero: it has grown. */
  difference: number;
  /** How much, without a sign, such as `27.4%`. */
  text: string;
  /** The direction that is good: 1 up, -1 down, 0 neither. */
  good: number;
}

/**
 * Renders a change: an arrow for those who see it, a sign for those who listen. Its color judges good and
 * bad, not up and down.
 */
export function delta({ difference, text, good }: Delta): TemplateResult {
  const sign = Math.sign(difference);
  const tone = { 1: 'better', [-1]: 'worse' }[sign * good] ?? '';
  return html`<span class="delta ${tone}"
    >${
      sign
        ? html`<svg viewBox="0 0 24 24" aria-hidden="true">
              <path d=${sign > 0 ? 'M6 18 18 6M9 6h9v9' : 'm6 6 12 12M9 18h9V9'}></path></svg
            ><span class="unseen">${sign > 0 ? '+' : '−'}</span>`
        : nothing
    }${text}</span
  >`;
}

/** Changes of figures. Their arrows turn with the text, as charts do. */
export const deltaStyles = css`
  .delta {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-weight: var(--_strong);
    white-space: nowrap;
    vertical-align: top;
    color: var(--_muted);
  }
  .delta svg {
    flex: none;
    width: 14px;
    height: 14px;
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .delta svg:dir(rtl) {
    transform: scaleX(-1);
  }
  .better {
    color: var(--_success);
  }
  .worse {
    color: var(--_danger);
  }
`;
