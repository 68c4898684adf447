import { sql, type RawBuilder } from 'kysely';

/** The time on the clock of a row's environment, in SQL. @param row the alias of a row with `partner_id` and `environment` */
export function environmentNow(realNow: Date, row: string): RawBuilder<Date> {
  const [partnerId, environment] = [sql.ref(`${row}.partner_id`), sql.ref(`${row}.environment`)];
  return sql<Date>`(${realNow}::timestamptz + coalesce((
    select clock.clock_offset_ms from partner_environments clock
    where clock.partner_id = ${partnerId} and clock.environment = ${environment}), 0) * interval '1 ms')`;
}
