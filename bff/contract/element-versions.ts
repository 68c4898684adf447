/**
 * Every released version of the package with the elements, oldest first, and the one that is being worked on. Elements say theirs with the
 * header `Trellis-Elements`; what isn't one of these counts as {@link OTHER_VERSION}, so that nobody can make up any number of them.
 */
export const ELEMENT_VERSIONS: readonly string[] = ['0.1.0'];

export const OTHER_VERSION = 'other';

const known: ReadonlySet<string> = new Set(ELEMENT_VERSIONS);

/** @param sent the header's value */
export function elementVersionOf(sent: string): string {
  return known.has(sent) ? sent : OTHER_VERSION;
}
