import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ULID_CHARACTERS } from '../../core/database/ids.ts';
import { dayOf, type CountedUse } from './use-records.ts';

/** Rows of one statement. */
const LARGEST = 500;

/**
 * Adds what was counted to what is stored. Rows are written in one order, so that two nodes never wait for each other.
 * @param written is told of each part once it is stored
 * @throws the database's error: parts before it are stored
 */
export async function addUses(
  db: Db,
  uses: readonly CountedUse[],
  written: (uses: readonly CountedUse[]) => void,
): Promise<void> {
  const rows = uses
    .map((use) => ({ use, id: idOf(use) }))
    .toSorted((a, b) => compare(a.id, b.id) || a.use.day - b.use.day);
  for (let from = 0; from < rows.length; from += LARGEST) {
    const part = rows.slice(from, from + LARGEST);
    await addPart(db, part);
    written(part.map(({ use }) => use));
  }
}

async function addPart(
  db: Db,
  rows: readonly { readonly id: string; readonly use: CountedUse }[],
): Promise<void> {
  const column = (of: (use: CountedUse) => string | number) => rows.map(({ use }) => String(of(use)));
  const ids = rows.map(({ id }) => id);
  await sql`insert into api_uses (use_id, day, partner_id, environment, kind, name, used_by, calls, last_used_at)
    select * from unnest(
      ${ids}::text[], ${column(({ day }) => dayOf(day))}::date[],
      ${column(({ partnerId }) => partnerId)}::text[], ${column(({ environment }) => environment)}::text[],
      ${column(({ kind }) => kind)}::text[], ${column(({ name }) => name)}::text[],
      ${column(({ usedBy }) => usedBy)}::text[], ${column(({ calls }) => calls)}::bigint[],
      ${column(({ lastUsedAt }) => new Date(lastUsedAt).toISOString())}::timestamptz[])
    on conflict (use_id, day) do update set calls = api_uses.calls + excluded.calls,
      last_used_at = greatest(api_uses.last_used_at, excluded.last_used_at)`.execute(db);
}

/** The same for the same use on every node and every day: `use_` and 128 bits of a hash. */
function idOf({ partnerId, environment, kind, name, usedBy }: CountedUse): string {
  const hash = createHash('sha256').update(JSON.stringify([partnerId, environment, kind, name, usedBy]));
  const bits = BigInt(`0x${hash.digest('hex').slice(0, 32)}`);
  return `use_${bits.toString(32).toUpperCase().padStart(ULID_CHARACTERS, '0')}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
