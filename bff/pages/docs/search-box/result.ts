import type { Found } from './found.ts';
import { excerpt, marked } from './marked.ts';

/**
 * A result as an option that is a link, so that it opens as links do, in another tab too. What was found is put in as text, never as
 * mark-up.
 */
export function resultOption(found: Found, id: string): HTMLAnchorElement {
  const { to, title, place, kind, words, names = '', terms } = found;
  const option = document.createElement('a');
  option.id = id;
  option.href = to;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.tabIndex = -1;
  option.append(part('title', title, terms), part('place', place, []));
  // Of an operation, its call: the rest of its names is there to be found alone.
  if (kind === 'operation') option.append(part('call', names.split(' ').slice(0, 2).join(' '), terms));
  if (words !== '') option.append(part('words', excerpt(words, terms), terms));
  return option;
}

function part(name: string, text: string, terms: readonly string[]): HTMLElement {
  const element = document.createElement(name === 'call' ? 'code' : 'span');
  element.className = name;
  element.append(...marked(text, terms).map(({ text, isHit }) => (isHit ? hit(text) : text)));
  return element;
}

function hit(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
