import type { EventType } from '../../core/contract/feature.ts';
import type { MerchantStatus } from './contract/merchant.ts';

/** Where a merchant can go from each state (domain rule). `rejected` and `closed` are final, except for closing. */
const NEXT: Readonly<Record<MerchantStatus, readonly MerchantStatus[]>> = {
  created: ['needs_data', 'suspended', 'closed'],
  needs_data: ['in_review', 'suspended', 'closed'],
  in_review: ['active', 'needs_data', 'rejected', 'suspended', 'closed'],
  active: ['restricted', 'suspended', 'closed'],
  restricted: ['active', 'suspended', 'closed'],
  suspended: ['closed'],
  rejected: ['closed'],
  closed: [],
};

/** The event that is recorded when a merchant reaches a state. */
const TOLD: Readonly<Record<MerchantStatus, EventType>> = {
  created: 'merchant.created',
  needs_data: 'merchant.onboarding_updated',
  in_review: 'merchant.onboarding_updated',
  rejected: 'merchant.onboarding_updated',
  active: 'merchant.activated',
  restricted: 'merchant.restricted',
  suspended: 'merchant.suspended',
  closed: 'merchant.closed',
};

/** In these states a merchant takes neither orders nor money. */
export const OUT_OF_SERVICE = [
  'suspended',
  'rejected',
  'closed',
] as const satisfies readonly MerchantStatus[];

export function isInService({ status }: { readonly status: MerchantStatus }): boolean {
  return !OUT_OF_SERVICE.some((out) => out === status);
}

export function mayMove(from: MerchantStatus, to: MerchantStatus): boolean {
  return NEXT[from].includes(to);
}

export function eventOfState(status: MerchantStatus): EventType {
  return TOLD[status];
}

/**
 * The shortest legal way, without its start; empty if it is there already. No way leads through a state that a person
 * decides on: rejected, suspended or closed.
 * @returns undefined if there is none
 */
export function wayTo(from: MerchantStatus, to: MerchantStatus): MerchantStatus[] | undefined {
  const ways: MerchantStatus[][] = [[]];
  const seen = new Set([from]);
  for (const way of ways) {
    const at = way.at(-1) ?? from;
    if (at === to) return way;
    for (const next of NEXT[at]) {
      const isThrough = next === to || ['needs_data', 'in_review', 'active', 'restricted'].includes(next);
      if (seen.has(next) || !isThrough) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
