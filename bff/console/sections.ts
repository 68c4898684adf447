import type { ConsoleSection } from '../feature.ts';
import type { PartnerApi } from './partner-api.ts';

/** Some sections of the navigation, below a name of their own. */
export interface SectionGroup {
  readonly name?: 'Developers' | 'Test and go live';
  readonly sections: readonly ConsoleSection[];
}

/** The sections that an environment has: those of the business first, those of the sandbox alone last. */
export function sectionsOf(
  sections: readonly ConsoleSection[],
  environment: string,
  api: Pick<PartnerApi, 'has'>,
): readonly SectionGroup[] {
  const present = sections.filter(
    ({ needs, sandboxOnly }) =>
      (needs === undefined || api.has(needs)) && (!sandboxOnly || environment === 'sandbox'),
  );
  const groups = Map.groupBy(present, nameOf);
  return GROUPS.flatMap((name) => {
    const own = groups.get(name);
    return own ? [{ ...(name && { name }), sections: own }] : [];
  });
}

const GROUPS = [undefined, 'Developers', 'Test and go live'] as const;

function nameOf({ audience, sandboxOnly }: ConsoleSection): (typeof GROUPS)[number] {
  if (sandboxOnly) return 'Test and go live';
  return audience && 'Developers';
}
