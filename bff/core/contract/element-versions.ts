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

/** The dated version of the API that each release of the elements is written for. */
const API_VERSIONS: Readonly<Record<string, string>> = { '0.1.0': '2026-11-26' };

/** The dated version of the API that elements speak. Undefined for what is no release. @param sent the header `Trellis-Elements` */
export function apiVersionOf(sent: unknown): string | undefined {
  return typeof sent === 'string' && Object.hasOwn(API_VERSIONS, sent) ? API_VERSIONS[sent] : undefined;
}
