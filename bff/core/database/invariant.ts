import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** A rule that the records keep whatever happens. The operator's `verify` checks it. */
export interface Invariant {
  /** In plain words: `Each entry is unpaid, or in one payout.` */
  readonly rule: string;
  /** A query of the records that break it: the ID as `id`, and the difference as `fault`, both text. */
  readonly faults: RawBuilder<unknown>;
}

/** A record that breaks an invariant. */
export interface Fault {
  readonly id: string;
  readonly fault: string;
}

export interface CheckedInvariant {
  readonly rule: string;
  readonly faults: number;
  /** The first of them, by ID. */
  readonly examples: readonly Fault[];
}

const EXAMPLES = 20;

/** Checks an invariant over all partners. */
export async function checkInvariant(db: Db, { rule, faults }: Invariant): Promise<CheckedInvariant> {
  const { rows } = await sql<Fault & { readonly total: string }>`
    select id, fault, count(*) over () as total from (${faults}) as broken
      order by id limit ${EXAMPLES}`.execute(db);
  return {
    rule,
    faults: Number(rows[0]?.total ?? 0),
    examples: rows.map(({ id, fault }) => ({ id, fault })),
  };
}
