import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type DashboardEventMap, TrellisDashboard } from './dashboard.ts';

/**
 * `<trellis-dashboard>` for React.
 *
 * @example
 * <Dashboard location="loc_…" onTrellisOrderArrive={(event) => notifyStaff(event.detail.ids)} />
 */
export const Dashboard = createComponent({
  tagName: 'trellis-dashboard',
  elementClass: TrellisDashboard,
  react,
  events: {
    onTrellisReady: named<DashboardEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisOrderArrive: named<DashboardEventMap, 'trellis-order-arrive'>('trellis-order-arrive'),
    onTrellisRecordSelect: named<DashboardEventMap, 'trellis-record-select'>('trellis-record-select'),
    onTrellisBeforeChange: named<DashboardEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<DashboardEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<DashboardEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<DashboardEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
