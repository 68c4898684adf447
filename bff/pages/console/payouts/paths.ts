/** Addresses of the pages. */
export const PAYOUTS = '/console/payouts';
export const MERCHANTS = '/console/merchants';

export const payoutPath = ({ id }: { readonly id: string }): string => `${PAYOUTS}/${id}`;
export const merchantPath = (merchant: string): string => `${MERCHANTS}/${merchant}`;
export const balancePath = (merchant: string): string => `${merchantPath(merchant)}/payouts`;
export const schedulePath = (merchant: string): string => `${balancePath(merchant)}/schedule`;
export const bankPath = (merchant: string): string => `${merchantPath(merchant)}/onboarding/bank`;
