import type { Work } from '../../kit/loading/work.ts';

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which order. */
export interface DashboardChangeDetail {
  action: DashboardAction | OrderMove;
  order?: string;
}

/** The detail of `trellis-order-arrive`: orders that need an answer. */
export interface OrderArriveDetail {
  ids: string[];
}

/** A step of an order, requested by a press that can be undone for a few seconds. */
export type OrderMove = 'accept' | 'reject' | 'delay' | 'prepare' | 'ready' | 'complete';

/** A change that is sent at once. */
export type DashboardAction = 'refund' | 'cancel' | 'sell-out' | 'pause' | 'resume' | 'times' | 'print';

/** Where a change is asked for, and its outcome is shown. */
type DashboardPlace = 'detail' | 'sold-out' | 'ordering';
export type DashboardWork = Work<DashboardAction, DashboardPlace>;
