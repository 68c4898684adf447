import { html, type Html } from '../../core/text/html.ts';

/** Plain text with `code` in backticks, the only mark-up in the contract's descriptions. */
export function prose(words: string): Html {
  const parts = words.split('`');
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
