import type { Operation } from '../../core/contract/operation.ts';
import type { PartnerApi } from './partner-api.ts';

/** What the navigation says of a section. */
export interface NavigationEntry {
  /** Below `/console`. */
  readonly path: string;
  readonly name: string;
  /** `developers`: it is for those who build the partner's software. Left out: for those who run its business. */
  readonly audience?: 'developers';
  /** The operation without which there is nothing behind it. */
  readonly needs?: Operation;
  /** The sandbox alone has it. */
  readonly sandboxOnly?: true;
}

/** Some sections of the navigation, below a name of their own. */
export interface SectionGroup {
  readonly name?: 'Developers' | 'Test and go live';
  readonly sections: readonly NavigationEntry[];
}

/** The sections that an environment has: those of the business first, those of the sandbox alone last. */
export function sectionsOf(
  sections: readonly NavigationEntry[],
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

function nameOf({ audience, sandboxOnly }: NavigationEntry): (typeof GROUPS)[number] {
  if (sandboxOnly) return 'Test and go live';
  return audience && 'Developers';
}
