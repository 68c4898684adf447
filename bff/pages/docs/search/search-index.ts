import type { Group } from '../group.ts';
import { searchEntries } from './entries.ts';

/**
 * The index as a script that exports `entries`. It is no JSON that the page would fetch: so the policy of the pages can go on to forbid
 * every connection.
 */
export function searchIndex(groups: readonly Group[], serverUrl: string): string {
  return `export const entries = ${JSON.stringify(searchEntries(groups, serverUrl))};\n`;
}
