import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type PayoutsEventMap, TrellisPayouts } from './payouts.ts';

/**
 * `<trellis-payouts>` for React.
 *
 * @example
 * <Payouts onTrellisRecordSelect={(event) => openOwnPage(event)} />
 */
export const Payouts = createComponent({
  tagName: 'trellis-payouts',
  elementClass: TrellisPayouts,
  react,
  events: {
    onTrellisReady: named<PayoutsEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisRecordSelect: named<PayoutsEventMap, 'trellis-record-select'>('trellis-record-select'),
    onTrellisFilterChange: named<PayoutsEventMap, 'trellis-filter-change'>('trellis-filter-change'),
    onTrellisBeforeChange: named<PayoutsEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<PayoutsEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<PayoutsEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<PayoutsEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
