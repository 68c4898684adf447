import { Html, html, type Content } from '../../../core/text/html.ts';

/** `plain`: neither good nor bad. */
export type Tone = 'success' | 'warn' | 'danger' | 'plain';

/** A state in a word or two. Its shape differs as well as its color. */
export function chip(tone: Tone, words: Content): Html {
  return html`<span class="chip ${tone}">${icon(tone)}${words}</span>`;
}

const SHAPES: Readonly<Partial<Record<Tone, string>>> = {
  success: 'M2.5 6.5 5 9l4.5-6',
  warn: 'M6 1.8v5.4M6 9.6v.4',
  danger: 'm3 3 6 6m0-6-6 6',
};

/** The tone's shape by itself: a tick, an exclamation mark, a cross; none for `plain`. No blank comes with it. */
export function icon(tone: Tone): Content {
  const shape = SHAPES[tone];
  return shape !== undefined && new Html(`${OPEN}<path d="${shape}"/></svg>`);
}

const OPEN = '<svg class="icon" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">';
