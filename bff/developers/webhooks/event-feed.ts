import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../core/api/errors.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { firstId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import {
  readPosition,
  readSnapshot,
  writePosition,
  writeSnapshot,
  type EventPosition,
} from '../../core/events/event-position.ts';
import { WakeUp } from '../../core/timers/chore-runner.ts';
import { webhookBody } from './sending/webhook-body.ts';

/** Events of other nodes are found within this time. */
const LOOK_EVERY_MS = 200;
/** A burst of events is read together. */
const LOOK_APART_MS = 15;
/** The delay before a client reconnects. */
const RETRY_MS = 1_000;
const AT_ONCE = 200;
/** The longest that a transaction takes from an event's ID to its commit. */
const LONGEST_TRANSACTION_MS = 120_000;
/** Feeds of a partner at a time, on one node. */
const MOST_OF_PARTNER = 20;

export interface WantedFeed {
  readonly owner: Owner;
  readonly apiVersion: string;
  readonly types: string | undefined;
  readonly merchant: string | undefined;
  /** Milliseconds since the epoch. */
  readonly sinceMs: number | undefined;
  readonly lastEventId: string | undefined;
}

/** The feeds of this node, each of one partner's sandbox. */
export class EventFeeds {
  readonly #db: Db;
  readonly #open = new Map<string, Set<WakeUp>>();
  #isStopped = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** There may be new events. Cheap: call it after every change. */
  nudge(): void {
    for (const feeds of this.#open.values()) for (const feed of feeds) feed.nudge();
  }

  /** Ends every feed, and those that begin later. */
  stop(): void {
    this.#isStopped = true;
    for (const feeds of this.#open.values()) for (const feed of feeds) feed.end();
  }

  /** @throws {ApiError} limit_key, unavailable */
  take({ partnerId }: Owner): { readonly wakeUp: WakeUp; readonly giveBack: () => void } {
    if (this.#isStopped) throw new ApiError('unavailable', { headers: { 'Retry-After': '1' } });
    const feeds = this.#open.get(partnerId) ?? new Set();
    if (feeds.size >= MOST_OF_PARTNER) {
      throw new ApiError('limit_key', {
        message: `Your sandbox has ${MOST_OF_PARTNER} feeds open. Close one first.`,
        headers: { 'Retry-After': '10' },
      });
    }
    const wakeUp = new WakeUp();
    this.#open.set(partnerId, feeds.add(wakeUp));
    const giveBack = (): void => {
      feeds.delete(wakeUp);
      if (feeds.size === 0) this.#open.delete(partnerId);
    };
    return { wakeUp, giveBack };
  }

  /**
   * The text of a feed: how it begins, what was missed, and then what happens, until the signal is aborted or
   * the node stops.
   * @throws {ApiError} limit_key, unavailable, with the first piece
   */
  async *open(wanted: WantedFeed, signal: AbortSignal): AsyncGenerator<string> {
    const { wakeUp, giveBack } = this.take(wanted.owner);
    const end = (): void => wakeUp.end();
    signal.addEventListener('abort', end);
    try {
      const now = await readNow(this.#db);
      const asked = wanted.lastEventId === undefined ? undefined : readPosition(wanted.lastEventId);
      const isKnown = asked !== undefined && asked.snapshot.to <= now.snapshot.to;
      const since = isKnown ? asked : undefined;
      const isReset = wanted.lastEventId !== undefined && !since;
      yield `retry: ${RETRY_MS}\n\n${textOf(
        isReset ? 'reset' : 'ready',
        JSON.stringify({ object: 'event_feed' }),
        // The position to resume from, unless missed events come first.
        since || wanted.sinceMs !== undefined ? undefined : now,
      )}`;
      let position: EventPosition | undefined = since;
      if (!since && (wanted.sinceMs === undefined || isReset)) position = now;
      while (!signal.aborted && !this.#isStopped) {
        const reader = readSince(this.#db, wanted, position);
        for (let page = await reader.next(); ; page = await reader.next()) {
          if (page.done === true) {
            position = page.value;
            break;
          }
          if (page.value !== '') yield page.value;
        }
        await wakeUp.next({ atLeastMs: LOOK_APART_MS, atMostMs: LOOK_EVERY_MS });
      }
    } finally {
      signal.removeEventListener('abort', end);
      giveBack();
    }
  }
}

/** Returns what a caller wants. */
export function wantedFeed(
  { partnerId, environment, apiVersion }: KeyPrincipal,
  query: { readonly types?: string; readonly merchant?: string; readonly since?: string },
  lastEventId: string | undefined,
): WantedFeed {
  return {
    owner: { partnerId, environment },
    apiVersion,
    types: query.types,
    merchant: query.merchant,
    sinceMs: query.since === undefined ? undefined : Date.parse(query.since),
    lastEventId,
  };
}

async function readNow(db: Db): Promise<EventPosition> {
  const { rows } = await sql<{ at: string }>`select pg_current_snapshot()::text as at`.execute(db);
  return { atMs: Date.now(), snapshot: readSnapshot(rows[0]?.at ?? '') };
}

interface FoundEvent {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly environment: EnvironmentName;
  readonly merchant: string | null;
  readonly data: string;
}

/**
 * Yields the text of all events since a position, each once whenever its transaction commits, in pages. Only
 * the last event has the position after them, so that who has a part of them gets all again.
 * @returns the position after them
 */
async function* readSince(
  db: Db,
  wanted: WantedFeed,
  since: EventPosition | undefined,
): AsyncGenerator<string, EventPosition> {
  const position = await readNow(db);
  const from = firstId('evt', since ? since.atMs - LONGEST_TRANSACTION_MS : (wanted.sinceMs ?? 0));
  let held: FoundEvent | undefined;
  for (let after = from; ;) {
    const page = await readPage(db, wanted, { since, until: position, after });
    const text = [...(held ? [held] : []), ...page].slice(0, -1).map((event) => eventText(event, wanted));
    held = page.at(-1) ?? held;
    yield text.join('');
    if (page.length < AT_ONCE) break;
    after = held?.id ?? after;
  }
  if (held) yield eventText(held, wanted, position);
  return position;
}

async function readPage(
  db: Db,
  { owner, types, merchant }: WantedFeed,
  page: { readonly since: EventPosition | undefined; readonly until: EventPosition; readonly after: string },
): Promise<readonly FoundEvent[]> {
  const until = writeSnapshot(page.until.snapshot);
  const since = page.since && writeSnapshot(page.since.snapshot);
  const { rows } = await sql<FoundEvent>`
    select id, type, created_at as at, environment, merchant_id as merchant, data from events
    where partner_id = ${owner.partnerId} and environment = ${owner.environment} and id > ${page.after}
      and recorded_in < pg_snapshot_xmax(${until}::pg_snapshot)
      and pg_visible_in_snapshot(recorded_in, ${until}::pg_snapshot)
      ${
        since === undefined
          ? sql``
          : sql`and recorded_in >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(recorded_in, ${since}::pg_snapshot)`
      }
      ${merchant === undefined ? sql`` : sql`and merchant_id = ${merchant}`}
      ${types === undefined ? sql`` : sql`and type like any(${patternsOf(types)})`}
    order by id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Returns the patterns of SQL for a list of types; `_` is a letter of their names, and no wildcard. */
function patternsOf(types: string): RawBuilder<string[]> {
  const patterns = types.split(',').map((type) => type.replaceAll('_', '\\_').replaceAll('*', '%'));
  return sql`${patterns}::text[]`;
}

function eventText(event: FoundEvent, { apiVersion }: WantedFeed, position?: EventPosition): string {
  const { id, type, at, environment, merchant: merchantId, data } = event;
  return textOf(type, webhookBody({ id, type, at, environment, merchantId, data, apiVersion }), position);
}

/** JSON has no line ends outside of strings, and none in them. */
function textOf(type: string, json: string, position: EventPosition | undefined): string {
  const id = position ? `id: ${writePosition(position)}\n` : '';
  return `event: ${type}\n${id}data: ${json.replaceAll(/[\r\n]/g, '')}\n\n`;
}
