import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canCostLess, feeOf } from '../../core/arithmetic/fees.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { LAYERS } from './contract/price-rule.ts';
import { quotePrice } from './quote-price.ts';
import { reachableWith } from './check-rule.ts';
import type { Rule, Sheet } from './rules-in-force.ts';
import { linesWith } from './testing/price-sheets.ts';

const TARGETS = { 1: [null], 2: ['gold', 'silver'], 3: ['mer_1', 'mer_2'], 4: ['api', 'ordering'] } as const;
const TIMES = [0, 10, 20];

const small = fc.integer({ min: -3, max: 3 });
const rule = fc
  .record({
    layer: fc.constantFrom(...LAYERS),
    place: fc.nat(1),
    mode: fc.constantFrom('add' as const, 'set' as const),
    bps: small,
    fixed: small,
    activeFrom: fc.constantFrom(...TIMES),
  })
  .map(({ layer, place, mode, bps, fixed, activeFrom }): Omit<Rule, 'id'> => ({
    layer,
    target: TARGETS[layer][place] ?? TARGETS[layer][0],
    line: 'order.online',
    mode,
    bps: mode === 'set' ? 240 + bps : bps,
    fixed: mode === 'set' ? 15 + fixed : fixed,
    activeFrom,
  }));

const sheet = fc
  .record({ floor: fc.record({ bps: small, fixed: small }), effectiveAt: fc.constantFrom(...TIMES) })
  .map(({ floor, effectiveAt }): Omit<Sheet, 'id'> => ({
    lines: linesWith({
      'order.online': {
        wholesale: { bps: 239, fixed: 14 },
        floor: { bps: 242 + floor.bps, fixed: 17 + floor.fixed },
      },
    }),
    isOwn: false,
    effectiveAt,
    publishedAt: 0,
  }));

const numbered = <Item>(items: readonly Item[]) => items.map((item, id) => ({ ...item, id: String(id) }));

/** Whether somebody can come to less than the floor while a rule applies, found by asking for every price. */
function isEverBelow(own: Rule, rules: readonly Rule[], sheets: readonly Sheet[]): boolean {
  for (const at of TIMES) {
    for (const plan of [null, ...TARGETS[2]]) {
      for (const merchantId of ['mer_0', ...TARGETS[3]]) {
        for (const surface of [null, ...TARGETS[4]]) {
          const priced = { line: 'order.online', surface, base: 1, at } as const;
          const quoted = quotePrice({ sheets, rules, plan, merchantId }, priced);
          const last = quoted?.steps.at(-1);
          const isMeant = quoted?.steps.some((step) => step.rule === own) ?? false;
          if (quoted && last && isMeant && canCostLess(last.rate, quoted.rates.floor)) return true;
        }
      }
    }
  }
  return false;
}

/** The long runs take minutes on a busy machine. */
const MINUTES = { timeout: 5 * 60_000 };

test('a rule can go under the floor exactly if somebody can be asked for less', MINUTES, () => {
  const anything = fc.tuple(
    fc.array(rule, { minLength: 1, maxLength: 8 }),
    fc.array(sheet, { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(anything, ([someRules, someSheets]) => {
      const rules = numbered(someRules);
      const sheets = numbered(someSheets);
      const [own, ...others] = rules;
      if (!own) return;
      const isBelow = reachableWith(own, { sheets, others, now: 0 }).some(
        ({ least, floor }) => least.bps < floor.bps || least.fixed < floor.fixed,
      );
      expect(isBelow).toBe(isEverBelow(own, rules, sheets));
    }),
    { numRuns: rounds({ short: 2_000, long: 100_000 }) },
  );
});

test('a part that is smaller than that of the floor is a smaller fee, of the amount that shows it', () => {
  const floor = { bps: 240, fixed: 15 };
  expect(feeOf(1, { bps: 4_000, fixed: 14 })).toBeLessThan(feeOf(1, floor));
  expect(feeOf(99_999_999_999, { bps: 239, fixed: 9_000_000 })).toBeLessThan(feeOf(99_999_999_999, floor));
});
