import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Merchant } from './merchant.ts';
import {
  closeMerchant,
  createMerchant,
  getMerchant,
  listMerchants,
  updateMerchant,
} from './merchant-operations.ts';

const EVENTS = [
  'merchant.created',
  'merchant.updated',
  'merchant.onboarding_updated',
  'merchant.activated',
  'merchant.restricted',
  'merchant.suspended',
  'merchant.closed',
] as const;

export const merchants = {
  tag: 'Merchants',
  description:
    'The businesses you serve. A sandbox starts with three test merchants with different statuses.',
  operations: [createMerchant, listMerchants, getMerchant, updateMerchant, closeMerchant],
  events: EVENTS,
  eventRecords: { merchant: Merchant },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
