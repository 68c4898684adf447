import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { sendDownload } from '../../../core/http/responses.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import {
  reportItems,
  reportPayments,
  reportPayouts,
  reportSales,
} from '../../../orders/reports/contract/reports.ts';
import { choiceIn, queryOf } from './report-choice.ts';

const OPERATIONS = {
  sales: reportSales,
  items: reportItems,
  payments: reportPayments,
  payouts: reportPayouts,
};

/** A report as the file that the API gives. */
export function mountReportFile(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/reports/file')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { compare: _compare, ...choice } = choiceIn(req.query, { merchant: '', today: '' });
      const query = { ...queryOf({ ...choice, compare: '' }), format: 'csv' };
      const file = await context.api.download(OPERATIONS[choice.kind], { session, res, query });
      await sendDownload(res, 200, file);
    })
    .all(refuseMethod('GET, HEAD'));
}
