import type { Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { PriceRuleQuery, PriceRule } from './contract/price-rule.ts';
import type { Rule } from './rules-in-force.ts';
import { ruleScopeOf } from './subjects.ts';
import type { PriceRulesTable } from './tables.ts';

export type RuleRow = Selectable<PriceRulesTable>;

const ofOwner = (db: Db, owner: Owner) =>
  db.selectFrom('price_rules').selectAll().where(ownedBy('price_rules', owner));

/** Selects the rules that haven't ended. */
const inUse = (db: Db, owner: Owner, currency: string) =>
  ofOwner(db, owner).where('currency', '=', currency).where('ended_at', 'is', null);

/** @throws {ApiError} not_found */
export async function readRule(db: Db, owner: Owner, id: string): Promise<RuleRow> {
  return there(await ofOwner(db, owner).where('id', '=', id).executeTakeFirst());
}

/** Newest first. */
export async function pageOfRules(
  db: Db,
  owner: Owner,
  page: PageRequest,
  query: PriceRuleQuery,
): Promise<Page<PriceRule>> {
  const { layer, target, line, currency, status } = query;
  const rows = await ofOwner(db, owner)
    .$if(layer !== undefined, (rest) => rest.where('layer', '=', layer as RuleRow['layer']))
    .$if(target !== undefined, (rest) => rest.where('target', '=', target ?? ''))
    .$if(line !== undefined, (rest) => rest.where('line', '=', line ?? 'order.online'))
    .$if(currency !== undefined, (rest) => rest.where('currency', '=', currency ?? ''))
    .$if(status !== undefined, (rest) => rest.where('ended_at', status === 'ended' ? 'is not' : 'is', null))
    .where(isWithin('price_rules', query))
    .$if(page.after !== undefined, (rest) => rest.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentRule);
}

/** Rules of one line and currency that haven't ended. */
export async function rulesOfLine(
  db: Db,
  owner: Owner,
  { currency, line }: Pick<RuleRow, 'currency' | 'line'>,
): Promise<Rule[]> {
  return (await inUse(db, owner, currency).where('line', '=', line).execute()).map(ruleOf);
}

/**
 * Reads the rules that a cache keeps together: those of one merchant, or of the layers that many merchants
 * share.
 */
export async function rulesOfSubject(db: Db, subject: string): Promise<Rule[]> {
  const { owner, currency, merchantId } = ruleScopeOf(subject);
  const rows = await inUse(db, owner, currency)
    .$if(merchantId === null, (rest) => rest.where('layer', '<>', 3))
    .$if(merchantId !== null, (rest) => rest.where('layer', '=', 3).where('target', '=', merchantId))
    .execute();
  return rows.map(ruleOf);
}

export function ruleOf({ id, layer, target, line, mode, bps, fixed, active_from }: RuleRow): Rule {
  return { id, layer, target, line, mode, bps, fixed: Number(fixed), activeFrom: active_from.getTime() };
}

/**
 * Returns the row.
 * @throws {ApiError} not_found: no row was found
 */
export function there(row: RuleRow | undefined): RuleRow {
  if (!row) throw new ApiError('not_found');
  return row;
}

export function presentRule(row: RuleRow): PriceRule {
  return {
    id: row.id,
    object: 'price_rule',
    environment: row.environment,
    layer: row.layer,
    target: row.target,
    line: row.line,
    currency: row.currency,
    mode: row.mode,
    bps: row.bps,
    fixed: Number(row.fixed),
    status: row.ended_at === null ? 'active' : 'ended',
    active_from: row.active_from.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
