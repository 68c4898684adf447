import { balancesOf, type Balance, type Sold } from './balances.ts';
import type { Refund } from './sale.ts';

/** The rule by which sales earn points. */
export type Accrual =
  /** Earned once per order, unless it is refunded completely. */
  | { readonly type: 'visit'; readonly points: number }
  /** Earned per whole `amount`, in minor units. */
  | { readonly type: 'spend'; readonly points: number; readonly amount: number }
  /** Earned per unit of these items. */
  | { readonly type: 'item'; readonly points: number; readonly items: readonly string[] };

/** A line that earns points. Those of excluded categories are omitted. */
export interface EarningLine {
  readonly uid: string;
  readonly item: string;
}

/**
 * Returns the points that an order earns, based on what remains after its refunds: the net of its lines,
 * without charges, tip and tax, including tax that prices contain. It depends on what was refunded, not on
 * the order of the refunds.
 *
 * @param refunds the successful refunds
 */
export function earnedPoints(
  accrual: Accrual,
  lines: readonly EarningLine[],
  sold: Sold,
  refunds: readonly Refund[],
): number {
  const items = new Map(lines.map(({ uid, item }) => [uid, item]));
  const left = balancesOf(sold, refunds).lines.filter(({ uid }) => items.has(uid));
  switch (accrual.type) {
    case 'visit':
      // Includes the tax that prices contain: without it, rounding could make the remainder grow after a
      // refund.
      return left.some(({ net, netBack }) => net > netBack) ? accrual.points : 0;
    case 'spend': {
      const net = left.reduce((sum, line) => sum + netLeft(line), 0);
      return Math.floor(Math.max(0, net) / accrual.amount) * accrual.points;
    }
    case 'item': {
      const listed = left.filter(({ uid }) => accrual.items.includes(items.get(uid) ?? ''));
      return listed.reduce((sum, line) => sum + unitsLeft(line), 0) * accrual.points;
    }
  }
}

/**
 * Whether everything paid for the lines was refunded; if the lines cost nothing, whether the whole order was,
 * except the tip.
 */
export function isAllBack(sold: Sold, refunds: readonly Refund[]): boolean {
  const { lines, charges } = balancesOf(sold, refunds);
  const paid = lines.some(({ net }) => net > 0) ? lines : charges;
  return paid.every(({ net, netBack }) => netBack >= net);
}

/** Returns the remainder of a line, without the tax that prices contain. */
function netLeft({ net, netBack, taxes }: Balance): number {
  return taxes.reduce((sum, tax) => (tax.inclusive ? sum - (tax.amount - tax.back) : sum), net - netBack);
}

/**
 * Returns the units that weren't refunded, neither as units nor by their amount. Free units don't count as
 * bought.
 */
function unitsLeft({ units, unitsBack, net, netBack }: Balance): number {
  if (net === 0) return 0;
  return Math.min(units - unitsBack, Math.ceil((units * (net - netBack)) / net));
}
