import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { lookAtAccount } from '../../accounts/merchants/merchants.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { readBytes } from '../../core/http/body.ts';
import { sendJson } from '../../core/http/responses.ts';
import type { Outcome } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { Notice } from '../../providers/processor/processor.ts';
import { ownerOfArchived } from '../archives/archives.ts';
import { lookAtPayouts } from '../payouts/payouts.ts';

/** The timer kind whose handler looks at what a notice is about. The record is the notice. */
export const NOTICE = 'processor.notice';

const PATH = /^\/([a-z]+)\/events$/;
/** Longer than a provider repeats a notice. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Serves `POST /-/providers/{name}/events`, where production's payment processor says that something has
 * changed. A notice is only a reason to look: what it says isn't believed, and is read back. It is stored by
 * its ID before it is answered, and handled by a timer, so a repeated one changes nothing.
 */
export function providerNotices(deps: FeatureDeps): RequestHandler {
  return async (req, res, next) => {
    const [, name] = PATH.exec(req.path) ?? [];
    const source = deps.processors.production?.notices;
    if (source === undefined || name !== source.name) return next();
    if (req.method !== 'POST') throw new ApiError('method_not_allowed', { headers: { Allow: 'POST' } });
    const notice = await source.read(await readBytes(req), headersOf(req));
    if (!notice) {
      throw new ApiError('credential_invalid', {
        message: 'The signature of this notice is missing, wrong, or older than five minutes.',
      });
    }
    await recordNotice(deps, notice);
    sendJson(res, 200, { received: true });
  };
}

function headersOf({ headers }: Request | IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Stores a notice once, with the timer that handles it. A notice about an unknown record is only stored. */
async function recordNotice({ db, clock }: FeatureDeps, notice: Notice): Promise<void> {
  const { id, payment = null, payout = null, merchant = null } = notice;
  await inTransaction(db, async ({ db: trx }) => {
    const now = new Date(clock.now());
    const added = await trx
      .insertInto('processor_notices')
      .values({ id, payment, payout, merchant, received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    const owner = added && (await ownerOf(trx, notice));
    if (owner) await setTimer(trx, owner, { kind: NOTICE, record: id, dueAt: now, isRealTime: true });
  });
}

/** Returns the owner of the record of production that a notice is about. */
async function ownerOf(
  trx: Db,
  { payment, payout, merchant }: Pick<Notice, 'payment' | 'payout' | 'merchant'>,
): Promise<Owner | undefined> {
  const id = payment ?? payout ?? merchant;
  if (id === undefined) return undefined;
  const table = payment === undefined ? (payout === undefined ? 'merchants' : 'payouts') : 'payments';
  const row = await trx
    .selectFrom(table)
    .select(['partner_id', 'environment'])
    .where('id', '=', id)
    .where('environment', '=', 'production')
    .executeTakeFirst();
  if (row) return { partnerId: row.partner_id, environment: row.environment };
  // Its timer fails, and is run again, until the operator has restored the order.
  return payment === undefined ? undefined : ownerOfArchived(trx, payment);
}

/**
 * Looks at the payment of a notice: its state, its refunds and its disputes; at the payout, or at the
 * merchant's account.
 */
export async function handleNotice(deps: FeatureDeps, owner: Owner, id: string): Promise<Outcome> {
  const row = await deps.db
    .selectFrom('processor_notices')
    .select(['payment', 'payout', 'merchant'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.payment) {
    const payment = await deps.payments.refresh(owner, row.payment);
    if (payment.refunded.amount > 0) await deps.payments.lookAtRefunds(owner, row.payment);
    if (payment.captured_at !== null) await deps.disputes.look(owner, row.payment);
  }
  if (row?.payout) await lookAtPayouts(deps, owner, { id: row.payout });
  if (row?.merchant) {
    await lookAtAccount(deps, owner, row.merchant);
    await lookAtPayouts(deps, owner, { heldOf: row.merchant });
  }
  return 'done';
}

/** Returns when a provider last said something; `undefined` if it never did, or longer ago than is kept. */
export async function lastNoticeAt(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('processor_notices')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at;
}

/** Deletes notices that no provider repeats anymore. @returns false: nothing is left to delete */
export async function forgetNotices({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>): Promise<boolean> {
  await db
    .deleteFrom('processor_notices')
    .where('received_at', '<', new Date(clock.now() - KEPT_MS))
    .execute();
  return false;
}
