import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { AttemptError } from '../contract/deliveries.ts';
import { BatchWriter } from '../../../core/database/batch-writer.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import type { EndpointSecrets } from '../endpoint-secrets.ts';
import { attemptTime, type ClaimedDelivery } from './claim.ts';
import type { ConcurrencyLimits } from './concurrency-limits.ts';
import { IdleConnections } from './connections.ts';
import { recordAttempts, type EndedAttempt } from './record-attempts.ts';
import type { ResolveName } from '../../../core/ports/checked-connector.ts';
import { sendOnce, type Outcome } from './send.ts';
import { signedHeaders } from '../../../core/events/signature.ts';
import type { Timing } from './poll-timer.ts';
import { errorType, originOf, startSpan, type Span } from '../../../core/telemetry/tracing.ts';
import { webhookBody } from './webhook-body.ts';

export interface AttemptsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: EndpointSecrets;
  readonly isLoopbackAllowed: boolean;
  readonly timing: Timing;
  /** Defaults to the name servers. */
  readonly resolve?: ResolveName | undefined;
  /** Called after each attempt; `null` if it was delivered. */
  readonly onAttempt: (error: AttemptError | null) => void;
}

/** The most attempts recorded at a time. */
const SETTLE_BATCH = 256;
/** The pause after a database failure. */
export const REST_MS = 1_000;
/**
 * The time that running attempts may take to end when stopping; the rest is left to another node, or to the
 * next start.
 */
const STOP_WITHIN_MS = 2_000;

/** Makes the attempts that this node has claimed, and records them. */
export class Attempts {
  readonly #deps: AttemptsDeps;
  readonly #concurrency: ConcurrencyLimits;
  readonly #onRoom: () => void;
  readonly #connections = new IdleConnections();
  readonly #aborting = new AbortController();
  readonly #ended: BatchWriter<EndedAttempt>;

  /** @param onRoom called when an attempt has ended, and again when it is recorded */
  constructor(deps: AttemptsDeps, concurrency: ConcurrencyLimits, onRoom: () => void) {
    this.#deps = deps;
    this.#concurrency = concurrency;
    this.#onRoom = onRoom;
    // Every attempt listens to it.
    setMaxListeners(0, this.#aborting.signal);
    this.#ended = new BatchWriter({
      write: (ended) => this.#record(ended),
      largest: SETTLE_BATCH,
      retry: {
        afterMs: REST_MS,
        onFailure: (err) =>
          deps.log.warn({ err }, 'webhook attempts cannot be recorded: the database failed'),
      },
    });
  }

  begin(claimed: readonly ClaimedDelivery[]): void {
    const secrets = new OpenSecrets(this.#deps.secrets);
    for (const delivery of claimed) void this.#make(delivery, secrets);
  }

  /**
   * Waits for running attempts. Those that don't end are left as if they had not begun. No more may begin.
   */
  async stop(): Promise<void> {
    const abort = setTimeout(() => this.#aborting.abort(), STOP_WITHIN_MS);
    this.#ended.giveUp();
    await this.#concurrency.gone();
    clearTimeout(abort);
    this.#connections.end();
  }

  async #make(delivery: ClaimedDelivery, secrets: OpenSecrets): Promise<void> {
    const { endpoint_id: endpoint, id } = delivery;
    this.#concurrency.enter(endpoint);
    const at = attemptTime(delivery, this.#deps.clock.now());
    const span = attemptSpan(delivery);
    try {
      const outcome = await this.#send(delivery, at, secrets, span).finally(() => {
        // The endpoint can take the next one, while this one is recorded.
        this.#concurrency.leaveEndpoint(endpoint);
      });
      endAttempt(span, outcome);
      if (!outcome) return;
      this.#concurrency.note(endpoint, outcome.error === 'timeout');
      this.#onRoom();
      this.#deps.onAttempt(outcome.error);
      this.#say(delivery, outcome);
      await this.#ended.add({ delivery, outcome, at });
    } catch (err) {
      // An internal fault, such as a secret sealed with another key: the delivery is attempted again when its
      // claim expires.
      span?.end(errorType(err));
      this.#deps.log.error({ err, delivery: id, endpoint }, 'a webhook could not be created');
    } finally {
      this.#concurrency.leave();
      this.#onRoom();
    }
  }

  async #send(
    delivery: ClaimedDelivery,
    at: Date,
    secrets: OpenSecrets,
    span: Span | undefined,
  ): Promise<Outcome | undefined> {
    const { isLoopbackAllowed, timing, resolve } = this.#deps;
    const body = payloadOf(delivery);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Trellis-Webhooks/1',
      ...(span && { traceparent: span.traceparent }),
      // The real time, regardless of a sandbox's clock: receivers compare it with their own.
      ...signedHeaders(secrets.of(delivery, at), { id: delivery.event_id, body, sentAtMs: Date.now() }),
    };
    return sendOnce(
      { url: delivery.url, headers, body },
      {
        rules: { isLoopbackAllowed, environment: delivery.environment },
        withinMs: timing.answerWithinMs,
        ...(resolve && { resolve }),
        signal: this.#aborting.signal,
        kept: { connections: this.#connections, endpointId: delivery.endpoint_id },
      },
    );
  }

  async #record(ended: readonly EndedAttempt[]): Promise<void> {
    const { db, clock, timing } = this.#deps;
    const options = { now: new Date(clock.now()), delaysMs: timing.delaysMs, random: Math.random };
    await recordAttempts(db, ended, options);
  }

  /** Logs nothing of the URL or of a response: either may contain private data. */
  #say(delivery: ClaimedDelivery, { status, error, durationMs: ms }: Outcome): void {
    const { id, endpoint_id: endpoint, event_id: event, tries } = delivery;
    const line = { delivery: id, endpoint, event, try: tries + 1, status, error, ms };
    if (error === null) this.#deps.log.debug(line, 'webhook delivered');
    else this.#deps.log.info(line, 'webhook failed');
  }
}

/**
 * Opens the secrets of deliveries that were claimed together: most are for few endpoints, and each is opened
 * once.
 */
class OpenSecrets {
  readonly #secrets: EndpointSecrets;
  readonly #opened = new Map<string, string>();

  constructor(secrets: EndpointSecrets) {
    this.#secrets = secrets;
  }

  /** Returns the secrets, newest first; the previous one during the overlap. */
  of(delivery: ClaimedDelivery, at: Date): string[] {
    const {
      endpoint_id: endpoint,
      secret,
      previous_secret: previous,
      previous_secret_expires_at: end,
    } = delivery;
    const isOverlapping = previous !== null && end !== null && end > at;
    const sealed = isOverlapping ? [secret, previous] : [secret];
    return sealed.map((one) => this.#open(one, endpoint));
  }

  #open(sealed: string, endpointId: string): string {
    const key = `${endpointId} ${sealed}`;
    const secret = this.#opened.get(key) ?? this.#secrets.open(sealed, endpointId);
    this.#opened.set(key, secret);
    return secret;
  }
}

/** Starts the span of an attempt, in the trace of what caused the event, if that was recorded. */
function attemptSpan(delivery: ClaimedDelivery): Span | undefined {
  const { traceparent, event_id: event } = delivery;
  if (traceparent === null) return undefined;
  return startSpan('POST webhook', 'client', originOf({ traceparent, id: event }), {
    'http.request.method': 'POST',
    'trellis.event_type': delivery.type,
    'trellis.delivery': delivery.id,
    'trellis.attempt': delivery.tries + 1,
    'trellis.environment': delivery.environment,
  });
}

/** @param outcome `undefined` if it was aborted, so that nothing is known */
function endAttempt(span: Span | undefined, outcome: Outcome | undefined): void {
  span?.set({
    'http.response.status_code': outcome?.status ?? undefined,
    'trellis.outcome': outcome ? (outcome.error ?? 'delivered') : 'aborted',
  });
  span?.end(outcome?.error ?? undefined);
}

function payloadOf(delivery: ClaimedDelivery): string {
  const { event_id: id, happened_at: at, api_version: apiVersion, merchant_id: merchantId } = delivery;
  const { type, environment, data } = delivery;
  return webhookBody({ id, type, at, apiVersion, environment, merchantId, data });
}
