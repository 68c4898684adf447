import { sql } from 'kysely';
import { feeOf, type Rate } from '../../core/arithmetic/fees.ts';
import type { Money } from '../../core/contract/money.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { majorUnits } from '../../core/money/amount.ts';
import { decimalsOf } from '../../core/money/currency.ts';
import { checkPrices, checkRate } from './check-rule.ts';
import { MOST_CHANGES, type PreviewedChange, type PriceRulePreview } from './contract/price-rule-preview.ts';
import type { NewPriceRule, RuleChangeToPreview, Layer } from './contract/price-rule.ts';
import { effectiveRate, type EffectiveRate } from './quote-price.ts';
import { readRule, ruleOf, rulesOfLine } from './rule-records.ts';
import { targetOfNew } from './rule-target.ts';
import type { Rule, Sheet } from './rules-in-force.ts';
import { movedStart, requireInUse, requirePlace, startOf } from './save-rule.ts';
import { publishedSheets } from './sheet-records.ts';

/** Merchants that have the same rules. */
interface Group {
  /** Set for a group of one merchant with individual rules; empty for a group of many. */
  readonly merchantId: string;
  readonly plan: string | null;
  readonly merchants: number;
}

/**
 * Compares what merchants pay with a new rule and without it, at the moment from which it would apply.
 * Nothing is stored.
 * @throws {ApiError} as `createRule`
 */
export async function previewRule(
  db: Db,
  owner: Owner,
  fields: NewPriceRule,
  now: Date,
): Promise<PriceRulePreview> {
  checkRate(fields);
  const activeFrom = startOf(fields.active_from, now);
  const { target, currency } = await targetOfNew(db, owner, fields);
  const { line, mode, bps, fixed } = fields;
  const layer = fields.layer as Layer;
  const rule: Rule = {
    id: newId('prl'),
    layer,
    target,
    line,
    mode,
    bps,
    fixed,
    activeFrom: activeFrom.getTime(),
  };
  await checkPrices(db, owner, currency, rule, now.getTime());
  await requirePlace(db, owner, { ...rule, currency }, activeFrom);
  const sheets = await sheetsIn(db, owner, currency);
  const others = await rulesOfLine(db, owner, { currency, line });
  const groups = await groupsOf(db, owner, currency, rule, others);
  const of = { groups, rule, sheets, currency, at: rule.activeFrom };
  const { environment } = owner;
  return { environment, currency, ...compared({ ...of, before: others, after: [...others, rule] }) };
}

/** A rule in use, and what would be in its place. */
export interface RuleReplacement {
  readonly old: Rule;
  readonly currency: string;
  /** `undefined` if the rule ends. */
  readonly changed: Rule | undefined;
}

/**
 * Reads what a change of a rule would make of it, or that it would end.
 * @throws {ApiError} as `updateRule` and `endRule`
 */
export async function replaceRule(
  db: Db,
  owner: Owner,
  id: string,
  { end = false, ...change }: RuleChangeToPreview,
  now: Date,
): Promise<RuleReplacement> {
  const row = await readRule(db, owner, id);
  requireInUse(row);
  const [old, { currency }] = [ruleOf(row), row];
  if (end) return { old, currency, changed: undefined };
  const { mode = row.mode, bps = row.bps, fixed = Number(row.fixed) } = change;
  checkRate({ mode, bps, fixed });
  const activeFrom = movedStart(row, change.active_from, now);
  const changed = { ...old, mode, bps, fixed, activeFrom: activeFrom.getTime() };
  await checkPrices(db, owner, currency, changed, now.getTime());
  await requirePlace(db, owner, row, activeFrom);
  return { old, currency, changed };
}

/** Rules as they would be. */
export const withReplaced = (rules: readonly Rule[], { old, changed }: RuleReplacement): Rule[] =>
  rules.flatMap((rule) => (rule.id === old.id ? (changed ?? []) : rule));

/** Compares what merchants pay with a rule as it is, and once it is changed or ended. Nothing is stored. */
export async function previewReplaced(
  db: Db,
  owner: Owner,
  replacement: RuleReplacement,
  now: Date,
): Promise<PriceRulePreview> {
  const { old, changed, currency } = replacement;
  const sheets = await sheetsIn(db, owner, currency);
  const before = await rulesOfLine(db, owner, { currency, line: old.line });
  const groups = await groupsOf(db, owner, currency, old, before);
  const of = { groups, rule: old, sheets, currency, before, after: withReplaced(before, replacement) };
  const { environment } = owner;
  return { environment, currency, ...compared({ ...of, at: momentOf(old, changed, now) }) };
}

/**
 * The moment of a change's effect: for a rule that is only moved, the earlier time; otherwise the time it
 * applies.
 */
function momentOf(old: Rule, changed: Rule | undefined, now: Date): number {
  const starts = [old.activeFrom, changed?.activeFrom ?? old.activeFrom];
  const isMoved = changed !== undefined && changed.mode === old.mode && isSameRate(changed, old);
  return Math.max(now.getTime(), isMoved ? Math.min(...starts) : Math.max(...starts));
}

async function sheetsIn(db: Db, owner: Owner, currency: string): Promise<Sheet[]> {
  const { environment } = owner;
  return [
    ...(await publishedSheets(db, { ...owner, currency })),
    ...(await publishedSheets(db, { partnerId: null, environment, currency })),
  ];
}

/**
 * The merchants that a rule is for: individually if they have individual rules, all others grouped by plan.
 */
async function groupsOf(
  db: Db,
  owner: Owner,
  currency: string,
  { layer, target }: Rule,
  others: readonly Rule[],
): Promise<Group[]> {
  const own = [...new Set(others.flatMap((rule) => (rule.layer === 3 ? (rule.target ?? []) : [])))];
  if (layer === 3 && target !== null) own.push(target);
  const alone = sql<string>`case when merchants.id = any(${own}::text[]) then merchants.id else '' end`;
  const rows = await db
    .selectFrom('merchants')
    .select(['plan', alone.as('own_id'), sql<number>`count(*)::int`.as('merchants')])
    .where(ownedBy('merchants', owner))
    .where('currency', '=', currency)
    .where('status', '<>', 'closed')
    .$if(layer === 2, (rest) => rest.where('plan', '=', target))
    .$if(layer === 3, (rest) => rest.where('id', '=', target ?? ''))
    .groupBy(['plan', sql`own_id`])
    .execute();
  return rows.map(({ plan, own_id: merchantId, merchants }) => ({ plan, merchantId, merchants }));
}

function compared(of: {
  readonly groups: readonly Group[];
  /** The rule that determines the merchants concerned. */
  readonly rule: Rule;
  readonly before: readonly Rule[];
  readonly after: readonly Rule[];
  readonly sheets: readonly Sheet[];
  readonly currency: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}): Omit<PriceRulePreview, 'environment' | 'currency'> {
  const { groups, rule, sheets, currency, at } = of;
  const { line } = rule;
  const surface = (rule.layer === 4 ? rule.target : null) as PriceRulePreview['surface'];
  const changes = new Map<string, PreviewedChange>();
  let unaffected = 0;
  for (const { merchants, ...payer } of groups) {
    const rateWith = (rules: readonly Rule[]) =>
      effectiveRate({ sheets, rules, ...payer }, { line, surface, at });
    const [before, after] = [rateWith(of.before), rateWith(of.after)];
    const key = JSON.stringify([before, after].map((one) => one && [one.rate, one.least]));
    const known = changes.get(key);
    if (!before || !after || isSame(before, after)) unaffected += merchants;
    else if (known) known.merchants += merchants;
    else changes.set(key, { merchants, ...paid(before, after, exampleAmounts(line, currency), currency) });
  }
  const all = [...changes.values()].toSorted((one, other) => other.merchants - one.merchants);
  return {
    object: 'price_rule_preview',
    line,
    surface,
    active_from: new Date(at).toISOString(),
    affected: all.reduce((sum, { merchants }) => sum + merchants, 0),
    unaffected,
    changes: all.slice(0, MOST_CHANGES),
  };
}

function paid(
  before: EffectiveRate,
  after: EffectiveRate,
  amounts: readonly number[],
  currency: string,
): Omit<PreviewedChange, 'merchants'> {
  const money = (amount: number): Money => ({ amount, currency });
  return {
    before: present(before),
    after: present(after),
    fees: amounts.map((amount) => ({
      amount: money(amount),
      before: money(feeAt(before, amount)),
      after: money(feeAt(after, amount)),
    })),
  };
}

const present = ({ rate, least }: EffectiveRate): PreviewedChange['before'] => ({
  bps: rate.bps,
  fixed: rate.fixed,
  at_least: least ? { bps: least.bps, fixed: least.fixed } : null,
});

const feeAt = ({ rate, least }: EffectiveRate, amount: number): number =>
  Math.max(feeOf(amount, rate), least ? feeOf(amount, least) : 0);

/**
 * Two amounts as they are sold: 10 and 50, or 1000 and 5000 in a currency without decimals; a subscription is
 * of a month's sales.
 */
function exampleAmounts(line: Rule['line'], currency: string): number[] {
  const scale = decimalsOf(currency) === 0 ? 100 : 1;
  const months = line === 'platform.subscription' ? 100 : 1;
  return [10, 50].map((count) => majorUnits(count * scale * months, currency));
}

const isSame = (one: EffectiveRate, other: EffectiveRate): boolean =>
  isSameRate(one.rate, other.rate) &&
  (one.least && other.least ? isSameRate(one.least, other.least) : one.least === other.least);

const isSameRate = (one: Rate, other: Rate): boolean => one.bps === other.bps && one.fixed === other.fixed;
