/** Addresses of the pages. */
export const REPORTS = '/console/reports';
