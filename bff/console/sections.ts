import type { ConsoleSection } from '../feature.ts';
import type { PartnerApi } from './partner-api.ts';

/** The sections that an environment has. Those of the sandbox alone come last. */
export function sectionsOf(
  sections: readonly ConsoleSection[],
  environment: string,
  api: Pick<PartnerApi, 'has'>,
): readonly ConsoleSection[] {
  return sections
    .filter(
      ({ needs, sandboxOnly }) =>
        (needs === undefined || api.has(needs)) && (!sandboxOnly || environment === 'sandbox'),
    )
    .toSorted((one, other) => Number(one.sandboxOnly ?? false) - Number(other.sandboxOnly ?? false));
}
