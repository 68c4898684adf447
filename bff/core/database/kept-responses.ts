import { sql } from 'kysely';
import type { WrittenAtEnd } from './write-at-end.ts';

/** What is kept of a finished request, as it is stored. */
export interface KeptResponse {
  readonly id: string;
  readonly heldUntil: Date;
  readonly status: number;
  /** JSON */
  readonly body: string;
}

/**
 * Responses of one request or many: as many values, however many rows. An insert finds each row by the primary key, whatever its plan was made for;
 * an update joined with the values would go on reading the whole table if that was small when the statement was prepared. The row is there:
 * without it, one would be inserted that has expired.
 */
export const KEPT: WrittenAtEnd<KeptResponse> = {
  statementsOf: (kept) => [
    {
      name: 'kept responses',
      values: [
        kept.map(({ id }) => id),
        kept.map(({ heldUntil }) => heldUntil),
        kept.map(({ status }) => status),
        kept.map(({ body }) => body),
      ],
      build: ([ids, heldUntil, statuses, bodies]) => sql`
        insert into idempotency_records as record (id, fingerprint, status, body, held_until, expires_at)
        select id, '', status, body, held_until, held_until
        from unnest(${ids}::text[], ${heldUntil}::timestamptz[], ${statuses}::integer[], ${bodies}::text[])
          as kept (id, held_until, status, body) order by id
        on conflict (id) do update set status = excluded.status, body = excluded.body
        where record.status is null and record.held_until = excluded.held_until`,
    },
  ],
};
