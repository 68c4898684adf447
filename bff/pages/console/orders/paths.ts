/** Addresses of the pages. */
export const ORDERS = '/console/orders';

export const orderPath = ({ id }: { readonly id: string }): string => `${ORDERS}/${id}`;
export const merchantPath = (merchant: string): string => `/console/merchants/${merchant}`;
export const paymentPath = (payment: string): string => `/console/payments/${payment}`;
