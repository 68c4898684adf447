import { auditRow } from '../audit/audit-entries.ts';
import { ChangeReader } from '../audit/changes.ts';
import { SHOWN_TEXTS, WITHOUT_ENTRY } from '../audit/shown-texts.ts';
import type { Actor, Change, Channel } from '../contract/audit.ts';
import type { Operation } from '../contract/operation.ts';
import type { RowToWrite } from '../database/write-at-end.ts';
import type { Call } from './call.ts';
import { type Clock, isoTime } from './clock.ts';
import type { OperationResponse, Route, RouteAudit } from './route.ts';

/**
 * Returns the routes so that each successful call that changes something writes one entry of the audit log:
 * no handler has to remember it. The entry is written in the transaction of the change where the operation
 * has one, and right after it otherwise.
 */
export function audited(routes: readonly Route[], clock: Clock): readonly Route[] {
  return routes.map((route) =>
    isAudited(route.operation) ? { ...route, audit: auditOf(route.operation, routes, clock) } : route,
  );
}

/** Whether calls of an operation are entries of the audit log. */
export const isAudited = ({ id, method }: Pick<Operation, 'id' | 'method'>): boolean =>
  method !== 'get' && !WITHOUT_ENTRY.has(id);

function auditOf(operation: Operation, routes: readonly Route[], clock: Clock): RouteAudit {
  const texts = new Set(SHOWN_TEXTS[operation.tag]);
  const reads = readingRoute(operation, routes);
  // Compiled with the first call: most processes use few operations.
  let ofBody: ChangeReader | undefined;
  let ofRecord: ChangeReader | undefined;
  const changesOf = (call: Call, { body }: OperationResponse, before: unknown): readonly Change[] => {
    if (before === undefined) {
      ofBody ??= new ChangeReader(operation.body, texts);
      return ofBody.changes(undefined, call.body);
    }
    ofRecord ??= new ChangeReader(operation.success.schema, texts);
    const changes = ofRecord.changes(before, body);
    // A delete returns the record as it was.
    return operation.method === 'delete' && changes.length === 0
      ? ofRecord.changes(before, undefined)
      : changes;
  };
  return {
    readBefore: reads && ((call) => read(reads, call)),
    rowOf(call, response, before): RowToWrite | undefined {
      if ((response.status ?? 0) >= 400) return undefined;
      const { about } = response;
      const record = about ?? recordIn(response.body, call);
      const owner = call.principal ?? about;
      if (!owner) throw new Error(`${operation.id} has no caller and doesn't say what it has changed`);
      const isGuest = call.principal === undefined || call.principal.kind === 'guest';
      return auditRow({
        partnerId: owner.partnerId,
        environment: owner.environment,
        merchantId: about ? about.merchantId : merchantOf(call, response.body, record),
        operation: operation.id,
        ...actorOf(call),
        address: isGuest ? null : call.remoteAddress,
        client: isGuest ? null : clientOf(call.userAgent),
        recordType: record.type,
        recordId: record.id,
        requestId: call.requestId,
        changes: changesOf(call, response, before),
        at: isoTime(clock.now()),
      });
    },
  };
}

/**
 * Finds the operation that reads the record which another one changes: it returns the same record, and its
 * path is the other's or begins it. The steps of an order are called too often to read the order twice.
 */
function readingRoute(operation: Operation, routes: readonly Route[]): Route | undefined {
  if (operation.method === 'post' && operation.idempotency !== 'recorded') return undefined;
  const { schema } = operation.success;
  return routes.find(
    ({ operation: { method, path, success } }) =>
      method === 'get' &&
      schema !== undefined &&
      success.schema === schema &&
      (operation.path === path || operation.path.startsWith(`${path}/`)),
  );
}

/** Returns the record; `undefined` if it can't be read, since the operation itself answers for that. */
async function read({ operation, handle }: Route, call: Call): Promise<unknown> {
  const names = Object.keys(operation.params?.properties ?? {});
  const params = Object.fromEntries(names.map((name) => [name, (call.params as Params)[name]]));
  try {
    const reading = { ...call, operation, params, query: {}, body: undefined, setHeader: () => undefined };
    const { body, serialized } = await handle({ ...reading, work: undefined, idempotency: undefined });
    return serialized ? (JSON.parse(serialized.bytes.toString()) as unknown) : (body ?? undefined);
  } catch {
    return undefined;
  }
}

type Params = Readonly<Record<string, string | undefined>>;

interface AuditedRecord {
  readonly type: string | null;
  readonly id: string | null;
}

/** Matches the ID of a record, a plant's number, or the name of a surface: never a guest's token. */
const ID = /^(?:[a-z]{2,4}_[0-9A-Z]{26}|-?\d{1,19}|[a-z][a-z_]{1,30})$/;

/** Returns the record of a response, one member deep, or else the one that the path or the body names. */
function recordIn(body: unknown, { operation, params, body: sent }: Call): AuditedRecord {
  const named = membersOf(body);
  for (const record of [named, ...Object.values(named).map(membersOf)]) {
    const id = idIn(record['id']);
    if (id !== null && (record === named || typeof record['object'] === 'string')) {
      return { type: textIn(record['object']) ?? typeIn(operation.path), id };
    }
  }
  const { id, merchant, surface } = params as Params;
  // The number of a plant is sent, and not returned.
  const given = id ?? merchant ?? surface ?? membersOf(sent)['id'];
  return { type: textIn(named['object']) ?? typeIn(operation.path), id: idIn(given) };
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The number of a plant may be an exact number of the strict reader. */
function idIn(value: unknown): string | null {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return ID.test(text) ? text : null;
}

/** Returns the kind of the records at a path: `menu` for `/v1/menus/{id}/availability`. */
function typeIn(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'v1');
  const at = parts.findIndex((part) => part.startsWith('{'));
  return parts[Math.max(0, at - 1)]?.replace(/s$/, '') ?? null;
}

function merchantOf({ principal, params }: Call, body: unknown, record: AuditedRecord): string | null {
  if (principal && principal.kind !== 'key') return principal.merchantId;
  if (record.type === 'merchant') return record.id;
  const found = (params as Params)['merchant'] ?? textIn(membersOf(body)['merchant']);
  return found?.startsWith('mer_') ? found : null;
}

const NOBODY = { id: null, email: null, role: null, key: null };

function actorOf({ principal, operation }: Call): { readonly actor: Actor; readonly via: Channel } {
  if (!principal && !operation.isForGuests) return { actor: { ...NOBODY, kind: 'platform' }, via: 'api' };
  if (!principal || principal.kind === 'guest') return { actor: { ...NOBODY, kind: 'guest' }, via: 'page' };
  const { keyId } = principal;
  if (principal.kind === 'session' && principal.staff) {
    const { id, email, role, deviceId } = principal.staff;
    return { actor: { ...NOBODY, kind: 'staff', id, email, role }, via: deviceId ? 'device' : 'page' };
  }
  if (principal.kind === 'session') {
    return { actor: { ...NOBODY, kind: 'session', id: principal.merchantId, key: keyId }, via: 'element' };
  }
  const { person } = principal;
  if (person) {
    const { id, email, role } = person;
    return { actor: { ...NOBODY, kind: 'person', id, email, role }, via: 'console' };
  }
  // The operator's link to the console signs in without a person and without a key.
  if (!keyId.startsWith('key_')) return { actor: { ...NOBODY, kind: 'person' }, via: 'console' };
  return { actor: { ...NOBODY, kind: 'key', id: keyId }, via: 'api' };
}

const MOST_OF_CLIENT = 200;

/** Returns the `User-Agent`, unless somebody put a secret there. */
export function clientOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined || /ppk_|whsec_|eyJ|bearer /i.test(userAgent)) return null;
  return userAgent.slice(0, MOST_OF_CLIENT);
}
