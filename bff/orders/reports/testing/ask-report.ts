import { expect } from 'vitest';
import { call, type Reply } from '../../../testing/service/service.ts';
import type { ItemsReport, SalesReport } from '../contract/sales-report.ts';
import type { PaymentsReport, PayoutsReport } from '../contract/payments-report.ts';

interface Reports {
  readonly sales: SalesReport;
  readonly items: ItemsReport;
  readonly payments: PaymentsReport;
  readonly payouts: PayoutsReport;
}

export interface Caller {
  readonly url: string;
  readonly key: string;
  readonly merchant: string;
}

export type Query = Readonly<Record<string, string>>;

/** One request for a report, as it comes. `merchant: ''` leaves the merchant out. */
export function ask<Kind extends keyof Reports>(
  { url, key, merchant }: Caller,
  kind: Kind,
  { merchant: named = merchant, ...query }: Query,
  credential = key,
): Promise<Reply<Reports[Kind]>> {
  const sent = new URLSearchParams({ ...(named !== '' && { merchant: named }), ...query });
  return call({ url }, `GET /v1/reports/${kind}?${sent.toString()}`, { credential });
}

export async function report<Kind extends keyof Reports>(
  caller: Caller,
  kind: Kind,
  query: Query,
): Promise<Reports[Kind]> {
  const { status, text, body } = await ask(caller, kind, query);
  expect([status, status === 200 || text]).toEqual([200, true]);
  return body;
}

/** Σ of a column. */
export function sumOf<Name extends string>(
  rows: readonly { readonly [Key in Name]: number }[],
  name: Name,
): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
