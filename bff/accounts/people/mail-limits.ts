import { sql } from 'kysely';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The lifetime of a code in an email, and of its link, in minutes. */
export const CODE_MINUTES = 15;
export const CODE_MS = CODE_MINUTES * MINUTE_MS;
/** The most codes that can be tried for one email. */
export const MOST_TRIES = 5;

/**
 * How many emails are sent, so that no mailbox can be flooded and the platform can't be used to send to
 * strangers. An address is a mailbox, a team a partner; the days of an invitation's limits are 24 hours.
 */
const LIMITS = {
  /** To an address that signs in, from all browsers and sites together. */
  signIn: { most: 6, withinMs: HOUR_MS },
  /** To a person who confirms who they are. */
  proof: { most: 6, withinMs: HOUR_MS },
  /** Invitations from a partner and its merchants to one address. */
  invitationTo: { most: 10, withinMs: DAY_MS },
  /** Invitations from a partner to its team. */
  teamInvitations: { most: 100, withinMs: DAY_MS },
  /** Invitations from a partner and its merchants to their staff. */
  staffInvitations: { most: 2_000, withinMs: DAY_MS },
  /** To the staff of one merchant. */
  merchantInvitations: { most: 50, withinMs: DAY_MS },
} as const;
type MailLimit = keyof typeof LIMITS;

declare module '../../core/database/tables.ts' {
  interface Tables {
    mail_counts: MailCountsTable;
  }
}

/** An email that counts towards a limit. Kept for a day. */
interface MailCountsTable {
  /** The limit and what it is of: `signIn ana@greenhouse.example`. */
  subject: string;
  sent_at: Date;
}

/** The first half of the key of the locks that are held while emails are counted. */
const LOCK = 7_271_933;

/**
 * Locks subjects until the transaction ends, so that of several emails at once each counts those before it.
 * The order is the same for all: no two transactions wait for each other.
 */
async function lockCounts(trx: Db, subjects: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::integer, key)
    from (select distinct hashtext(subject) as key from unnest(${subjects}::text[]) as subject order by key)
      as keys`.execute(trx);
}

/**
 * Counts an email towards its limits. Sandboxes are counted too: invitations go to real people.
 * @param of what each limit is of: an address, a person, a partner, a merchant, or a partner and an address
 * @throws {ApiError} limit_address, with Retry-After
 */
export async function countMail(
  trx: Db,
  of: Readonly<Partial<Record<MailLimit, string>>>,
  now: Date,
): Promise<void> {
  await trx
    .deleteFrom('mail_counts')
    .where('sent_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute();
  const counted = (Object.entries(of) as [MailLimit, string][]).map(
    ([limit, subject]) => [limit, `${limit} ${subject}`] as const,
  );
  await lockCounts(
    trx,
    counted.map(([, subject]) => subject),
  );
  for (const [limit, subject] of counted) await requireBelow(trx, limit, subject, now);
  const rows = counted.map(([, subject]) => ({ subject, sent_at: now }));
  await trx.insertInto('mail_counts').values(rows).execute();
}

async function requireBelow(trx: Db, limit: MailLimit, subject: string, now: Date): Promise<void> {
  const { most, withinMs } = LIMITS[limit];
  const { count, first } = await trx
    .selectFrom('mail_counts')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('sent_at').as('first')])
    .where('subject', '=', subject)
    .where('sent_at', '>', new Date(now.getTime() - withinMs))
    .executeTakeFirstOrThrow();
  if (Number(count) < most) return;
  const waitMs = (first?.getTime() ?? now.getTime()) + withinMs - now.getTime();
  throw new ApiError('limit_address', {
    message:
      limit === 'signIn' || limit === 'proof'
        ? 'Too many emails were sent to this address. Use the newest one, or try again later.'
        : 'Too many invitations were sent. Try again later.',
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
}
