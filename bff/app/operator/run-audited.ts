import { auditRow } from '../../core/audit/audit-entries.ts';
import { PLATFORM } from '../../accounts/operators/operators.ts';
import type { CommandActor } from '../../pages/operators/act.ts';
import { isoTime } from '../../core/api/clock.ts';
import { HIDDEN, type Change } from '../../core/contract/audit.ts';
import type { Db } from '../../core/database/database.ts';
import { IdempotencyRecords } from '../../core/database/idempotency-records.ts';
import type { Owner } from '../../core/database/owner.ts';
import { environmentIn, type Command, type CommandContext } from './command.ts';

/**
 * Runs a command. One that changes something, or reads a person's data, has an entry in the audit log of the
 * partner concerned, right after the change. The platform's own log has commands that concern all partners,
 * such as a price sheet for all of them.
 * @param by the person on the operator's console; `undefined` for the command line
 */
export async function runAudited(
  command: Command,
  context: CommandContext,
  by?: CommandActor,
): Promise<unknown> {
  const result = await command.run(context);
  if (!command.isChange) return result;
  const { db, clock, flags } = context;
  const record = recordOf(flags, result);
  const owner = command.isOfPlatform ? PLATFORM : await ownerOf(db, flags, record);
  const row = auditRow({
    ...owner,
    merchantId: record.type === 'merchant' ? record.id : null,
    operation: command.name,
    // Partners see the ID alone; the operator's console shows whose it is.
    actor: { kind: 'operator', id: by?.operatorId ?? null, email: null, role: null, key: null },
    via: by ? 'console' : 'command_line',
    address: by?.address ?? null,
    client: by?.client ?? null,
    recordType: record.type,
    recordId: record.id,
    requestId: by?.requestId ?? null,
    changes: changesOf(flags, command.hiddenFlags),
    at: isoTime(clock.now()),
  });
  await new IdempotencyRecords(db, clock).commit([row]);
  return result;
}

interface ChangedRecord {
  readonly type: string;
  readonly id: string;
}

/** The flags that name a record, the narrowest first. */
const NAMING = {
  request: 'limit_request',
  sheet: 'price_sheet',
  key: 'key',
  merchant: 'merchant',
  partner: 'partner',
  person: 'operator',
} as const;

/** The tables of records that say whose they are, by type. */
const TABLES = {
  limit_request: 'limit_requests',
  key: 'keys',
  merchant: 'merchants',
  price_sheet: 'price_sheets',
} as const;

/** Returns the record that the command has made, or else the one that a flag names. */
function recordOf(flags: ReadonlyMap<string, string>, result: unknown): ChangedRecord {
  const made = result as Partial<Record<'id' | 'object' | 'partner' | 'lines', unknown>> | null;
  if (typeof made?.object === 'string' && typeof made.id === 'string' && !flags.has('key')) {
    return { type: made.object, id: made.id };
  }
  if (typeof made?.id === 'string' && made.lines !== undefined) return { type: 'price_sheet', id: made.id };
  for (const [flag, type] of Object.entries(NAMING)) {
    const id = flags.get(flag);
    if (id !== undefined) return { type, id };
  }
  const partner = made?.partner;
  const id = typeof partner === 'string' ? partner : (partner as { id?: string } | undefined)?.id;
  return { type: 'partner', id: id ?? PLATFORM.partnerId };
}

async function ownerOf(db: Db, flags: ReadonlyMap<string, string>, record: ChangedRecord): Promise<Owner> {
  const { type, id } = record;
  if (type === 'operator' || type === 'sign_up_request') return PLATFORM;
  if (isInTable(type)) {
    const row = await db
      .selectFrom(TABLES[type])
      .select(['partner_id', 'environment'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (row) return { partnerId: row.partner_id ?? PLATFORM.partnerId, environment: row.environment };
  }
  return { partnerId: flags.get('partner') ?? id, environment: environmentIn(flags) };
}

const isInTable = (type: string): type is keyof typeof TABLES => type in TABLES;

/** Flags whose values people write freely: the partner sees that they were set. */
const FREE_TEXT: ReadonlySet<string> = new Set(['name', 'message']);

function changesOf(flags: ReadonlyMap<string, string>, hidden: readonly string[] = []): Change[] {
  const isHidden = (field: string): boolean => FREE_TEXT.has(field) || hidden.includes(field);
  return [...flags]
    .filter(([name]) => !(name in NAMING))
    .map(([field, value]) => ({ field, before: null, after: isHidden(field) ? HIDDEN : value }));
}
