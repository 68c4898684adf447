/** Addresses of the pages. */
export const PRICING = '/console/pricing';
export const NEW_RULE = `${PRICING}/rules/new`;

export const endRulePath = ({ id }: { readonly id: string }): string => `${PRICING}/rules/${id}/end`;
