import type { FeatureDeps } from '../../core/feature.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Owner } from '../../core/database/owner.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import * as operations from './contract/price-operations.ts';
import { previewRule } from './preview-rule.ts';
import { presentQuote, quoteFor } from './present-quote.ts';
import { pageOfRules, presentRule, readRule, type RuleRow } from './rule-records.ts';
import { createRule, endRule, updateRule } from './save-rule.ts';
import { pageOfSheets, readSheet } from './sheet-records.ts';

export function priceRoutes(deps: FeatureDeps): Route[] {
  const { db, clock, keys, prices } = deps;
  const now = async (work: Work, owner: Owner): Promise<Date> => new Date(await nowIn(work.db, clock, owner));

  /** This node doesn't wait for the feed. */
  const saved = (work: Work, owner: Owner, row: RuleRow) => {
    const { layer, target, currency } = row;
    work.afterCommit(() => prices.invalidateRules(owner, currency, layer === 3 ? target : null));
    return { body: presentRule(row) };
  };

  return [
    route(operations.listPriceSheets, async ({ principal, query }) => {
      const at = new Date(await keys.clocks.now(principal));
      return { body: await pageOfSheets(db, principal, at, pageRequestOf(query), query) };
    }),
    route(operations.getPriceSheet, async ({ principal, params }) => {
      const at = new Date(await keys.clocks.now(principal));
      return { body: await readSheet(db, principal, at, params.id) };
    }),
    route(operations.createPriceRule, async ({ principal, work, body }) => {
      await requirePublished(work.db, principal);
      return saved(work, principal, await createRule(work.db, principal, body, await now(work, principal)));
    }),
    route(operations.previewPriceRule, async ({ principal, body }) => {
      const at = new Date(await keys.clocks.now(principal));
      return { body: await previewRule(db, principal, body, at) };
    }),
    route(operations.listPriceRules, async ({ principal, query }) => ({
      body: await pageOfRules(db, principal, pageRequestOf(query), query),
    })),
    route(operations.getPriceRule, async ({ principal, params }) => ({
      body: presentRule(await readRule(db, principal, params.id)),
    })),
    route(operations.updatePriceRule, async ({ principal, work, params, body }) => {
      const at = await now(work, principal);
      return saved(work, principal, await updateRule(work.db, principal, params.id, body, at));
    }),
    route(operations.endPriceRule, async ({ principal, work, params }) => {
      const at = await now(work, principal);
      return saved(work, principal, await endRule(work.db, principal, params.id, at));
    }),
    route(operations.quotePrice, async ({ principal, body }) => ({
      body: presentQuote(principal, body, await quoteFor(deps, principal, body)),
    })),
  ];
}
