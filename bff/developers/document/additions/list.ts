/**
 * The dates when each operation and event type was added, oldest first. The first entry is the content of the
 * first dated version. The reference's changelog is derived from it, and a test finds names without an entry.
 */
export const ADDITIONS: readonly Addition[] = [
  addition('2026-09-01', {
    operations: `
      createPlant createSession getCurrentSession createPartner getPartner updatePartner setOrigins
      publishPartner
      createKey listKeys getCurrentKey getKey updateKey rotateKey revokeKey
      createMerchant listMerchants getMerchant updateMerchant closeMerchant
      createWebhookEndpoint listWebhookEndpoints getWebhookEndpoint updateWebhookEndpoint
      deleteWebhookEndpoint
      pingWebhookEndpoint rotateWebhookSecret listWebhookDeliveries replayWebhookEvents
      listEvents getEvent redeliverEvent simulateEvent getSandboxClock advanceSandboxClock createHostedLink
      getHealth getReadiness getSigningKeys getOpenApi`,
    events: `
      plant.created merchant.created merchant.updated merchant.onboarding_updated merchant.activated
      merchant.restricted merchant.closed key.created key.rotated key.expiring key.revoked endpoint.disabled
      ping`,
  }),
  addition('2026-11-23', {
    operations: `
      createLocation listLocations getLocation updateLocation listSlots
      createMenu listMenus getMenu updateMenu publishMenu rollBackMenu archiveMenu listMenuVersions
      compareMenuVersions setAvailability exportMenu importMenu listImports getImport
      quoteOrder createOrder listOrders getOrder payOrder acceptOrder rejectOrder prepareOrder readyOrder
      completeOrder cancelOrder quoteOrderRefund refundOrder
      listPayments getPayment refundPayment listRefunds getRefund
      createImage listImages getImage updateImage
      getOnboarding updateOnboarding submitOnboarding uploadOnboardingDocument listSandboxMessages
      listPriceSheets getPriceSheet createPriceRule listPriceRules getPriceRule updatePriceRule endPriceRule
      quotePrice
      getReportOptions reportToday reportSales reportItems reportPayments reportPayouts
      createPayLink listPayLinks getPayLink updatePayLink cancelPayLink payPayLink listPayLinkPayments
      getPayLinkQr
      getGuestPayLink payGuestPayLink
      createLoyaltyProgram listLoyaltyPrograms getLoyaltyProgram updateLoyaltyProgram sendLoyaltyCode
      checkLoyaltyCode
      createLoyaltyAccount listLoyaltyAccounts getLoyaltyAccount updateLoyaltyAccount leaveLoyalty
      listLoyaltyEvents
      adjustLoyaltyPoints createLoyaltyReward listLoyaltyRewards getLoyaltyReward deleteLoyaltyReward
      getBalance createPayout listPayouts getPayout listPayoutEntries cancelPayout
      getKitchenTicket getReceipt streamEvents
      createDomain listDomains getDomain deleteDomain verifyDomain listSurfaces getSurface setSurface
      getTheme setTheme resetTheme previewTheme`,
    events: `
      merchant.suspended location.created location.updated menu.updated menu.published
      item.availability_changed
      order.created order.updated order.completed order.canceled order.fulfillment.updated
      payment.authorized payment.captured payment.canceled payment.failed
      refund.created refund.succeeded refund.failed
      pay_link.created pay_link.updated pay_link.completed pay_link.expired pay_link.canceled
      loyalty.account.created loyalty.account.updated loyalty.account.deleted loyalty.event.created
      loyalty.reward.redeemed payout.created payout.in_transit payout.paid payout.failed payout.canceled
      price_sheet.published theme.updated domain.verified domain.failed surface.updated`,
    others: [
      'The list of merchants takes `created_from`, `created_to` and `updated_after`.',
      'The OpenAPI document of each version has `webhooks`: the body of each event.',
    ],
  }),
  addition('2026-11-24', {
    operations: 'listDeprecations listElementVersions',
    others: ['Responses that have `Deprecation` have a `Link` to what says what to do instead.'],
  }),
  addition('2026-11-26', {
    operations:
      'getProductionReadiness reportTaxes getRates previewPriceRule previewPriceRuleChange reportMerchants',
    events: 'balance.owed',
    others: [
      'Locations have `charge_categories`. A charge without a category bears the taxes of the items ' +
        'that it goes with, also where their rates differ.',
      'Locations can require a table for dine-in orders: `fulfillments.dine_in.table_required`.',
      'Publishing returns `warnings`: what production is not connected to.',
      'The list of deprecations in use has the kinds `unknown_members` and `value`: what version ' +
        '2026-11-26 refuses, by key and operation.',
      'Requests take phone numbers in any spelling, and store them in E.164.',
      'Merchants have `business.tax_registration`: the VAT number, T-number or ABN of receipts.',
      'Customers of orders have a `language`. Receipts are written in it, and tickets in the ' +
        'merchant’s; both take `language`.',
      'Tables of payments and payouts have the id, the location and a unique number of each order. A ' +
        'payment names the payout that has paid it, and those that came back before.',
      'Addresses of orders and of onboardings have `lines`: the address as its country writes it.',
      'A suspended or rejected merchant can be closed with a balance: it is paid out once it is closed, ' +
        'also below the least payout. A closed merchant takes a `bank_account`.',
      'A payout that is returned with its entries has `retried_by`, the payout that has its money in it ' +
        'once it came back, and `paid_by`, the last one that has. Balances have `merchant_status`.',
      'Bank accounts take the numbers of Japan, Australia and Canada, a BIC, an `account_type` and a ' +
        '`holder`.',
      'Orders have `respond_by`: until when the merchant can answer a new one before it is rejected.',
      'Receipts of pay links have the `tax_registration` of the business, and `rate_ppm`, `net` and ' +
        '`gross` of each tax.',
    ],
  }),
  addition('2026-11-28', {
    operations:
      'getStorefront updateStorefront inviteMember listMembers getMember updateMember resendInvitation ' +
      'removeMember',
    events: 'storefront.updated',
    others: ['Keys can have the scopes `members:read` and `members:write`.'],
  }),
  addition('2026-11-29', {
    operations:
      'inviteStaff listStaff getStaff updateStaff resendStaffInvitation removeStaff ' +
      'listAuditEvents exportAuditEvents getAuditEvent getSso setSso verifySsoDomains removeSso ' +
      'createOnboardingLink createLimitRequest listLimitRequests getLimitRequest resetSurface ' +
      'addDevice listDevices getDevice updateDevice revokeDevice ' +
      'getNotifications setNotifications previewNotification getSandboxMessage ' +
      'listDisputes getDispute submitDisputeEvidence uploadDisputeFile deleteDisputeFile acceptDispute ' +
      'openSandboxDispute decideSandboxDispute getPaymentSummary delayOrder ' +
      'listReconciliations getReconciliation makeSandboxDifference resolveSandboxDifference ' +
      'createCliLogin claimCliLogin listRequests feedEvents revokeCurrentKey exportGuest eraseGuest',
    events:
      'reconciliation.difference_found reconciliation.resolved ' +
      'dispute.created dispute.updated dispute.closed dispute.funds_withdrawn dispute.funds_reinstated ' +
      'limit_request.updated device.enrolled device.revoked ' +
      'member.invited member.joined member.changed member.removed ' +
      'staff_member.invited staff_member.joined staff_member.changed staff_member.removed',
    others: [
      'Keys and sessions can have the scopes `staff:read` and `staff:write`, and keys `audit:read`.',
      'A merchant’s staff and devices have `locations`: they can be limited to some.',
      'Sessions name roles that they can give: `staff_roles`. Audit events can have arrived `via` a ' +
        '`device`.',
      'Surfaces take `merchant`: it can have a model of its own. Merchants and locations can be ' +
        'unlisted: `listed`.',
      'The readiness of production says what its payment processor can do: `abilities`.',
      'Payouts have a `hold`: why a pending one isn’t sent yet. Balance entries can be a `refund_reversal`.',
      'Payments name their latest `dispute` (`dispute_state`). Balance entries can be a `dispute` or a ' +
        '`dispute_reversal`, and reports of payments have `disputes` and `disputed`, which `collected` is ' +
        'less by. Price sheets and rules have the line `payment.dispute`.',
      'Storefronts have `accent`, `phone`, `links`, `popular_items`; orders `customer.allergies`.',
      'An order can be accepted without what isn’t available: `unavailable`. Lines have ' +
        '`unavailable_quantity`, orders `unavailable_total`, and payments `captured`, what was taken of ' +
        '`amount`.',
      'Every surface can be `hosted`, and is until you choose. Hosted links open each page of the dashboard.',
      'Messages of the sandbox have `html`: emails as they look. Emails to sign in, of invitations and ' +
        'about accounts have it too, and `previewNotification` shows them.',
      'Messages to guests have the channel `browser`; readiness has `browser_messages`.',
      'A partner that has moved answers 308, error 30801, with its new address in `Location`.',
      'Orders of old months can be archived: requests for them get 410, error 41001.',
      'A merchant can have `processor_account` due: what the payment processor asks for on its own form. ' +
        'Keys and sessions create a link to it.',
    ],
  }),
];

/** The additions to all dated versions on one day: nothing that breaks existing code. */
export interface Addition {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The IDs of the operations. */
  readonly operations: readonly string[];
  /** The types of events. */
  readonly events: readonly string[];
  /** Other additions, one sentence each: CommonMark, limited to code in backticks. */
  readonly others: readonly string[];
}

/** Creates an addition from names in a readable list, separated by spaces. */
function addition(
  date: string,
  {
    operations = '',
    events = '',
    others = [],
  }: { readonly operations?: string; readonly events?: string; readonly others?: readonly string[] },
): Addition {
  return { date, operations: namesIn(operations), events: namesIn(events), others };
}

function namesIn(text: string): string[] {
  return text.split(/\s+/).filter((name) => name !== '');
}
