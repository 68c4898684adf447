import type { BodyOf, CredentialKind, Operation, ParamsOf, QueryOf } from '../contract/operation.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { KeyPrincipal, Principal, SessionPrincipal } from './principal.ts';
import type { SetHeader } from './set-header.ts';

/** What is known of a request whatever operation it is for. Data alone: neither Express nor a socket is behind it. */
export interface CallContext {
  /** Sent back as `Request-Id`: `req_` and a ULID. */
  readonly requestId: string;
  /** IP address of the peer. */
  readonly remoteAddress: string;
  /** The `Origin` header: only pages send one. */
  readonly origin: string | undefined;
  /** The dated version it speaks; undefined where none applies. */
  readonly version: string | undefined;
  /** The body as it came, byte for byte; empty where the operation takes none. */
  readonly rawBody: Buffer;
  /** Sets a header of the response, which it has whatever becomes of the call, a fault included. */
  readonly setHeader: SetHeader;
}

/** An idempotency key, read and hashed once. */
export interface Idempotency {
  /** As the caller chose it. */
  readonly key: string;
  /** SHA-256, base64url, of the key and of where it is valid: caller, method and path. */
  readonly id: string;
  /** SHA-256, base64url, of the body's bytes. */
  readonly fingerprint: string;
}

/** One call of an operation as its handler sees it: checked, and typed by what the operation declares. */
export interface Call<Op extends Operation = Operation> extends CallContext {
  readonly operation: Op;
  readonly params: ParamsOf<Op>;
  readonly query: QueryOf<Op>;
  /** In the newest version, whatever version the call speaks. */
  readonly body: BodyOf<Op>;
  readonly principal: PrincipalOf<Op>;
  /** The transaction of the change, where the operation's response is recorded with it. */
  readonly work: WorkOf<Op>;
  readonly idempotency: IdempotencyOf<Op>;
}

interface Principals {
  readonly key: KeyPrincipal;
  readonly session: SessionPrincipal;
}

type PrincipalOf<Op extends Operation> = Operation extends Op
  ? Principal | undefined
  : Op['credentials'] extends readonly []
    ? undefined
    : Principals[Op['credentials'][number] & CredentialKind];

type WorkOf<Op extends Operation> = Operation extends Op
  ? Work | undefined
  : Op['idempotency'] extends 'recorded' | 'sealed'
    ? Work
    : undefined;

type IdempotencyOf<Op extends Operation> = Op['idempotency'] extends 'ignored'
  ? undefined
  : Idempotency | undefined;
