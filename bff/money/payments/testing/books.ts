import type { Db } from '../../../core/database/database.ts';

/** The possible states of a payment at the processor, by its state here. */
const AT_PROCESSOR: Readonly<Record<string, readonly string[]>> = {
  authorized: ['authorized'],
  captured: ['captured'],
  partially_refunded: ['captured'],
  refunded: ['captured'],
  canceled: ['canceled'],
  failed: ['declined', 'canceled'],
};

/** The events of a payment, by how it ended; those of refunds come after them. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  authorized: ['payment.authorized'],
  captured: ['payment.authorized', 'payment.captured'],
  partially_refunded: ['payment.authorized', 'payment.captured'],
  refunded: ['payment.authorized', 'payment.captured'],
  canceled: ['payment.authorized', 'payment.canceled'],
  failed: ['payment.failed'],
};

/**
 * Returns the differences between our books and the processor's once nothing is outstanding; there should be
 * none. A payment is the same in both, to the penny; each of its steps was reported once, as an event and to
 * its order; and the ledger has the amounts that the processor captured, less refunds.
 */
export async function differences(ours: Db, processors: Db | TheirBooks): Promise<string[]> {
  const books = 'payments' in processors ? processors : await booksIn(processors);
  const { payments: theirs, refunds: theirRefunds } = books;
  const [payments, refunds, entries, told] = await Promise.all([
    ours.selectFrom('payments').selectAll().execute(),
    ours.selectFrom('refunds').selectAll().execute(),
    ours
      .selectFrom('ledger_entries')
      .select(['payment_id', 'type', 'source', 'gross'])
      .orderBy('id')
      .execute(),
    toldOf(ours),
  ]);
  const wrong: string[] = [];
  const kept = new Map(theirs.map((row) => [row.reference, row]));
  for (const { id, status, amount, capture_amount, refunded, refund_pending } of payments) {
    const taken = isTaken(status) ? (capture_amount ?? amount) : null;
    const their = kept.get(id);
    kept.delete(id);
    const back = refunds.filter((one) => one.payment_id === id && one.status === 'succeeded');
    const backThere = theirRefunds.filter((one) => one.payment === id);
    const events = told.filter((one) => one.id === id);
    const steps = [...(EVENTS[status] ?? []), ...back.map(() => 'refund.succeeded')];
    const entered = entries.filter(({ payment_id: of }) => of === id).map(entryText);
    const causes = [
      ...(taken === null ? [] : [entryText({ type: 'payment', source: id, gross: taken })]),
      ...back.map((one) => entryText({ type: 'refund', source: one.id, gross: `-${one.amount}` })),
    ];
    const checks: Record<string, boolean> = {
      ledger: entered.toSorted().join() === causes.toSorted().join(),
      status: (AT_PROCESSOR[status] ?? []).includes(their?.status ?? ''),
      amount: status === 'failed' || their?.amount === amount,
      captured: taken === null || (their?.captured ?? their?.amount) === taken,
      refunded:
        their?.refunded === refunded && sum(back) === Number(refunded) && sum(backThere) === Number(refunded),
      pending: refund_pending === '0',
      events: count(events.filter(({ isTold }) => !isTold)) === steps.join(),
      order: count(events.filter(({ isTold }) => isTold)) === steps.join(),
    };
    for (const [name, isRight] of Object.entries(checks)) {
      if (isRight) continue;
      wrong.push(`${name} of ${id} (${status} ${refunded}/${amount}): ${JSON.stringify({ their, events })}`);
    }
  }
  const [inLedger, atProcessor] = [
    entries.reduce((total, { gross }) => total + Number(gross), 0),
    keptOf(theirs),
  ];
  if (inLedger !== atProcessor) wrong.push(`the ledger has ${inLedger}, the processor ${atProcessor}`);
  return [...wrong, ...[...kept.keys()].map((reference) => `${reference} is unknown to us`)];
}

const isTaken = (status: string): boolean => (AT_PROCESSOR[status] ?? []).includes('captured');

const entryText = ({ type, source, gross }: { type: string; source: string; gross: string }): string =>
  `${type} ${source} ${gross}`;

/** Σ captured − Σ refunded. */
function keptOf(rows: readonly TheirPayment[]): number {
  return rows.reduce(
    (total, { status, amount, captured, refunded }) =>
      status === 'captured' ? total + Number(captured ?? amount) - Number(refunded) : total,
    0,
  );
}

/** A processor's own books. */
export interface TheirBooks {
  readonly payments: readonly TheirPayment[];
  readonly refunds: readonly { readonly payment: string; readonly amount: string }[];
}

async function booksIn(db: Db): Promise<TheirBooks> {
  return {
    payments: await db.selectFrom('processor_payments').selectAll().execute(),
    refunds: await db.selectFrom('processor_refunds').selectAll().execute(),
  };
}

interface TheirPayment {
  readonly reference: string;
  readonly status: string;
  readonly amount: string;
  readonly captured: string | null;
  readonly refunded: string;
}

function sum(rows: readonly { readonly amount: string }[]): number {
  return rows.reduce((total, { amount }) => total + Number(amount), 0);
}

function count(events: readonly Told[]): string {
  return events.map(({ what }) => what).join();
}

interface Told {
  /** The payment's ID. */
  readonly id: string;
  readonly what: string;
  /** Whether it was reported to the order (as a `ping`), rather than as an event. */
  readonly isTold: boolean;
}

/** Returns the reports in order, without those that only announce a refund. */
async function toldOf(db: Db): Promise<Told[]> {
  const rows = await db.selectFrom('events').select(['type', 'data']).orderBy('id').execute();
  return rows.flatMap(({ type, data }) => {
    if (type !== 'ping' && !/^(?:payment|refund)\.(?!created)/.test(type)) return [];
    const { id, payment, what } = JSON.parse(data) as { id: string; payment?: string; what?: string };
    return [{ id: payment ?? id, what: what ?? type, isTold: type === 'ping' }];
  });
}

/** Whether the timers have nothing left to do. */
export async function isQuiet(db: Db): Promise<boolean> {
  const kinds = ['payment.settle', 'payment.settle_part'];
  const timers = await db.selectFrom('timers').select('id').where('kind', 'in', kinds).execute();
  return timers.length === 0;
}

/** Whether a node is at work on one of them. */
export async function isAtWork(db: Db): Promise<boolean> {
  const leased = db.selectFrom('timers').select('id').where('leased_until', 'is not', null);
  return (await leased.execute()).length > 0;
}
