import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { loadEndpointSecrets } from '../endpoint-secrets.ts';
import { createEndpoint } from '../endpoints/endpoints.ts';
import { Receiver, verify, type Received } from './receiver.ts';

/** An endpoint with a separate partner. */
export interface TestEndpoint {
  readonly partnerId: string;
  readonly secret: string;
}

export async function partnerWithEndpoint(db: Db, url: string): Promise<TestEndpoint> {
  const partnerId = newId('par');
  const now = new Date();
  await db
    .insertInto('partners')
    .values({
      id: partnerId,
      name: 'All',
      slug: partnerId,
      status: 'sandbox',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const secrets = await loadEndpointSecrets(db, systemClock, undefined);
  const deps = { clock: systemClock, secrets, isLoopbackAllowed: true, nudge: () => undefined };
  const wanted = { url, api_version: '2026-11-26' };
  const { secret } = await inTransaction(db, (work) =>
    createEndpoint(work, deps, { partnerId, environment: 'sandbox' }, wanted),
  );
  return { partnerId, secret };
}

/** Starts a receiver that fails one time in five, each time differently, and identically in every run. */
export async function startFlakyReceiver(): Promise<Receiver> {
  const receiver = await Receiver.start();
  let count = 0;
  receiver.answer = (_message, res) => {
    count += 1;
    // A step that has no factor in common with 5 visits all remainders, not in order.
    if ((count * 7) % 5 !== 0) res.writeHead(204).end();
    else if (count % 3 === 0) res.socket?.destroy();
    else if (count % 3 === 1) res.writeHead(503).end('busy');
    else res.writeHead(307, { location: 'https://elsewhere.example/' }).end();
  };
  return receiver;
}

const BROKEN_WHILE_AWAY = 50;

/**
 * Stops the receiver until some attempts have failed to connect. @param brokenAttempts returns the number of
 * failures so far
 */
export async function interruptReceiver(receiver: Receiver, brokenAttempts: () => number): Promise<void> {
  await receiver.stop();
  const until = brokenAttempts() + BROKEN_WHILE_AWAY;
  while (brokenAttempts() < until) await new Promise((resolve) => setTimeout(resolve, 5));
  await receiver.back();
}

/** The received events, compared with the recorded ones. */
export interface DeliveryReport {
  readonly events: number;
  readonly received: number;
  readonly missing: string[];
  /** IDs without a recorded event. */
  readonly unknown: string[];
  readonly unverified: number;
  /** IDs whose messages differ. */
  readonly contradictory: string[];
  readonly undelivered: number;
}

export async function deliveryReport(
  db: Db,
  { partnerId, secret }: TestEndpoint,
  receiver: Receiver,
): Promise<DeliveryReport> {
  const rows = await db.selectFrom('events').select('id').where('partner_id', '=', partnerId).execute();
  const happened = new Set(rows.map(({ id }) => id));
  const arrived = Map.groupBy(receiver.received, ({ headers }) => String(headers['webhook-id']));
  const undelivered = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('state', '!=', 'delivered')
    .execute();
  return {
    events: happened.size,
    received: receiver.received.length,
    missing: [...happened].filter((id) => !arrived.has(id)),
    unknown: [...arrived.keys()].filter((id) => !happened.has(id)),
    unverified: receiver.received.filter((message) => !isVerified(secret, message)).length,
    contradictory: [...arrived]
      .filter(([id, messages]) =>
        messages.some(({ body }) => body !== messages[0]?.body || !body.includes(id)),
      )
      .map(([id]) => id),
    undelivered: undelivered.length,
  };
}

function isVerified(secret: string, message: Received): boolean {
  try {
    return verify(secret, message).id === message.headers['webhook-id'];
  } catch {
    return false;
  }
}
