import type { LitElement } from 'lit';
import type { Work } from '../../kit/loading/work.ts';
import { surfaceWork } from '../../records/load-later.ts';
import { later } from './load-later.ts';

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which order. */
export interface DashboardChangeDetail {
  action: DashboardAction | OrderMove;
  order?: string;
}

/** The detail of `trellis-order-arrive`: orders that need an answer. */
export interface OrderArriveDetail {
  ids: string[];
}

/** What can be done to an order by a press, and taken back for a while. */
export type OrderMove = 'accept' | 'reject' | 'prepare' | 'ready' | 'complete';

/** A change that is sent at once. */
export type DashboardAction = 'refund' | 'cancel' | 'sell-out' | 'pause' | 'resume' | 'print';

/** Where a change is asked for, and its outcome is shown. */
type DashboardPlace = 'detail' | 'sold-out' | 'ordering';
export type DashboardWork = Work<DashboardAction, DashboardPlace>;

/** The work of this element, in its words. */
export const dashboardWork = (host: LitElement): DashboardWork =>
  surfaceWork(host, (action) => later.for(host)?.busyText(action) ?? '…');
