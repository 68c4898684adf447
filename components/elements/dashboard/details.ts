import type { DashboardAction, OrderMove } from './actions.ts';

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which order. */
export interface DashboardChangeDetail {
  action: DashboardAction | OrderMove;
  order?: string;
}

/** The detail of `trellis-order-arrive`: orders that need an answer. */
export interface OrderArriveDetail {
  ids: string[];
}
