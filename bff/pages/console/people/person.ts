import { html, type Html } from '../../../core/text/html.ts';

/** How the console writes people: their letters and roles. */

/** Renders a picture for a person: the first letters of the name or the address. */
export function initials({ name, email }: { readonly name: string | null; readonly email: string }): Html {
  const words = (name ?? email).split(/[\s@.]+/).filter(Boolean);
  const letters = (name === null ? words.slice(0, 1) : words.slice(0, 2)).map((word) => [...word][0] ?? '');
  return html`<span class="initials" aria-hidden="true">${letters.join('').toUpperCase()}</span>`;
}

/** Returns a role for people: `Developer`. */
export const roleName = (role: string): string => `${role[0]?.toUpperCase()}${role.slice(1)}`;
