/** Addresses of the pages. */
export const PAY_LINKS = '/console/pay-links';

export const payLinkPath = ({ id }: { readonly id: string }): string => `${PAY_LINKS}/${id}`;
export const merchantPath = (merchant: string): string => `/console/merchants/${merchant}`;
export const orderPath = (order: string): string => `/console/orders/${order}`;
export const paymentPath = (payment: string): string => `/console/payments/${payment}`;
