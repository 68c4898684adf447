import type { ConsoleSection } from '../../../core/feature.ts';
import { getTheme } from '../../../developers/themes/contract/theme-operations.ts';

/** The console's entry. */
export const themeSection: ConsoleSection = {
  path: '/console/theme',
  name: 'Theme',
  needs: getTheme,
  pages: async () => [(await import('./theme-page.ts')).mountThemePage],
};
