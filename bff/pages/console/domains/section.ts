import type { ConsoleSection } from '../../../core/feature.ts';
import { listDomains } from '../../../accounts/domains/contract/domains.ts';

/** The console's entry. */
export const domainsSection: ConsoleSection = {
  path: '/console/domains',
  name: 'Domains',
  needs: listDomains,
  pages: async () => [(await import('./domains-page.ts')).mountDomainsPage],
};
