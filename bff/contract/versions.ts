/** Dated API versions, oldest first. A new key is pinned to the newest. `/plants` and `/v1/sessions` never change. */
export const API_VERSIONS = ['2026-11-01'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

export const NEWEST_VERSION: ApiVersion = '2026-11-01';

export function isApiVersion(value: string): value is ApiVersion {
  return (API_VERSIONS as readonly string[]).includes(value);
}
