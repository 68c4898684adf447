import { html, type Html } from '../gateway/html.ts';

/** Plain words with `code` in backticks, the one mark-up that the contract's descriptions use. */
export function prose(words: string): Html {
  const parts = words.split('`');
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
