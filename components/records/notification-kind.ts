/** The reasons for the merchant's attention. `closed` if the merchant can do nothing about it here. */
export type NotificationKind = 'overdue' | 'due' | 'bank-account' | 'payout' | 'closed';
