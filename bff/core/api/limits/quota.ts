import type { EnvironmentName } from '../../contract/fields.ts';
import type { HttpPrincipal } from '../principal.ts';
import { ApiError } from '../errors.ts';
import type { SetHeader } from '../../http/responses.ts';

/** Requests that a subject may make in one window. */
export interface Quota {
  /** Its name in the headers. */
  readonly name: 'key' | 'merchant' | 'address';
  /**
   * The subject being counted: a lineage of keys (so that rotating gives no second quota), a merchant or an
   * address.
   */
  readonly subject: string;
  readonly limit: number;
}

export const WINDOW_SECONDS = 60;

/** The default requests per minute of a key or merchant (domain rule). */
const DEFAULTS = {
  production: { key: 6000, merchant: 1200 },
  sandbox: { key: 1500, merchant: 600 },
} as const;

/** Sign-ups per minute from one address; they have no credential yet. */
const SIGN_UPS_PER_ADDRESS = 100;

export function addressQuota(address: string): Quota {
  return { name: 'address', subject: `address ${address}`, limit: SIGN_UPS_PER_ADDRESS };
}

/** Sign-ins per minute from one address: each sends an email, or tries a code. */
const SIGN_INS_PER_ADDRESS = 30;

export function signInQuota(address: string): Quota {
  return { name: 'address', subject: `sign-in ${address}`, limit: SIGN_INS_PER_ADDRESS };
}

/** Beginnings and claims of command line logins per minute from one address: a team's computers share it. */
const LOGINS_PER_ADDRESS = 240;

export function loginQuota(address: string): Quota {
  return { name: 'address', subject: `cli ${address}`, limit: LOGINS_PER_ADDRESS };
}

/** Codes of command line logins per minute that one session of the console may try. */
const LOGIN_CODES = 10;

export function loginCodeQuota(session: string): Quota {
  return { name: 'address', subject: `cli code ${session}`, limit: LOGIN_CODES };
}

/**
 * Requests per minute from one address about one link: enough to wait for a payment, too few to try out
 * cards.
 */
const GUEST_REQUESTS = 60;

export function guestQuota(record: string, address: string): Quota {
  return { name: 'address', subject: `guest ${record} ${address}`, limit: GUEST_REQUESTS };
}

/**
 * Requests per minute from one address to the pages of one merchant. People who share an address order at the
 * same time.
 */
const GUEST_PAGES = 300;

export function guestPagesQuota(merchantId: string, address: string): Quota {
  return { name: 'address', subject: `pages ${merchantId} ${address}`, limit: GUEST_PAGES };
}

/** Returns the quotas that a request uses: its key's, and for a session its merchant's too. */
function quotasOf(principal: HttpPrincipal): readonly Quota[] {
  const { environment, lineage, keyLimit } = principal;
  const key = keyQuota(environment, lineage, keyLimit);
  if (principal.kind === 'key') return [key];
  return [key, merchantQuota(environment, principal.merchantId, principal.merchantLimit)];
}

/** @param perMinute the limit stored for the lineage; `null` for the default */
export function keyQuota(environment: EnvironmentName, lineage: string, perMinute: number | null): Quota {
  return { name: 'key', subject: lineage, limit: perMinute ?? DEFAULTS[environment].key };
}

/** @param perMinute the limit stored for the merchant; `null` for the default */
export function merchantQuota(environment: EnvironmentName, id: string, perMinute: number | null): Quota {
  return { name: 'merchant', subject: id, limit: perMinute ?? DEFAULTS[environment].merchant };
}

/** The state of one quota after a request. */
export interface QuotaState {
  readonly quota: Quota;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly resetSeconds: number;
}

export interface Spending {
  readonly states: readonly QuotaState[];
  /** The exhausted quota; if there is one, nothing was spent from any. */
  readonly refused: QuotaState | undefined;
}

/**
 * Counts requests. All quotas of a request are spent together or not at all.
 *
 * @example
 * // The key's quota, and that of a session's merchant.
 * const { states, refused } = await limiter.spend(quotasOf(principal));
 * if (refused) throw new ApiError(refused.quota.name === 'key' ? 'limit_key' : 'limit_merchant');
 */
export interface Limiter {
  spend(quotas: readonly Quota[]): Spending | Promise<Spending>;
  /** Returns the current state of quotas. Spends nothing and starts no window. */
  peek(quotas: readonly Quota[]): readonly QuotaState[] | Promise<readonly QuotaState[]>;
}

/**
 * Spends one request from all of the caller's quotas and reports them in the headers of
 * draft-ietf-httpapi-ratelimit-headers: on every later response, including refusals and errors.
 * @throws {ApiError} limit_key, limit_merchant or limit_address, with Retry-After
 */
export async function spendQuota(
  setHeader: SetHeader,
  principal: HttpPrincipal,
  limiter: Limiter,
): Promise<void> {
  await spend(setHeader, quotasOf(principal), limiter);
}

/**
 * Spends quotas without a known caller.
 * @throws {ApiError} limit_key, limit_merchant or limit_address, with Retry-After
 */
export async function spend(setHeader: SetHeader, quotas: readonly Quota[], limiter: Limiter): Promise<void> {
  const { states, refused } = await limiter.spend(quotas);
  setHeader('RateLimit-Policy', states.map(policyItem).join(', '));
  setHeader('RateLimit', states.map(stateItem).join(', '));
  if (!refused) return;
  throw new ApiError(`limit_${refused.quota.name}`, {
    headers: { 'Retry-After': String(refused.resetSeconds) },
  });
}

function policyItem({ quota }: QuotaState): string {
  return `"${quota.name}";q=${quota.limit};w=${WINDOW_SECONDS}`;
}

function stateItem({ quota, remaining, resetSeconds }: QuotaState): string {
  return `"${quota.name}";r=${remaining};t=${resetSeconds}`;
}
