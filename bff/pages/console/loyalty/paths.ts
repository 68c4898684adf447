/** Addresses of the pages. */
export const LOYALTY = '/console/loyalty';
export const PROGRAMS = `${LOYALTY}/programs`;

export const memberPath = ({ id }: { readonly id: string }): string => `${LOYALTY}/members/${id}`;
export const membersPath = (merchant: string): string => `${LOYALTY}?merchant=${merchant}`;
export const orderPath = (id: string): string => `/console/orders/${id}`;
