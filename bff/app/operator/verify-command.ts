import { sql } from 'kysely';
import { decodeTime } from 'ulid';
import { verifyChains, type Verified } from '../../accounts/audit/audit.ts';
import { loadSigningKey } from '../../accounts/identity/sessions/signing-key.ts';
import { checkInvariant, type CheckedInvariant } from '../../core/database/invariant.ts';
import type { Db } from '../../core/database/database.ts';
import { ULID_CHARACTERS } from '../../core/database/ids.ts';
import type { Sealer } from '../../core/http/secrets.ts';
import { loadEndpointSecrets } from '../../developers/webhooks/webhooks.ts';
import { INVARIANTS } from '../joined-features.ts';
import type { Command, CommandContext } from './command.ts';

/** The state of a database, as `verify` prints it. */
interface Verification {
  /** Whether nothing is broken and everything sealed can be read. */
  readonly ok: boolean;
  readonly broken: readonly CheckedInvariant[];
  readonly invariants: number;
  readonly audit: Verified;
  readonly secrets: Secrets;
  readonly records: Readonly<Record<string, number>>;
  readonly due: Due;
  /** When the newest record was written: what came after is lost. RFC 3339; `null` in an empty database. */
  readonly newest_at: string | null;
}

interface Secrets {
  /** Why sessions can't be signed; `null` if they can. */
  readonly signing_key: string | null;
  readonly endpoints: number;
  /** Documents of merchants whose files are kept. */
  readonly documents: number;
  /** Endpoints and documents that can't be opened with this `WEBHOOK_SECRETS_KEY`. */
  readonly unreadable: readonly string[];
}

/** Work that is waiting, and since when. */
interface Due {
  readonly timers: number;
  readonly oldest_timer_at: string | null;
  readonly deliveries: number;
  readonly oldest_delivery_at: string | null;
}

export const VERIFY_COMMAND: Command = {
  name: 'verify',
  usage:
    '(checks a database, after a restore above all: sums of the ledger, orders and payments, webhooks that ' +
    'are due, sealed secrets, the audit log; says up to when it goes)',
  run: verify,
};

/** Reads everything at one moment, so that a running service disturbs nothing, and isn't disturbed. */
async function verify(context: CommandContext): Promise<Verification> {
  const { checked, records, due, newest } = await context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const results: CheckedInvariant[] = [];
      for (const invariant of INVARIANTS) results.push(await checkInvariant(trx, invariant));
      return {
        checked: results,
        records: await countRecords(trx),
        due: await findDue(trx),
        newest: await newestAt(trx),
      };
    });
  const broken = checked.filter(({ faults }) => faults > 0);
  const audit = await verifyChains(context.db);
  const secrets = await checkSecrets(context);
  return {
    ok:
      broken.length === 0 &&
      audit.broken.length === 0 &&
      secrets.signing_key === null &&
      secrets.unreadable.length === 0,
    newest_at: newest,
    invariants: checked.length,
    broken,
    audit,
    secrets,
    records,
    due,
  };
}

/** The records that people would count after a restore. */
const COUNTED = [
  'partners',
  'merchants',
  'locations',
  'orders',
  'payments',
  'refunds',
  'payouts',
  'ledger_entries',
  'events',
] as const;

async function countRecords(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of COUNTED) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

async function findDue(db: Db): Promise<Due> {
  const { rows } = await sql<{ count: string; oldest: Date | null }>`
    select count(*), min(due_at) as oldest from timers
    where due_at <= now() and (is_real_time or environment <> 'sandbox')
    union all
    select count(*), min(next_attempt_at) from webhook_deliveries
    where state = 'pending' and next_attempt_at <= now()`.execute(db);
  const [timers, deliveries] = rows;
  return {
    timers: Number(timers?.count),
    oldest_timer_at: timers?.oldest?.toISOString() ?? null,
    deliveries: Number(deliveries?.count),
    oldest_delivery_at: deliveries?.oldest?.toISOString() ?? null,
  };
}

/** IDs contain the real time, which a sandbox's own clock doesn't move. */
async function newestAt(db: Db): Promise<string | null> {
  let newest = 0;
  for (const table of [...COUNTED, 'keys'] as const) {
    const { rows } = await sql<{ id: string | null }>`select max(id) as id from ${sql.table(table)}`.execute(
      db,
    );
    const id = rows[0]?.id;
    if (id) newest = Math.max(newest, decodeTime(id.slice(-ULID_CHARACTERS)));
  }
  return newest === 0 ? null : new Date(newest).toISOString();
}

async function checkSecrets({ db, clock, secrets = {} }: CommandContext): Promise<Secrets> {
  const signing = await loadSigningKey(db, clock, secrets.signingJwk).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const box = await loadEndpointSecrets(db, clock, secrets.webhookSecretsKey);
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'secret', 'previous_secret'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const unreadable = rows.filter(({ id, secret, previous_secret: previous }) =>
    [secret, ...(previous === null ? [] : [previous])].some((sealed) => !canOpen(() => box.open(sealed, id))),
  );
  const documents = await checkDocuments(db, box);
  return {
    signing_key: signing,
    endpoints: rows.length,
    documents: documents.count,
    unreadable: [...unreadable.map(({ id }) => id), ...documents.unreadable],
  };
}

/** Opens every document, one after the other: each may have megabytes. */
async function checkDocuments(
  db: Db,
  box: Sealer,
): Promise<{ readonly count: number; readonly unreadable: readonly string[] }> {
  const unreadable: string[] = [];
  let count = 0;
  for (let after = ''; ;) {
    const row = await db
      .selectFrom('onboarding_documents')
      .select(['id', 'sealed'])
      .where('sealed', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!row) return { count, unreadable };
    const { id, sealed } = row;
    if (!canOpen(() => box.openBytes(sealed ?? Buffer.alloc(0), id))) unreadable.push(id);
    count += 1;
    after = id;
  }
}

function canOpen(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}
