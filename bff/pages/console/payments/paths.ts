/** Addresses of the pages. */
export const PAYMENTS = '/console/payments';

export const paymentPath = ({ id }: { readonly id: string }): string => `${PAYMENTS}/${id}`;
export const merchantPath = (merchant: string): string => `/console/merchants/${merchant}`;
export const payLinkPath = (link: string): string => `/console/pay-links/${link}`;
export const orderPath = (order: string): string => `/console/orders/${order}`;
