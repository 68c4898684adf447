import { svg, type TemplateResult } from 'lit';
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
 * A state in a word or a number. It has a shape beside its colour, for whoever cannot tell the colours apart.
 */
export const tag = (tone: Tone, text: string): TemplateResult => {
  const shape = shapes[tone];
  return html`<span class="tag ${tone === 'live' ? 'done live' : tone}"
    >${shape && svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${shape}></path></svg>`}${text}</span
  >`;
};
