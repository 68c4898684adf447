import type { Principal } from '../principal.ts';

/** Requests that a subject may make in one window. */
export interface Quota {
  /** The item's name in the headers. */
  readonly name: 'key' | 'merchant' | 'address';
  /** Whom it counts: a line of keys, so that rotating gives no second quota, a merchant, or an address. */
  readonly subject: string;
  readonly limit: number;
}

export const WINDOW_SECONDS = 60;

/** Requests a minute where nothing else is stored for the key or merchant (domain rule). */
const DEFAULTS = {
  production: { key: 6000, merchant: 1200 },
  sandbox: { key: 1500, merchant: 600 },
} as const;

/** Sign-ups a minute from one address: those who have no credential yet. */
const SIGN_UPS_PER_ADDRESS = 100;

export function addressQuota(address: string): Quota {
  return { name: 'address', subject: `address ${address}`, limit: SIGN_UPS_PER_ADDRESS };
}

/** What a request spends: its key's quota, and for a session its merchant's too. */
export function quotasOf(principal: Principal): readonly Quota[] {
  const defaults = DEFAULTS[principal.environment];
  const key: Quota = { name: 'key', subject: principal.lineage, limit: principal.keyLimit ?? defaults.key };
  if (principal.kind === 'key') return [key];
  const limit = principal.merchantLimit ?? defaults.merchant;
  return [key, { name: 'merchant', subject: principal.merchantId, limit }];
}
