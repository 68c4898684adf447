import { advanceSandboxClock } from '../../developers/sandbox/contract/sandbox.ts';
import { getTheme } from '../../developers/themes/contract/themes.ts';
import { listAuditEvents } from '../../accounts/audit/contract/audit-events.ts';
import { listDisputes } from '../../money/disputes/contract/disputes.ts';
import { listDomains } from '../../accounts/domains/contract/domains.ts';
import { listEvents } from '../../developers/webhooks/contract/events.ts';
import { listLoyaltyAccounts } from '../../orders/loyalty/contract/account-operations.ts';
import { listOrders } from '../../orders/orders/contract/order-operations.ts';
import { listPayLinks } from '../../orders/pay-links/contract/pay-links.ts';
import { listPayments } from '../../money/payments/contract/payments.ts';
import { listPayouts } from '../../money/payouts/contract/payouts.ts';
import { listReconciliations } from '../../money/reconciliation/contract/reconciliations.ts';
import { listPriceSheets } from '../../money/pricing/contract/pricing.ts';
import { listSandboxMessages } from '../../providers/messages/contract/messages.ts';
import { listSurfaces } from '../../accounts/surfaces/contract/surfaces.ts';
import { listWebhookEndpoints } from '../../developers/webhooks/contract/webhooks.ts';
import { createKey, listKeys } from '../../accounts/identity/contract/keys/keys.ts';
import { listMerchants } from '../../accounts/merchants/contract/merchants.ts';
import { listMembers } from '../../accounts/people/contract/members.ts';
import { publishPartner, setOrigins } from '../../accounts/identity/contract/partners/partners.ts';
import { reportSales } from '../../orders/reports/contract/reports.ts';
import {
  AUDIT,
  CLI,
  DISPUTES,
  EVENTS,
  GO_LIVE,
  KEYS,
  LIMITS,
  LOYALTY,
  MERCHANTS,
  MESSAGES,
  ORDERS,
  PAYMENTS,
  PAYOUTS,
  PAY_LINKS,
  PRICING,
  RECONCILIATIONS,
  REPORTS,
  TEAM,
} from './parts/paths.ts';
import type { ConsoleSection, MerchantPanel } from './page-renderer.ts';

/** The console's navigation with its pages, in its order. A feature with pages adds a section here. */
export const SECTIONS: readonly ConsoleSection[] = [
  {
    path: '/console',
    name: 'Home',
    group: 'home',
    pages: async () => [
      (await import('./start/home-page.ts')).mountHomePage,
      (await import('./start/find-page.ts')).mountFindPage,
    ],
  },
  // The pages of one order come before it: their paths are longer.
  {
    path: ORDERS,
    name: 'Orders',
    group: 'orders',
    needs: listOrders,
    pages: async () => {
      const [{ mountOrdersPage }, { mountOrderPage, mountEndOrderPage }, { mountRefundPage }] =
        await Promise.all([
          import('./orders/orders-page.ts'),
          import('./orders/order-page.ts'),
          import('./orders/refund-page.ts'),
        ]);
      return [
        mountOrdersPage,
        mountOrderPage,
        mountRefundPage,
        (router, context, pages) => mountEndOrderPage(router, context, pages, 'reject'),
        (router, context, pages) => mountEndOrderPage(router, context, pages, 'cancel'),
      ];
    },
  },
  {
    path: MERCHANTS,
    name: 'Merchants',
    group: 'merchants',
    needs: listMerchants,
    // The page of a new merchant comes before that of one merchant: its path looks like one.
    pages: async () => {
      const [
        { mountMerchantsPage },
        { mountNewMerchantPage, mountEditMerchantPage },
        { mountMerchantPage, mountCloseMerchantPage },
      ] = await Promise.all([
        import('./merchants/merchants-page.ts'),
        import('./merchants/merchant-form-pages.ts'),
        import('./merchants/merchant-page.ts'),
      ]);
      return [
        mountMerchantsPage,
        mountNewMerchantPage,
        mountEditMerchantPage,
        mountCloseMerchantPage,
        mountMerchantPage,
      ];
    },
  },
  {
    path: REPORTS,
    name: 'Reports',
    group: 'money',
    needs: reportSales,
    pages: async () => {
      const [{ mountReportFile, mountReportsPage }, { mountAllMerchantsPage }] = await Promise.all([
        import('./reports/reports-page.ts'),
        import('./reports/all-merchants-page.ts'),
      ]);
      return [mountReportFile, mountAllMerchantsPage, mountReportsPage];
    },
  },
  {
    path: PAYMENTS,
    name: 'Payments',
    group: 'money',
    needs: listPayments,
    pages: async () => {
      const pages = await import('./payments/payment-pages.ts');
      return [pages.mountPaymentsPage, pages.mountPaymentPage, pages.mountRefundAmountPage];
    },
  },
  {
    path: DISPUTES,
    name: 'Disputes',
    group: 'money',
    needs: listDisputes,
    pages: async () => {
      const [{ mountDisputesPage }, { mountDisputePage, mountAcceptPage }] = await Promise.all([
        import('./payments/disputes-page.ts'),
        import('./payments/dispute-page.ts'),
      ]);
      return [mountDisputesPage, mountAcceptPage, mountDisputePage];
    },
  },
  {
    path: PAYOUTS,
    name: 'Payouts',
    group: 'money',
    needs: listPayouts,
    pages: async () => {
      const { mountPayoutsPage, mountPayoutPage } = await import('./payouts/payout-pages.ts');
      return [mountPayoutsPage, mountPayoutPage];
    },
  },
  {
    path: RECONCILIATIONS,
    name: 'Reconciliation',
    group: 'money',
    needs: listReconciliations,
    pages: async () => {
      const { mountReconciliationsPage, mountReconciliationPage } =
        await import('./payments/reconciliation-pages.ts');
      return [mountReconciliationsPage, mountReconciliationPage];
    },
  },
  // The pages of one rule come before it: their paths are longer.
  {
    path: PRICING,
    name: 'Pricing',
    group: 'money',
    needs: listPriceSheets,
    pages: async () => {
      const [{ mountPricingPage }, { mountNewRulePage, mountEndRulePage }] = await Promise.all([
        import('./pricing/pricing-page.ts'),
        import('./pricing/rule-pages.ts'),
      ]);
      return [mountNewRulePage, mountEndRulePage, mountPricingPage];
    },
  },
  {
    path: '/console/surfaces',
    name: 'Surfaces',
    group: 'sites',
    needs: listSurfaces,
    pages: async () => [(await import('./sites/surfaces-page.ts')).mountSurfacesPage],
  },
  {
    path: '/console/theme',
    name: 'Theme',
    group: 'sites',
    needs: getTheme,
    pages: async () => [(await import('./themes/theme-page.ts')).mountThemePage],
  },
  {
    path: '/console/domains',
    name: 'Domains',
    group: 'sites',
    needs: listDomains,
    pages: async () => [(await import('./sites/domains-page.ts')).mountDomainsPage],
  },
  // The page of a new link comes before that of one link: its path looks like one.
  {
    path: PAY_LINKS,
    name: 'Pay links',
    group: 'sites',
    needs: listPayLinks,
    pages: async () => {
      const [{ mountPayLinksPage, mountPayLinkPage, mountCancelLinkPage }, { mountNewLinkPage }] =
        await Promise.all([import('./pay-links/pay-link-pages.ts'), import('./pay-links/new-link-page.ts')]);
      return [mountPayLinksPage, mountNewLinkPage, mountPayLinkPage, mountCancelLinkPage];
    },
  },
  {
    path: LOYALTY,
    name: 'Loyalty',
    group: 'sites',
    needs: listLoyaltyAccounts,
    pages: async () => {
      const [
        { mountMembersPage, mountProgramsPage },
        { mountMemberPage },
        { mountNewProgramPage, mountProgramPage },
      ] = await Promise.all([
        import('./loyalty/loyalty-lists.ts'),
        import('./loyalty/member-page.ts'),
        import('./loyalty/program-pages.ts'),
      ]);
      // The page of a new program comes before that of one program: its path looks like one.
      return [mountMembersPage, mountMemberPage, mountProgramsPage, mountNewProgramPage, mountProgramPage];
    },
  },
  {
    path: KEYS,
    name: 'Keys',
    group: 'developers',
    needs: listKeys,
    // The page of a new key comes before that of one key: its path looks like one.
    pages: async () => {
      const [
        { mountKeysPage },
        { mountNewKeyPage },
        { mountKeyPage },
        { mountRotateKeyPage, mountRevokeKeyPage },
      ] = await Promise.all([
        import('./keys/keys-page.ts'),
        import('./keys/new-key-page.ts'),
        import('./keys/key-page.ts'),
        import('./keys/rotate-key-page.ts'),
      ]);
      return [mountKeysPage, mountNewKeyPage, mountKeyPage, mountRotateKeyPage, mountRevokeKeyPage];
    },
  },
  {
    path: CLI,
    name: 'Command line',
    group: 'developers',
    needs: createKey,
    pages: async () => [(await import('./keys/connect-page.ts')).mountConnectPage],
  },
  {
    path: '/console/webhooks',
    name: 'Webhooks',
    group: 'developers',
    needs: listWebhookEndpoints,
    pages: async () => [(await import('./events/webhooks-page.ts')).mountWebhooksPage],
  },
  {
    path: EVENTS,
    name: 'Events',
    group: 'developers',
    needs: listEvents,
    pages: async () => {
      const [{ mountEventsPage, mountEventPage }, { mountReplayPage, mountMissedPage }] = await Promise.all([
        import('./events/event-pages.ts'),
        import('./events/replay-pages.ts'),
      ]);
      return [mountEventsPage, mountReplayPage, mountMissedPage, mountEventPage];
    },
  },
  {
    path: '/console/origins',
    name: 'Origins',
    group: 'developers',
    needs: setOrigins,
    pages: async () => [(await import('./start/origins-page.ts')).mountOriginsPage],
  },
  {
    path: LIMITS,
    name: 'Rate limits',
    group: 'developers',
    needs: listKeys,
    pages: async () => [
      (await import('./keys/limit-requests-page.ts')).mountNewLimitPage,
      (await import('./keys/limits-page.ts')).mountLimitsPage,
    ],
  },
  {
    path: '/console/versions',
    name: 'Versions',
    group: 'developers',
    needs: listKeys,
    pages: async () => [(await import('./versions/versions-page.ts')).mountVersionsPage],
  },
  // The page of an invitation comes before that of one member: its path looks like one.
  {
    path: TEAM,
    name: 'Members',
    group: 'team',
    needs: listMembers,
    pages: async () => {
      const [
        { mountTeamPage, mountRemoveMemberPage },
        { mountInvitePage },
        { mountSsoPage },
        { mountAccountPage },
      ] = await Promise.all([
        import('./people/team-page.ts'),
        import('./people/invite-page.ts'),
        import('./people/sso-page.ts'),
        import('./start/account-page.ts'),
      ]);
      return [mountInvitePage, mountSsoPage, mountRemoveMemberPage, mountTeamPage, mountAccountPage];
    },
  },
  {
    path: AUDIT,
    name: 'Audit log',
    group: 'team',
    needs: listAuditEvents,
    // The file comes before one entry: its path looks like one.
    pages: async () => {
      const { mountAuditPage, mountAuditFile, mountAuditEventPage } = await import('./people/audit-pages.ts');
      return [mountAuditPage, mountAuditFile, mountAuditEventPage];
    },
  },
  {
    path: '/console/sandbox',
    name: 'Sandbox',
    group: 'sandbox',
    needs: advanceSandboxClock,
    sandboxOnly: true,
    pages: async () => [(await import('./sandbox/sandbox-pages.ts')).mountSandboxPage],
  },
  // The inbox: the sandbox alone has one.
  {
    path: MESSAGES,
    name: 'Messages',
    group: 'sandbox',
    needs: listSandboxMessages,
    sandboxOnly: true,
    pages: async () => [
      (await import('./sandbox/letter-pages.ts')).mountLetterPages,
      (await import('./sandbox/inbox-page.ts')).mountInboxPage,
    ],
  },
  {
    path: GO_LIVE,
    name: 'Go live',
    group: 'sandbox',
    needs: publishPartner,
    sandboxOnly: true,
    pages: async () => [(await import('./start/go-live-page.ts')).mountGoLivePage],
  },
];

/** The panels that features add to a merchant's page, in display order. */
export const MERCHANT_PANELS: readonly (() => Promise<MerchantPanel>)[] = [
  async () => (await import('./onboarding/onboarding-page.ts')).onboardingPanel,
  async () => (await import('./reports/sales-panel.ts')).salesPanel,
  async () => (await import('./payouts/balance-page.ts')).payoutsPanel,
  async () => (await import('./locations/locations-section.ts')).locationsPanel,
  async () => (await import('./pricing/rates-panel.ts')).ratesPanel,
  async () => (await import('./storefronts/storefront-panel.ts')).storefrontPanel,
  async () => (await import('./merchants/staff-panel.ts')).staffPanel,
  async () => (await import('./sites/surfaces-page.ts')).surfacesPanel,
  async () => (await import('./merchants/devices-panel.ts')).devicesPanel,
  async () => (await import('./merchants/messages-panel.ts')).messagesPanel,
];
