import type { LitElement } from 'lit';
import type { Work } from '../../kit/loading/work.ts';
import { surfaceWork } from '../../records/load-later.ts';
import type { DashboardAction } from './actions.ts';
import { later } from './load-later.ts';

/** Where a change is asked for, and its outcome is shown. */
export type DashboardPlace = 'detail' | 'sold-out' | 'ordering';
export type DashboardWork = Work<DashboardAction, DashboardPlace>;

/** The work of this element, in its words. */
export const dashboardWork = (host: LitElement): DashboardWork =>
  surfaceWork(host, (action) => later.for(host)?.busyText(action) ?? '…');
