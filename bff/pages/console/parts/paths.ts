/** Addresses of the console's pages. A function takes the ID of what its page is about. */

/** The search over everything. */
export const FIND = '/console/find';
export const KEYS = '/console/keys';
/** Where a person connects the command line. */
export const CLI = '/console/cli';
export const LIMITS = '/console/limits';
/** The form that asks for a higher limit. */
export const NEW_LIMIT = `${LIMITS}/new`;
export const GO_LIVE = '/console/go-live';
export const TEAM = '/console/team';
/** The team's identity provider. */
export const SSO_SETTINGS = `${TEAM}/sso`;
export const AUDIT = '/console/audit';
/** The page of the person who is signed in. */
export const ACCOUNT = '/console/account';
export const EVENTS = '/console/events';
export const REPORTS = '/console/reports';
/** The inbox of the sandbox. */
export const MESSAGES = '/console/messages';

export const MERCHANTS = '/console/merchants';
export const merchantPath = (merchant: string): string => `${MERCHANTS}/${merchant}`;
export const storefrontPath = (merchant: string): string => `${merchantPath(merchant)}/storefront`;
export const surfacesPath = (merchant: string): string => `${merchantPath(merchant)}/surfaces`;
export const staffPath = (merchant: string): string => `${merchantPath(merchant)}/staff`;
export const devicesPath = (merchant: string): string => `${merchantPath(merchant)}/devices`;
export const onboardingPath = (merchant: string): string => `${merchantPath(merchant)}/onboarding`;
export const bankPath = (merchant: string): string => `${onboardingPath(merchant)}/bank`;
export const balancePath = (merchant: string): string => `${merchantPath(merchant)}/payouts`;
export const schedulePath = (merchant: string): string => `${balancePath(merchant)}/schedule`;
export const newLocationPath = (merchant: string): string => `${merchantPath(merchant)}/locations/new`;
export const locationPath = ({ merchant, id }: { readonly merchant: string; readonly id: string }): string =>
  `${merchantPath(merchant)}/locations/${id}`;

export const ORDERS = '/console/orders';
export const orderPath = (order: string): string => `${ORDERS}/${order}`;

export const PAYMENTS = '/console/payments';
export const paymentPath = (payment: string): string => `${PAYMENTS}/${payment}`;

export const DISPUTES = '/console/disputes';
export const disputePath = (dispute: string): string => `${DISPUTES}/${dispute}`;

export const RECONCILIATIONS = '/console/reconciliation';
export const reconciliationPath = (difference: string): string => `${RECONCILIATIONS}/${difference}`;

export const PAY_LINKS = '/console/pay-links';
export const payLinkPath = (link: string): string => `${PAY_LINKS}/${link}`;

export const PAYOUTS = '/console/payouts';
export const payoutPath = (payout: string): string => `${PAYOUTS}/${payout}`;

export const LOYALTY = '/console/loyalty';
export const PROGRAMS = `${LOYALTY}/programs`;
export const NEW_PROGRAM_PAGE = `${PROGRAMS}/new`;
export const programPath = (program: string): string => `${PROGRAMS}/${program}`;
export const memberPath = (member: string): string => `${LOYALTY}/members/${member}`;
/** The members of a merchant's program. */
export const membersPath = (merchant: string): string => `${LOYALTY}?merchant=${merchant}`;

export const PRICING = '/console/pricing';
export const NEW_RULE = `${PRICING}/rules/new`;
export const endRulePath = (rule: string): string => `${PRICING}/rules/${rule}/end`;
