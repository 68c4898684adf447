import type { IncomingMessage } from 'node:http';
import { Refusal } from './form-body.ts';

export interface StandInAnswer {
  readonly status: number;
  readonly body: string;
}

/** The paths that make something or move money. Stripe takes them without a key; an adapter must not. */
const MAKES =
  /\/(?:payment_intents|confirm|capture|refunds|transfers|reversals|payouts|accounts|persons|external_accounts|sessions)$/;

/** The SDK makes up a key for each attempt that has none: the next attempt has another one. */
const MADE_UP = 'stripe-node-retry-';

/** The idempotency keys that the stand-in has seen, and the answers of their requests. */
export class StandInKeys {
  /** The changes that were asked for, and the idempotency key of each. */
  readonly changes: { readonly line: string; readonly key: string | undefined }[] = [];
  readonly #kept = new Map<string, (StandInAnswer & { readonly sent: string }) | 'under_way'>();

  /** Records a change with its key. */
  note({ method, headers }: IncomingMessage, line: string): void {
    if (method === 'POST') this.changes.push({ line, key: headers['idempotency-key']?.toString() });
  }

  /** @throws {Refusal} the request would make something twice if it were sent again */
  require({ method, headers }: IncomingMessage, pathname: string): void {
    const key = headers['idempotency-key']?.toString() ?? MADE_UP;
    if (method !== 'POST' || !MAKES.test(pathname) || !key.startsWith(MADE_UP)) return;
    throw new Refusal(400, { type: 'idempotency_error', message: `${pathname} has no Idempotency-Key` });
  }

  /**
   * Answers a request with a key once; its repetition gets the same answer.
   * @param sent the path and the body
   * @throws {Refusal} the same key is under way, or was sent with something else
   */
  once({ headers }: IncomingMessage, sent: string, handle: () => StandInAnswer): StandInAnswer {
    const key = headers['idempotency-key'];
    if (key === undefined) return handle();
    const id = `${String(headers['stripe-account'])} ${String(key)}`;
    const kept = this.#kept.get(id);
    if (kept === 'under_way')
      throw new Refusal(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    if (kept && kept.sent !== sent) throw new Refusal(400, { type: 'idempotency_error' });
    if (kept) return kept;
    this.#kept.set(id, 'under_way');
    const answer = handle();
    this.#kept.set(id, { ...answer, sent });
    return answer;
  }

  /** Lets the key of a request that was answered have another answer from now on. */
  replace({ headers }: IncomingMessage, answer: StandInAnswer): void {
    const id = `${String(headers['stripe-account'])} ${String(headers['idempotency-key'])}`;
    const kept = this.#kept.get(id);
    if (kept && kept !== 'under_way') this.#kept.set(id, { ...kept, ...answer });
  }
}
