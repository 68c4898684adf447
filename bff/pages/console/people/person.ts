import { html, type Html } from '../../../core/text/html.ts';

/** How the console writes people: their letters, roles and browsers. */

/** Renders a picture for a person: the first letters of the name or the address. */
export function initials({ name, email }: { readonly name: string | null; readonly email: string }): Html {
  const words = (name ?? email).split(/[\s@.]+/).filter(Boolean);
  const letters = (name === null ? words.slice(0, 1) : words.slice(0, 2)).map((word) => [...word][0] ?? '');
  return html`<span class="initials" aria-hidden="true">${letters.join('').toUpperCase()}</span>`;
}

/** Returns a role for people: `Developer`. */
export const roleName = (role: string): string => `${role[0]?.toUpperCase()}${role.slice(1)}`;

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns a browser's name for people from what it calls itself: `Chrome on macOS`. */
export function browserName(text: string | null): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([token]) => text?.includes(token))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser === undefined) return 'Another browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
