import { REPORT_DAYS, serveReportPage } from './elements/report-page.ts';
import { measureSlowedPage, type PageReport } from './elements/slowed-page.ts';
import type { Options } from './options.ts';

/**
 * From the answer to a report of 400 days, compared with as many, to the frame that shows it: the first paint
 * of a chart on the page, and one in the place of another.
 */
export const measureReportPaint = ({ rounds }: Pick<Options, 'rounds'>): Promise<PageReport> =>
  measureSlowedPage({
    rounds,
    serve: serveReportPage,
    limits: { paint: { name: `a report of ${REPORT_DAYS} days, from answer to painted`, mostMs: 100 } },
    async measure(page, origin) {
      await page.goto(origin);
      await page.evaluate('bench.first');
      return { paint: await page.evaluate<number>('bench.again()') };
    },
  });
