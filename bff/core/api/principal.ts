import type { EnvironmentName } from '../contract/fields.ts';
import type { LanguageTag } from '../text/languages.ts';
import type { MerchantView, Owner } from '../database/owner.ts';
import { ApiError } from './errors.ts';

/** A partner's server, identified by its key. */
export interface KeyPrincipal extends Owner {
  readonly kind: 'key';
  readonly keyId: string;
  /** The ID of the first key of the lineage; rotation keeps it. */
  readonly lineage: string;
  /** The key's current capability. */
  readonly scopes: ReadonlySet<string>;
  /** The dated version that it is pinned to. */
  readonly apiVersion: string;
  /** Requests per minute stored for this lineage; `null` for the default. */
  readonly keyLimit: number | null;
  /** The person who acts, on the console's pages; `undefined` for a server. */
  readonly person?: ActingPerson | undefined;
}

/** A member of a partner's team. The scopes of the principal are those of the role. */
export interface ActingPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  /** Whether the person has proved who they are in the last ten minutes. */
  readonly isProved: boolean;
  /** Returns the scopes that the role has in an environment. */
  readonly scopesIn: (environment: EnvironmentName) => ReadonlySet<string>;
}

/** A page that acts for one merchant, identified by a session token or by a hosted page's cookie. */
export interface SessionPrincipal extends Owner {
  readonly kind: 'session';
  readonly merchantId: string;
  /** The token's scopes ∩ the key's current capability. */
  readonly scopes: ReadonlySet<string>;
  readonly keyId: string;
  readonly lineage: string;
  /** The version its key is pinned to. */
  readonly apiVersion: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Requests per minute stored for the key's lineage and for the merchant; `null` for the default. */
  readonly keyLimit: number | null;
  readonly merchantLimit: number | null;
  /** The person who acts, on a merchant's dashboard; `undefined` for a session that a key opened. */
  readonly staff?: ActingStaff | undefined;
  /** The origin of the site whose cookie stands for it; `undefined` for a session token. */
  readonly pageOrigin?: string | undefined;
  /** The only locations where the person works; `undefined` for all. */
  readonly locations?: readonly string[] | undefined;
}

/** A person on the merchant's staff. The scopes of the session are those of the role. */
export interface ActingStaff {
  /** The ID of the place on the staff: `stf_…`. */
  readonly id: string;
  readonly personId: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: string;
  /**
   * Whether the person has signed in, or proved who they are, in the last ten minutes. A PIN is no proof.
   */
  readonly isProved: boolean;
  /** The shared device on which a PIN let the person in; `undefined` for a person who signed in. */
  readonly deviceId?: string | undefined;
}

/**
 * A guest of a merchant, on the service's own pages: no credential stands for one, so no HTTP caller is a
 * guest. An operation that guests may call has `isForGuests`; this principal says for which merchant and
 * records.
 */
export interface GuestPrincipal extends Owner {
  readonly kind: 'guest';
  readonly merchantId: string;
  /** The page's origin, to which a guest returns after confirming a payment. */
  readonly origin: string;
  /** The partner's page that embeds the guest's page, to which the guest returns instead. */
  readonly embeddedAt: string | undefined;
  /** The language of messages to the guest; defaults to the merchant's language. */
  readonly language: LanguageTag | undefined;
  /** The order whose link the guest has; `undefined` if none. */
  readonly orderId: string | undefined;
  /** The loyalty account that the guest's browser is signed in to; `undefined` if none. */
  readonly accountId: string | undefined;
  /** Always empty. */
  readonly scopes: ReadonlySet<string>;
}

/** A caller with a credential. */
export type HttpPrincipal = KeyPrincipal | SessionPrincipal;
export type Principal = HttpPrincipal | GuestPrincipal;

const NO_SCOPES: ReadonlySet<string> = new Set();

/** The rights that a page has established for its guest. */
interface GuestRights {
  /** An order whose link was verified. */
  readonly orderId?: string | undefined;
  /** An account that the browser is signed in to. */
  readonly accountId?: string | undefined;
}

export function guestOf(
  {
    partnerId,
    environment,
    origin,
    embeddedAt,
    language,
  }: Owner & {
    readonly origin: string;
    readonly embeddedAt?: string | undefined;
    readonly language?: LanguageTag | undefined;
  },
  merchantId: string,
  { orderId, accountId }: GuestRights = {},
): GuestPrincipal {
  return {
    kind: 'guest',
    partnerId,
    environment,
    origin,
    embeddedAt,
    language,
    merchantId,
    orderId,
    accountId,
    scopes: NO_SCOPES,
  };
}

/**
 * Returns the merchants that a caller sees: a key all of its partner's in its environment, a session and a
 * guest their own; a person on the staff perhaps only some of its locations.
 */
export function viewOf({ partnerId, environment, ...caller }: Principal): MerchantView {
  return {
    partnerId,
    environment,
    only: caller.kind === 'key' ? undefined : caller.merchantId,
    locations: caller.kind === 'session' ? caller.locations : undefined,
  };
}

/** Whether a caller sees the records of a location of its merchant. */
export const seesLocation = (caller: Principal, id: string): boolean =>
  viewOf(caller).locations?.includes(id) ?? true;

/**
 * Refuses a person who works at some locations what concerns the whole business.
 * @throws {ApiError} scope_insufficient
 */
export function requireAllLocations(caller: Principal): void {
  if (viewOf(caller).locations === undefined) return;
  throw new ApiError('scope_insufficient', {
    message: 'This concerns the whole business, and you work at some of its locations.',
  });
}

/**
 * Returns the merchant that a new record belongs to: a session's or a guest's own, or the one that a key's
 * request names.
 *
 * @throws {ApiError} field_missing; not_found: a session or guest knows no merchant but its own
 */
export function merchantOf(caller: Principal, sent: string | undefined): string {
  if (caller.kind !== 'key') {
    if (sent === undefined || sent === caller.merchantId) return caller.merchantId;
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  if (sent !== undefined) return sent;
  throw new ApiError('field_missing', { message: 'merchant is required.', param: 'merchant' });
}
