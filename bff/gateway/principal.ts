import type { MerchantView, Owner } from '../database/owner.ts';

/** A partner's server, identified by its key. */
export interface KeyPrincipal extends Owner {
  readonly kind: 'key';
  readonly keyId: string;
  /** Id of the first key of the lineage; rotation keeps it. */
  readonly lineage: string;
  /** The key's capability as it is now. */
  readonly scopes: ReadonlySet<string>;
  /** The dated version it is pinned to. */
  readonly apiVersion: string;
  /** Requests a minute stored for this lineage; null: the default. */
  readonly keyLimit: number | null;
}

/** A page that acts for one merchant, identified by a session token or by a hosted page's cookie. */
export interface SessionPrincipal extends Owner {
  readonly kind: 'session';
  readonly merchantId: string;
  /** The token's scopes ∩ the key's capability as it is now. */
  readonly scopes: ReadonlySet<string>;
  readonly keyId: string;
  readonly lineage: string;
  /** The version its key is pinned to. */
  readonly apiVersion: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Requests a minute stored for the key's lineage and for the merchant; null: the default. */
  readonly keyLimit: number | null;
  readonly merchantLimit: number | null;
}

export type Principal = KeyPrincipal | SessionPrincipal;

/** A key sees all merchants of its partner in its environment, a session its own. */
export function viewOf({ partnerId, environment, ...caller }: Principal): MerchantView {
  return { partnerId, environment, only: caller.kind === 'session' ? caller.merchantId : undefined };
}
