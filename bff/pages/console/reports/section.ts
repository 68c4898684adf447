import type { ConsoleSection } from '../../../core/feature.ts';
import { reportSales } from '../../../orders/reports/contract/report-operations.ts';
import { REPORTS } from './paths.ts';

export const reportsSection: ConsoleSection = {
  path: REPORTS,
  name: 'Reports',
  needs: reportSales,
  pages: async () => {
    const [{ mountReportFile }, { mountReportsPage }] = await Promise.all([
      import('./report-file.ts'),
      import('./reports-page.ts'),
    ]);
    return [mountReportFile, mountReportsPage];
  },
};
