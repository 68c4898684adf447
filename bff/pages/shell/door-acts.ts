import type { Request, Response } from 'express';
import { auditRow } from '../../core/audit/audit-entries.ts';
import { clientOf } from '../../core/api/audit.ts';
import { type Clock, isoTime } from '../../core/api/clock.ts';
import type { Actor, Channel } from '../../core/contract/audit.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { IdempotencyRecords } from '../../core/database/idempotency-records.ts';
import { remoteAddressOf, scopeOf } from '../../core/http/request-scope.ts';

/** Acts of people at sign-in and in their own account, which the audit log has besides operations. */
export const DOOR_ACTS = {
  signIn: 'Sign in',
  failSignIn: 'Fail to sign in',
  signOut: 'Sign out',
  endSessions: 'End other sessions',
  confirmIdentity: 'Confirm identity',
  failToConfirmIdentity: 'Fail to confirm identity',
  addPasskey: 'Add a passkey',
  removePasskey: 'Remove a passkey',
  unlockDevice: 'Unlock a shared device',
  failToUnlockDevice: 'Fail to unlock a shared device',
  lockDevice: 'Lock a shared device',
  setPin: 'Set a PIN',
  removePin: 'Remove a PIN',
  connectCommandLine: 'Connect a command line',
  refuseCommandLine: 'Refuse a command line',
} as const;
export type DoorAct = keyof typeof DOOR_ACTS;

/** The means by which a person signs in or confirms. */
export type DoorWay = 'email_link' | 'email_code' | 'passkey' | 'sso';

interface DoorActor extends Owner {
  readonly kind: 'person' | 'staff' | 'operator';
  /**
   * The ID of the person, of the place on the staff or among the operator's; `null` if only the address is
   * known.
   */
  readonly id: string | null;
  /** `null` for the operator's link. */
  readonly email: string | null;
  readonly role: string | null;
  /** The merchant of a place on the staff. */
  readonly merchantId?: string | undefined;
}

interface Act {
  readonly act: DoorAct;
  readonly way?: DoorWay | undefined;
  /** The shared device that it was done on. */
  readonly device?: string | undefined;
  /** The computer whose command line it is about. */
  readonly computer?: string | undefined;
  readonly by: DoorActor;
}

/** Writes what a person did into the audit log of the team, right after it. No secret is among it. */
export async function noteAct(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { req, res }: { readonly req: Request; readonly res: Response },
  { act, by, ...how }: Act,
): Promise<void> {
  const { kind, id, email, role, merchantId } = by;
  const actor: Actor = { kind, id, email, role, key: null };
  const via: Channel = kind === 'staff' ? 'page' : 'console';
  const row = auditRow({
    partnerId: by.partnerId,
    environment: by.environment,
    merchantId: merchantId ?? null,
    operation: act,
    actor,
    via,
    address: remoteAddressOf(req),
    client: clientOf(req.get('user-agent')),
    recordType: kind,
    recordId: id,
    requestId: scopeOf(res).id,
    changes: Object.entries(how).flatMap(([field, after]) =>
      after === undefined ? [] : [{ field, before: null, after }],
    ),
    at: isoTime(clock.now()),
  });
  await new IdempotencyRecords(db, clock).commit([row]);
}
