/** Tokens of what browsers call themselves; of several that fit, the first counts. */
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

/**
 * Returns a browser's name for people, in any language, from what it calls itself: `Chrome · macOS`.
 * @returns `undefined` for an unknown browser
 */
export function browserName(text: string | null): string | undefined {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([token]) => text?.includes(token))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  return browser === undefined || system === undefined ? browser : `${browser} · ${system}`;
}
