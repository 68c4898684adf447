import type { Logger } from 'pino';
import type { Content } from '../../core/text/html.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { FirstSteps } from '../../accounts/identity/sessions/first-steps.ts';
import type { FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { Assets } from '../../core/http/assets.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import type { PageVisit, PartnerApi } from './partner-api.ts';
import type { ConsoleSessionDeps } from './console-session.ts';
import type { Operation } from '../../core/contract/operation.ts';

/** The dependencies of the console's pages. */
export interface ConsoleContext extends ConsoleSessionDeps {
  readonly log: Logger;
  readonly limiter: Limiter;
  readonly findMerchant: FindMerchant;
  readonly firstSteps: FirstSteps;
  /** The navigation. */
  readonly sections: readonly NavigationEntry[];
  /** The panels of features on a merchant's page. */
  readonly merchantPanels: readonly ((visit: PageVisit, merchant: Merchant) => Promise<Content>)[];
  /** The API's operations, as the partner. */
  readonly api: PartnerApi;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  readonly elements: ElementFiles;
  /** The console's own script. */
  readonly layout: Assets;
}

/** The navigation entry of a section. */
export interface NavigationEntry {
  /** Below `/console`. */
  readonly path: string;
  readonly name: string;
  /**
   * `developers` for pages for those who build the partner's software; omitted for those who run its
   * business.
   */
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
