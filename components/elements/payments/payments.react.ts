import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type PaymentsEventMap, TrellisPayments } from './payments.ts';

/**
 * `<trellis-payments>` for React.
 *
 * @example
 * <Payments defaultFilters="status=disputed" />
 */
export const Payments = createComponent({
  tagName: 'trellis-payments',
  elementClass: TrellisPayments,
  react,
  events: {
    onTrellisReady: named<PaymentsEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisRecordSelect: named<PaymentsEventMap, 'trellis-record-select'>('trellis-record-select'),
    onTrellisFilterChange: named<PaymentsEventMap, 'trellis-filter-change'>('trellis-filter-change'),
    onTrellisBeforeChange: named<PaymentsEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<PaymentsEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<PaymentsEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<PaymentsEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
