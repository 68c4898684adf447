import { raw, type Request, type RequestHandler, type Response } from 'express';
import { Webhook } from 'standardwebhooks';

/** A message as the Webhooks page shows it. */
export interface Arrival {
  /** Counts up; tells two arrivals of one event apart. */
  readonly number: number;
  readonly at: string;
  readonly isVerified: boolean;
  /** The status that was answered. */
  readonly answer: number;
  /** The header `webhook-id`. */
  readonly id: string;
  /** Of the event, where the signature vouches for it. */
  readonly type?: string;
  readonly body?: unknown;
  /** The same event has been taken before: nothing is done twice. */
  readonly isRepeated: boolean;
}

const KEPT = 100;
/** Ids of events that are known to have been taken. A shop would ask its database. */
const REMEMBERED = 10_000;
const LONGEST = '1mb';

// #region receiver
/** What is signed are the bytes as they came: they are read raw, and parsed once they are verified. */
export const readRaw: RequestHandler = raw({ type: () => true, limit: LONGEST });

/** The event, if one of these secrets has signed it within the last five minutes; else `undefined`. */
export function verifiedEvent(request: Request, secrets: readonly string[]): unknown {
  const headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, request.get(name) ?? '']),
  );
  for (const secret of secrets) {
    try {
      return new Webhook(secret).verify(request.body as Buffer, headers);
    } catch {
      // Not by this secret.
    }
  }
  return undefined;
}
// #endregion

/**
 * Takes what Trellis sends: 204 for what is verified, 400 for anything else, and 500 for all while it is broken, so that
 * a person can watch the retries. It remembers the last hundred, in memory.
 */
export class WebhookReceiver {
  /** While it is, everything is answered 500. */
  isBroken = false;
  /** Newest last. */
  readonly arrivals: Arrival[] = [];
  /** Why Trellis sends nothing to this server, if it does not. */
  problem = '';

  readonly #secrets: string[] = [];
  readonly #taken = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #count = 0;

  /** Takes what is signed with this secret too. The newest come first; a few are enough while one rotates. */
  trust(secret: string): void {
    this.#secrets.unshift(secret);
    this.#secrets.splice(5);
    this.tell();
  }

  get isTrusting(): boolean {
    return this.#secrets.length > 0;
  }

  receive = (request: Request, response: Response): void => {
    const event = verifiedEvent(request, this.#secrets);
    const isVerified = event !== undefined;
    const id = (request.get('webhook-id') ?? '').slice(0, 100);
    const answer = this.isBroken ? 500 : isVerified ? 204 : 400;
    const isRepeated = this.#taken.has(id);
    this.arrivals.push({
      number: (this.#count += 1),
      at: new Date().toISOString(),
      isVerified,
      answer,
      id,
      isRepeated,
      ...(isVerified && { type: String(Object(event).type), body: event }),
    });
    if (this.arrivals.length > KEPT) this.arrivals.shift();
    if (answer === 204) this.#take(id);
    response.status(answer).send(answer === 500 ? 'Broken on purpose.' : undefined);
    this.tell();
  };

  #take(id: string): void {
    this.#taken.add(id);
    const [oldest] = this.#taken;
    if (this.#taken.size > REMEMBERED && oldest !== undefined) this.#taken.delete(oldest);
  }

  /** @returns what stops it */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Something has changed that the page shows. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
