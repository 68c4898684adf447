import { raw, type Request, type RequestHandler, type Response } from 'express';
import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from 'trellis/server';

/** A message as the Webhooks page shows it. */
export interface Arrival {
  /** Counts up; tells two arrivals of one event apart. */
  readonly number: number;
  readonly at: string;
  readonly isVerified: boolean;
  /** The status that was returned. */
  readonly answer: number;
  /** The header `webhook-id`. */
  readonly id: string;
  /** Of the event, if the signature verifies. */
  readonly type?: string;
  /** The JSON text as it arrived. */
  readonly body?: string;
  /** The same event was received before: nothing is done twice. */
  readonly isRepeated: boolean;
}

const KEPT = 100;
/** Ids of received events. A real app would ask its database. */
const REMEMBERED = 10_000;
const LONGEST = '1mb';

// #region receiver
/** The signature is over the bytes as they arrive: read them raw. */
export const readRaw: RequestHandler = raw({ type: () => true, limit: LONGEST });

/**
 * The event, if one of these secrets signed it within the last five minutes. Every digit of an int64 is kept.
 */
async function verifiedEvent(
  request: Request,
  secrets: readonly string[],
): Promise<WebhookEvent | undefined> {
  try {
    return await verifyWebhook(request.body, request.headers, secrets);
  } catch (error) {
    if (error instanceof WebhookVerificationError) return undefined;
    throw error;
  }
}
// #endregion

/**
 * Receives webhooks from Trellis: 204 for verified ones, 400 for anything else, and 500 for all while it is
 * broken, so that a person can watch the retries. It keeps the last hundred, in memory.
 */
export class WebhookReceiver {
  /** While it is, every request returns 500. */
  isBroken = false;
  /** Newest last. */
  readonly arrivals: Arrival[] = [];
  /** Why Trellis sends nothing to this server, if so. */
  problem = '';

  readonly #secrets: string[] = [];
  readonly #taken = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #count = 0;

  /**
   * Accepts what is signed with this secret too. The newest come first; a few are enough during a rotation.
   */
  trust(secret: string): void {
    this.#secrets.unshift(secret);
    this.#secrets.splice(5);
    this.tell();
  }

  get isTrusting(): boolean {
    return this.#secrets.length > 0;
  }

  receive = async (request: Request, response: Response): Promise<void> => {
    const event = await verifiedEvent(request, this.#secrets);
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
      ...(event && { type: event.type, body: String(request.body) }),
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

  /** @returns a function that stops it */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Something that the page shows has changed. */
  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
