import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The checks, without what we do not have (frames of other origins) and do not read (passes). */
export function checks(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}

/** axe's violations, in short: the rule, and where. */
export async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}
