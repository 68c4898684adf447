import type { TSchema } from 'typebox';
import type { Operation } from './operation.ts';

/** The contract of one feature. The lists of operations, tags and event types are derived from these. */
export interface FeatureContract {
  /** The tag that groups its operations in the OpenAPI document and on the reference page. */
  readonly tag: string;
  /** The tag's description. CommonMark, limited to code in backticks. */
  readonly description: string;
  /** The operations in the order of the reference page. Each has this tag. */
  readonly operations: readonly Operation[];
  /** The types of its events. The sandbox simulates each of them. */
  readonly events?: readonly string[];
  /** The record in the `data` of its events, by their type or its first parts; the longest match counts. */
  readonly eventRecords?: Readonly<Record<string, TSchema>>;
}

/**
 * Types of all events that the service emits. A feature's contract adds its own by merging this interface.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface EmittedEvents {}

export type EventType = keyof EmittedEvents;

/** The kinds of records that name guests, as answers list or count them. */
export const GUEST_RECORD_NAMES = [
  'orders',
  'pay_link_payments',
  'loyalty_accounts',
  'disputes',
  'messages',
  'carts',
  'visits',
] as const;
export type GuestRecordName = (typeof GUEST_RECORD_NAMES)[number];
