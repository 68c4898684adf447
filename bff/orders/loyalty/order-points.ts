import { earnedPoints, type EarningLine } from '../../core/arithmetic/points.ts';
import type { Db } from '../../core/database/database.ts';
import type { OrderRow } from '../orders/orders.ts';
import { earnedBy } from './event-records.ts';
import { programOf } from './program-records.ts';
import type { EarnedBy } from './tables.ts';

/** What an order means for the points of its member. */
export interface OrderPoints {
  readonly account: string;
  readonly points: number;
  /** Otherwise it is what the order is worth by the present terms, once it is completed. */
  readonly isEarned: boolean;
  readonly terminology: { readonly one: string; readonly other: string };
}

/** @returns undefined: the order has no member, or its merchant no program any more */
export async function pointsOfOrder(db: Db, order: OrderRow): Promise<OrderPoints | undefined> {
  const { member } = order.content;
  if (!member) return undefined;
  const program = await programOf(db, order.merchant_id);
  if (!program) return undefined;
  const { accrual, excluded, terminology } = program.terms;
  const of = { account: member.account, terminology };
  const earned = await earnedBy(db, order.id);
  if (earned) return { ...of, points: earned.points, isEarned: true };
  const isRunning =
    program.status === 'active' && order.status !== 'canceled' && order.status !== 'completed';
  return { ...of, points: isRunning ? worthOf(order, { accrual, excluded }) : 0, isEarned: false };
}

/** By what it has earned, or would, of what its refunds have left. */
export function worthOf(order: OrderRow, { accrual, excluded }: EarnedBy): number {
  const { lines, quote } = order.content;
  const counting: EarningLine[] = lines.filter(({ category = 'standard' }) => !excluded.includes(category));
  return earnedPoints(accrual, counting, quote, refundsOf(order));
}

/** Refunds whose money went back. */
export const refundsOf = ({ refunds }: OrderRow) => refunds.filter(({ isDone }) => isDone);
