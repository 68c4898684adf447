import { html, type Html } from '../../core/text/html.ts';

/** Plain text with `code` in backticks, the only mark-up in the contract's descriptions. */
export function prose(words: string): Html {
  const parts = words.split('`');
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** A path that may go on in the next line after each slash, never within a word. What is copied from it is the path alone. */
export function breakable(path: string): Html {
  const [first = '', ...rest] = path.split(/(?<=\/)(?=.)/);
  return html`${first}${rest.map((part) => html`<wbr />${part}`)}`;
}
