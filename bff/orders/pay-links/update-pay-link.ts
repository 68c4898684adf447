import { isDeepStrictEqual } from 'node:util';
import { normalized } from '../../core/contract/text-fields.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';
import { endPayLink, hasEnded, tellOfPayLink } from './change-pay-link.ts';
import { checkRedirect, expiryOf, invalid } from './check-pay-link.ts';
import type { PayLinkChange } from './contract/pay-link-requests.ts';
import { collectOf, textOf } from './create-pay-link.ts';
import {
  lockPayLink,
  ownerOf,
  savePayLink,
  type PayLinkColumns,
  type PayLinkRow,
} from './pay-link-records.ts';
import type { PresentDeps } from './present-pay-link.ts';

/**
 * Changes what may change of a link, with its event: never what is paid. A change that changes nothing raises
 * no version and has no event.
 * @throws {ApiError} not_found, version_stale, state_forbids (it has ended), field_invalid, field_missing
 */
export async function updatePayLink(
  work: Work,
  deps: PresentDeps,
  view: MerchantView,
  id: string,
  { version, ...change }: PayLinkChange,
  now: Date,
): Promise<PayLinkRow> {
  const row = await lockPayLink(work.db, view, id);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  if (hasEnded(row)) throw ended(row, 'changed');
  const plain = await plainColumns(work, row, change, now);
  const json = {
    collect: change.collect ? collectOf(change.collect) : row.collect,
    metadata: { ...(change.metadata ?? row.metadata) },
  };
  if (isAsIn(row, { ...plain, ...json })) return row;
  const columns = {
    ...plain,
    collect: JSON.stringify(json.collect),
    metadata: JSON.stringify(json.metadata),
  };
  const changed = await savePayLink(work.db, row, columns, now);
  await moveExpiry(work, row, changed);
  await tellOfPayLink(work, deps, changed, 'pay_link.updated', now);
  return changed;
}

async function plainColumns(
  work: Work,
  row: PayLinkRow,
  change: PayLinkChange,
  now: Date,
): Promise<PayLinkColumns> {
  const { redirect_url: redirectUrl } = change;
  if (redirectUrl !== undefined) await checkRedirect(work.db, ownerOf(row), redirectUrl);
  return {
    ...(change.description !== undefined && { description: normalized(change.description) }),
    ...(change.tip_enabled !== undefined && { tip_enabled: change.tip_enabled }),
    ...(change.inactive_message !== undefined && { inactive_message: textOf(change.inactive_message) }),
    ...(redirectUrl !== undefined && { redirect_url: redirectUrl }),
    ...(change.expires_at !== undefined && { expires_at: expiryOf(change.expires_at, row.reusable, now) }),
    ...(change.max_payments !== undefined && { max_payments: mostOf(row, change.max_payments) }),
  };
}

/** @throws {ApiError} field_invalid: fewer than there are already */
function mostOf(row: PayLinkRow, most: number | null): number | null {
  if (most === null) return null;
  if (!row.reusable) throw invalid('max_payments', 'must be left out: the link can be paid once.');
  const least = row.paid_count + Math.max(row.pending_count, 1);
  if (most >= least) return most;
  throw invalid('max_payments', `must be at least ${least}: cancel the link instead.`);
}

async function moveExpiry(work: Work, before: PayLinkRow, after: PayLinkRow): Promise<void> {
  const { id, expires_at: dueAt } = after;
  if (dueAt?.getTime() === before.expires_at?.getTime()) return;
  const kind = 'pay_link.expire';
  if (dueAt) await setTimer(work.db, ownerOf(after), { kind, record: id, dueAt });
  else await dropTimer(work.db, ownerOf(after), { record: id, kind });
}

function isAsIn(row: PayLinkRow, changed: object): boolean {
  return Object.entries(changed).every(([name, value]) =>
    isDeepStrictEqual(value, row[name as keyof PayLinkRow]),
  );
}

/**
 * Prevents new payments. A payment under way may still succeed (domain rule).
 * @throws {ApiError} not_found, state_forbids
 */
export async function cancelPayLink(
  work: Work,
  deps: PresentDeps,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<PayLinkRow> {
  const row = await lockPayLink(work.db, view, id);
  if (hasEnded(row)) throw ended(row, 'canceled');
  return endPayLink(work, deps, row, { status: 'canceled', now });
}

function ended({ status }: PayLinkRow, participle: string): ApiError {
  return new ApiError('state_forbids', { message: `The link is ${status} and can't be ${participle}.` });
}
