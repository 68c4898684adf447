import { svg, type TemplateResult, css } from 'lit';
import { html } from '../../session/base-element.ts';

/** `live`: it goes on by itself. `plain`: neither good nor bad. */
export type Tone = 'done' | 'danger' | 'warning' | 'live' | 'plain';

// A tick, a cross, an exclamation mark, a dot.
const shapes: Partial<Record<Tone, string>> = {
  done: 'm5 12.5 4.5 4.5L19 7.5',
  danger: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 4v10M12 19.5v.1',
  live: 'M12 11.5v1',
};

/**
 * A state in a word or a number. It has a shape beside its color, for people who can't tell the colors apart.
 */
export const tag = (tone: Tone, text: string): TemplateResult => {
  const shape = shapes[tone];
  return html`<span class="tag ${tone === 'live' ? 'done live' : tone}"
    >${shape && svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${shape}></path></svg>`}${text}</span
  >`;
};

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
