import { isDeepStrictEqual } from 'node:util';
import type { Updateable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { holdRow } from '../../core/database/prepared.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { checkPrices, checkRate } from './check-rule.ts';
import type { NewPriceRule, PriceRuleChange, Layer } from './contract/price-rule.ts';
import { readRule, ruleOf, there, type RuleRow } from './rule-records.ts';
import { targetOfNew } from './rule-target.ts';
import type { PriceRulesTable } from './tables.ts';

/**
 * Creates a price rule. Rules of one partner are saved one after the other: together, two could go under the
 * floor.
 * @throws {ApiError} field_missing, field_invalid, not_found (the merchant), price_below_floor;
 * state_forbids: there is a rule in its place from the same moment on
 */
export async function createRule(trx: Db, owner: Owner, fields: NewPriceRule, now: Date): Promise<RuleRow> {
  checkRate(fields);
  const activeFrom = startOf(fields.active_from, now);
  await holdRow(trx, 'partners', owner.partnerId);
  const { line, mode, bps, fixed } = fields;
  const layer = fields.layer as Layer;
  const { target, currency } = await targetOfNew(trx, owner, fields);
  const id = newId('prl');
  const rule = { id, layer, target, line, mode, bps, fixed, activeFrom: activeFrom.getTime() };
  await checkPrices(trx, owner, currency, rule, now.getTime());
  const row = await trx
    .insertInto('price_rules')
    .values({
      id,
      partner_id: owner.partnerId,
      environment: owner.environment,
      layer,
      target,
      line,
      currency,
      mode,
      bps,
      fixed: String(fixed),
      active_from: activeFrom,
      ended_at: null,
      ...(fields.metadata && { metadata: JSON.stringify(fields.metadata) }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw placeTaken();
  return row;
}

/**
 * Changes a price rule, checked as a new one. A change that changes nothing raises no version.
 * @throws {ApiError} not_found, version_stale, field_invalid, price_below_floor; state_forbids: it has ended,
 * or already applies and can't be moved
 */
export async function updateRule(
  trx: Db,
  owner: Owner,
  id: string,
  { version, ...change }: PriceRuleChange,
  now: Date,
): Promise<RuleRow> {
  const row = await holdRule(trx, owner, id);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  requireInUse(row);
  const { mode = row.mode, bps = row.bps, fixed = Number(row.fixed), metadata = row.metadata } = change;
  checkRate({ mode, bps, fixed });
  const activeFrom = movedStart(row, change.active_from, now);
  const rule = { ...ruleOf(row), mode, bps, fixed, activeFrom: activeFrom.getTime() };
  const isSame = isDeepStrictEqual(rule, ruleOf(row));
  if (isSame && isDeepStrictEqual({ ...metadata }, row.metadata)) return row;
  if (!isSame) {
    await checkPrices(trx, owner, row.currency, rule, now.getTime());
    await requirePlace(trx, owner, row, activeFrom);
  }
  return write(trx, id, now, {
    mode,
    bps,
    fixed: String(fixed),
    active_from: activeFrom,
    metadata: JSON.stringify(metadata),
  });
}

/**
 * Ends a rule: it no longer changes prices.
 * @throws {ApiError} not_found; state_forbids: it has ended
 */
export async function endRule(trx: Db, owner: Owner, id: string, now: Date): Promise<RuleRow> {
  requireInUse(await holdRule(trx, owner, id));
  return write(trx, id, now, { ended_at: now });
}

async function holdRule(trx: Db, owner: Owner, id: string): Promise<RuleRow> {
  await holdRow(trx, 'partners', owner.partnerId);
  return there(await readRule(trx, owner, id));
}

/** @throws {ApiError} state_forbids: it has ended */
export function requireInUse(row: RuleRow): void {
  if (row.ended_at === null) return;
  throw new ApiError('state_forbids', { message: 'The rule has ended.' });
}

/** @throws {ApiError} field_invalid: prices don't change after the fact */
export function startOf(sent: string | undefined, now: Date): Date {
  const start = sent === undefined ? now : new Date(sent);
  if (start >= now) return start;
  throw new ApiError('field_invalid', {
    message: 'active_from must not be in the past.',
    param: 'active_from',
  });
}

/** @throws {ApiError} field_invalid; state_forbids: it already applies and can't be moved */
export function movedStart(row: RuleRow, sent: string | undefined, now: Date): Date {
  if (sent === undefined || Date.parse(sent) === row.active_from.getTime()) return row.active_from;
  if (row.active_from > now) return startOf(sent, now);
  throw new ApiError('state_forbids', {
    message: 'The rule already applies, so its beginning can no longer be moved.',
    param: 'active_from',
  });
}

/** @throws {ApiError} state_forbids: another rule begins in the same place at the same moment */
export async function requirePlace(
  trx: Db,
  owner: Owner,
  row: Pick<RuleRow, 'id' | 'currency' | 'line' | 'layer' | 'target'>,
  activeFrom: Date,
): Promise<void> {
  const taken = await trx
    .selectFrom('price_rules')
    .select('id')
    .where('partner_id', '=', owner.partnerId)
    .where('environment', '=', owner.environment)
    .where('currency', '=', row.currency)
    .where('line', '=', row.line)
    .where('layer', '=', row.layer)
    .where('target', row.target === null ? 'is' : '=', row.target)
    .where('active_from', '=', activeFrom)
    .where('ended_at', 'is', null)
    .where('id', '<>', row.id)
    .executeTakeFirst();
  if (taken) throw placeTaken();
}

function placeTaken(): ApiError {
  return new ApiError('state_forbids', {
    message: 'From this moment on there is another rule with the same layer, target, line and currency.',
    param: 'active_from',
  });
}

function write(trx: Db, id: string, now: Date, columns: Updateable<PriceRulesTable>): Promise<RuleRow> {
  return trx
    .updateTable('price_rules')
    .set((eb) => ({ ...columns, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
