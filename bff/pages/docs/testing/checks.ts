import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Every rule of axe; not frames, which these pages don't have, nor the list of what passes: with both it
 * takes three times as long.
 */
export const checks = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
