/** Addresses of the pages. */
export const MERCHANTS = '/console/merchants';

export const merchantPath = (merchant: string): string => `${MERCHANTS}/${merchant}`;
export const newLocationPath = (merchant: string): string => `${merchantPath(merchant)}/locations/new`;
export const locationPath = ({ merchant, id }: { readonly merchant: string; readonly id: string }): string =>
  `${merchantPath(merchant)}/locations/${id}`;
