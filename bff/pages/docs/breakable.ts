import { html, type Html } from '../../core/text/html.ts';

/** A path that may go on in the next line after each slash, never within a word. What is copied from it is the path alone. */
export function breakable(path: string): Html {
  const [first = '', ...rest] = path.split(/(?<=\/)(?=.)/);
  return html`${first}${rest.map((part) => html`<wbr />${part}`)}`;
}
