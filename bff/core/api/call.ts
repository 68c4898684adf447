import type { BodyOf, CredentialKind, Operation, ParamsOf, QueryOf } from '../contract/operation.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { GuestPrincipal, KeyPrincipal, Principal, SessionPrincipal } from './principal.ts';
import type { SetHeader } from '../http/responses.ts';

/** The context of a request, independent of its operation. Plain data, without Express or sockets. */
export interface CallContext {
  /** The ID returned as `Request-Id`: `req_` and a ULID. */
  readonly requestId: string;
  /** IP address of the peer. */
  readonly remoteAddress: string;
  /** The `Origin` header: only pages send one. */
  readonly origin: string | undefined;
  /** The `User-Agent` header, for the audit log. */
  readonly userAgent?: string | undefined;
  /** The API version in use; `undefined` if none applies. */
  readonly version: string | undefined;
  /** The body as received, byte for byte; empty if the operation takes none. */
  readonly rawBody: Buffer;
  /** The `Content-Type` of an uploaded file: one that the operation accepts. */
  readonly mediaType: string | undefined;
  /**
   * The `Last-Event-ID` header: the last event of a stream that the caller has; `undefined` if it sent none.
   */
  readonly lastEventId?: string | undefined;
  /** Sets a header of any response, including errors. */
  readonly setHeader: SetHeader;
}

/** An idempotency key, read and hashed once. */
export interface Idempotency {
  /** The key chosen by the caller. */
  readonly key: string;
  /** SHA-256, base64url, of the key and its scope: caller, method and path. */
  readonly id: string;
  /** SHA-256, base64url, of the body's bytes. */
  readonly fingerprint: string;
  /** The caller's partner; `null` for a caller without one. */
  readonly partnerId: string | null;
}

/** One call of an operation, checked, and typed by the operation's declaration. */
export interface Call<Op extends Operation = Operation> extends CallContext {
  readonly operation: Op;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  /** The body in the newest version, regardless of the caller's. */
  readonly body: BodyOf<Op>;
  readonly principal: PrincipalOf<Op>;
  /** The transaction of the change, if the operation's response is stored with it. */
  readonly work: WorkOf<Op>;
  readonly idempotency: IdempotencyOf<Op>;
  /**
   * The key's steps in the handler's own transactions, if the route has `holdsKey` and the caller sent a key.
   */
  readonly keySteps?: KeySteps | undefined;
}

/**
 * Steps for an operation that makes a change, calls another service, and makes another change. The key is
 * reserved with the first change and the response stored with the last, so no extra transactions are needed.
 */
export interface KeySteps {
  /**
   * Reserves the key as the first step of the handler's first transaction. Throws for a repeated request,
   * which ends the call with the first response.
   */
  reserve(work: Work): Promise<void>;
  /** Stores the response in the last transaction. It is final, whatever happens after the commit. */
  keep(work: Work, body: unknown): Promise<void>;
}

interface Principals {
  readonly key: KeyPrincipal;
  readonly session: SessionPrincipal;
}

type PrincipalOf<Op extends Operation> = Operation extends Op
  ? Principal | undefined
  : Op['credentials'] extends readonly []
    ? (Op extends { readonly isForGuests: true } ? GuestPrincipal : never) | undefined
    : | Principals[Op['credentials'][number] & CredentialKind]
      | (Op extends { readonly isForGuests: true } ? GuestPrincipal : never);

type WorkOf<Op extends Operation> = Operation extends Op
  ? Work | undefined
  : Op['idempotency'] extends 'recorded' | 'sealed'
    ? Work
    : undefined;

type IdempotencyOf<Op extends Operation> = Op['idempotency'] extends 'ignored'
  ? undefined
  : Idempotency | undefined;
