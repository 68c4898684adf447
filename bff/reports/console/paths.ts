/** Addresses of the pages. */
export const REPORTS = '/console/reports';
export const merchantPath = (merchant: string): string => `/console/merchants/${merchant}`;
