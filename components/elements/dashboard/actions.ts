/** What can be done to an order by a press, and taken back for a while. */
export type OrderMove = 'accept' | 'reject' | 'prepare' | 'ready' | 'complete';

/** A change that is sent at once. */
export type DashboardAction = 'refund' | 'cancel' | 'sell-out' | 'pause' | 'resume' | 'print';
