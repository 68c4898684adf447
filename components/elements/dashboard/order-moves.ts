import type { LitElement, ReactiveController } from 'lit';
import { emit } from '../../session/base-element.ts';
import { IntentKey } from '../../session/intent-key.ts';
import type { TrellisSession } from '../../session/session.ts';
import { own, type TrellisError } from '../../session/trellis-error.ts';
import type { OrderMove } from './details.ts';
import type { Order } from './records.ts';

/** How long a press can be taken back, before anything is sent. */
export const UNDO_MS = 5000;

/** How much later an order becomes by one press. */
const DELAY = { minutes: 15 };

/** One press: it waits to be taken back, then it is sent. */
export interface PendingMove {
  readonly order: Order;
  readonly move: OrderMove;
  readonly values: object;
  isSending: boolean;
}

interface Held extends PendingMove {
  readonly session: TrellisSession;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A press that was refused or got no answer. */
interface FailedMove {
  readonly error: TrellisError;
  readonly again: () => void;
}

/** The view of the orders: takes an order's new state, and refusals because somebody else was faster. */
interface MoveHost {
  session: () => TrellisSession | undefined;
  moved: (order: Order) => void;
  /** @returns whether it has taken care of it, so that nothing is to be shown as failed */
  refused: (pending: PendingMove, error: TrellisError) => Promise<boolean>;
}

const PATHS: Readonly<Record<OrderMove, string>> = {
  accept: 'accept',
  reject: 'reject',
  delay: 'delay',
  prepare: 'preparing',
  ready: 'ready',
  complete: 'complete',
};

/**
 * The pending steps of orders, one for each order. A press is sent five seconds later and can be undone until
 * then. If the page is left or hidden, it is sent at once, in a request that outlives the page. Firefox drops
 * some requests that begin in `pagehide`, hence `beforeunload`. A step keeps its idempotency key until it
 * succeeds or is refused.
 */
export class OrderMoves implements ReactiveController {
  #host: LitElement;
  #of: MoveHost;
  #held = new Map<string, Held>();
  #failed = new Map<string, FailedMove>();
  #intents = new IntentKey();
  #unlisten = new AbortController();

  constructor(host: LitElement, of: MoveHost) {
    this.#host = host;
    this.#of = of;
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.#unlisten = new AbortController());
    addEventListener('pagehide', this.sendAll, own({ signal }));
    document.addEventListener('visibilitychange', () => document.hidden && this.sendAll(), own({ signal }));
  }

  hostDisconnected(): void {
    this.#unlisten.abort();
    this.sendAll();
  }

  get isSending(): boolean {
    return [...this.#held.values()].some(({ isSending }) => isSending);
  }

  get isWaiting(): boolean {
    return this.#held.size > 0;
  }

  pending(id: string): PendingMove | undefined {
    return this.#held.get(id);
  }

  failed(id: string): FailedMove | undefined {
    return this.#failed.get(id);
  }

  get failure(): TrellisError | undefined {
    return [...this.#failed.values()][0]?.error;
  }

  /** Adds time to an order in preparation. The guest gets a message. */
  delay = (order: Order): void => this.ask(order, 'delay', DELAY);

  /** Somebody has pressed it. A listener of `trellis-before-change` can prevent it. */
  ask(order: Order, move: OrderMove, values: object = {}): void {
    const session = this.#of.session();
    if (!session || this.#held.has(order.id)) return;
    if (!emit(this.#host, 'trellis-before-change', { action: move, order: order.id }, true)) return;
    this.#failed.delete(order.id);
    const timer = setTimeout(() => void this.#send(order.id), UNDO_MS);
    this.#held.set(order.id, { order, move, values, session, timer, isSending: false });
    addEventListener('beforeunload', this.sendAll);
    this.#host.requestUpdate();
  }

  /** Takes it back; what is being sent can't be. */
  undo(id: string): void {
    const held = this.#held.get(id);
    if (!held || held.isSending) return;
    clearTimeout(held.timer);
    this.#release(id);
    this.#host.requestUpdate();
  }

  /** Sends what still waits to be taken back. */
  sendAll = (): void => {
    for (const id of this.#held.keys()) void this.#send(id);
  };

  /** Forgets what failed: something else is shown. */
  forget(id: string): void {
    this.#failed.delete(id);
  }

  async #send(id: string): Promise<void> {
    const held = this.#held.get(id);
    if (!held || held.isSending) return;
    clearTimeout(held.timer);
    held.isSending = true;
    this.#host.requestUpdate();
    const { order, move, values, session } = held;
    const path = `/v1/orders/${order.id}/${PATHS[move]}`;
    const body = JSON.stringify(values);
    try {
      const { json } = await this.#intents.send(
        JSON.stringify([path, body, order.version]),
        (idempotencyKey) => session.request({ method: 'POST', path, body, idempotencyKey, send: outliving }),
      );
      this.#release(id);
      this.#of.moved(json as Order);
      emit(this.#host, 'trellis-changed', { action: move, order: order.id });
    } catch (cause) {
      const error = cause as TrellisError;
      const isSettled = await this.#of.refused(held, error);
      this.#release(id);
      if (!isSettled) this.#fail(held, error);
    }
    this.#host.requestUpdate();
  }

  /** A page that listens to its end isn't kept for the way back, so nobody listens while nothing waits. */
  #release(id: string): void {
    this.#held.delete(id);
    if (this.#held.size === 0) removeEventListener('beforeunload', this.sendAll);
  }

  #fail({ order, move, values }: Held, error: TrellisError): void {
    // A retry is sent without another wait.
    const again = (): void => {
      this.ask(order, move, values);
      void this.#send(order.id);
    };
    this.#failed.set(order.id, { error, again });
    emit(this.#host, 'trellis-error', error.detail);
    if (error.type === 'scope') emit(this.#host, 'trellis-missing-scope', { needed: ['orders:write'] });
  }
}

/** The page may be closing: the browser sends it all the same. */
const outliving: typeof fetch = (url, init) => fetch(url, own({ ...init, keepalive: true }));
