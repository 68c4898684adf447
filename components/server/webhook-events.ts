import type { components } from './api.ts';

type Schemas = components['schemas'];

/**
 * The schema of an event's record, by the event type without its last word. A test compares it with real
 * events.
 */
export const RECORD_OF = {
  merchant: 'Merchant',
  location: 'Location',
  storefront: 'Storefront',
  menu: 'MenuSummary',
  item: 'Availability',
  order: 'Order',
  'order.fulfillment': 'Order',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  reconciliation: 'Reconciliation',
  pay_link: 'PayLink',
  'loyalty.account': 'LoyaltyAccount',
  'loyalty.event': 'LoyaltyEvent',
  'loyalty.reward': 'LoyaltyReward',
  payout: 'Payout',
  balance: 'Balance',
  price_sheet: 'PriceSheet',
  key: 'Key',
  theme: 'Theme',
  endpoint: 'WebhookEndpoint',
  domain: 'Domain',
  surface: 'Surface',
  device: 'Device',
  member: 'Member',
  staff_member: 'StaffMember',
  limit_request: 'LimitRequest',
} as const;

type Names = typeof RECORD_OF;

/** The data of `plant.created`. `id` is an int64: always a bigint. */
export interface CreatedPlant {
  readonly id: bigint;
  readonly name: string;
  readonly tag?: string;
}

/** The data of `ping`: only the endpoint that it is sent to. */
export interface Ping {
  readonly object: 'ping';
  readonly endpoint: string | null;
}

/** Every event type. */
export type WebhookEventType = Schemas['Event']['type'];

/** The record of an event, as it was when the event happened. */
export type WebhookEventData<Type extends WebhookEventType> = Type extends 'plant.created'
  ? CreatedPlant
  : Type extends 'ping'
    ? Ping
    : {
        [Subject in keyof Names]: Type extends `${Subject}.${string}` ? Schemas[Names[Subject]] : never;
      }[keyof Names];

interface EventOf<Type extends WebhookEventType> {
  /** The ID, which is the same in each delivery of the event: compare it to avoid handling an event twice. */
  readonly id: string;
  readonly type: Type;
  /** When it happened: RFC 3339 in UTC. */
  readonly timestamp: string;
  /** The dated API version of `data`. */
  readonly api_version: string;
  readonly environment: 'sandbox' | 'production';
  /** The ID of the merchant concerned; `null` if the event isn't about one. */
  readonly merchant: string | null;
  readonly data: WebhookEventData<Type>;
}

/** The body of a webhook. Its `type` determines its `data`. */
export type WebhookEvent = { [Type in WebhookEventType]: EventOf<Type> }[WebhookEventType];
