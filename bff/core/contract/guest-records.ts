/** The kinds of records that name guests, as answers list or count them. */
export const GUEST_RECORD_NAMES = [
  'orders',
  'pay_link_payments',
  'loyalty_accounts',
  'disputes',
  'messages',
  'carts',
  'visits',
] as const;
export type GuestRecordName = (typeof GUEST_RECORD_NAMES)[number];
