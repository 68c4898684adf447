/** What needs the merchant's attention. `closed`: nothing that it can do here helps. */
export type NotificationKind = 'overdue' | 'due' | 'bank-account' | 'payout' | 'closed';
