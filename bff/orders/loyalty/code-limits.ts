import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';

/** Codes in an hour (domain rule). */
const PER_HOUR = 5;
const HOUR_MS = 60 * 60_000;

/**
 * Counts one more of what may happen five times in any hour, on all nodes together. One statement decides, so that two at the same time
 * are counted one after the other; what is refused isn't counted.
 * @param subject a keyed hash
 * @throws {ApiError} limit_address, with Retry-After
 */
export async function spendOfHour(trx: Db, owner: Owner, subject: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const recent = sql`array(select t from unnest(it.times) t where t > ${since}::timestamptz order by t)`;
  const { rows } = await sql<{ subject: string }>`
    insert into loyalty_code_limits as it (partner_id, environment, subject, times, last_at)
    values (${owner.partnerId}, ${owner.environment}, ${subject}, array[${now}::timestamptz], ${now}::timestamptz)
    on conflict (subject) do update set times = ${recent} || ${now}::timestamptz, last_at = ${now}::timestamptz
      where cardinality(${recent}) < ${PER_HOUR}
    returning subject`.execute(trx);
  if (rows.length === 0) throw await refusal(trx, subject, now);
  await sql`delete from loyalty_code_limits where partner_id = ${owner.partnerId}
    and environment = ${owner.environment} and last_at <= ${since}::timestamptz`.execute(trx);
}

/** @param seconds until it can be tried again */
export function tooSoon(message: string, seconds: number): ApiError {
  return new ApiError('limit_address', { message, headers: { 'Retry-After': String(seconds) } });
}

async function refusal(trx: Db, subject: string, now: Date): Promise<ApiError> {
  const row = await trx
    .selectFrom('loyalty_code_limits')
    .select('times')
    .where('subject', '=', subject)
    .executeTakeFirst();
  const oldest = row?.times.at(-PER_HOUR)?.getTime() ?? now.getTime();
  const seconds = Math.max(1, Math.ceil((oldest + HOUR_MS - now.getTime()) / 1000));
  return tooSoon(`At most ${PER_HOUR} codes can be asked for in an hour. Try again later.`, seconds);
}
