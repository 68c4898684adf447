import type { LitElement } from 'lit';
import { emit } from '../session/events.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { isDefinite } from './refusals.ts';

/** A change that a person asks for. */
export type WebhookAction =
  | 'create'
  | 'update'
  | 'enable'
  | 'disable'
  | 'delete'
  | 'rotate-secret'
  | 'ping'
  | 'redeliver'
  | 'replay'
  | 'simulate';

/** The card beside which it is asked for, and where its outcome is said. */
export type Place = 'endpoints' | 'deliveries';

/** What was done, in words, and the step that may follow. */
export interface Outcome {
  text: string;
  advice?: string;
  next?: { label: string; run: () => void };
}

/** One piece of work: `send` does it, `done` takes the answer and gives the words for it, if it wants any. */
export interface Task<Answer> {
  place: Place;
  action: WebhookAction;
  /** Id of the endpoint it is about. */
  endpoint?: string;
  /** Id of the event that it is about. */
  subject?: string;
  /** What a session needs for it. */
  scope: string;
  send: () => Promise<Answer>;
  done: (answer: Answer) => Outcome | string | undefined;
  /** Takes a refusal that it can show itself, on a field. */
  refused?: (error: TrellisError) => boolean;
}

/** What went wrong, and the way to try it again. */
export interface Failure {
  place: Place;
  error: TrellisError;
  again: (() => Promise<void>) | undefined;
}

/** One change at a time: what is under way, what failed, what was done. */
export class Work {
  busy: WebhookAction | undefined;
  busyAt: Place | undefined;
  /** Id of the event that it is about, if it is about one. */
  subject: string | undefined;
  failure: Failure | undefined;
  done: (Outcome & { place: Place }) | undefined;

  #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Does it, unless something else is under way or a listener prevents it. */
  run = async <Answer>(task: Task<Answer>): Promise<void> => {
    const { place, action, endpoint, scope } = task;
    const detail = { action, ...(endpoint && { endpoint }) };
    if (this.busy || !emit(this.#host, 'trellis-before-change', detail, true)) return;
    this.invalidate();
    this.busy = action;
    this.busyAt = place;
    this.subject = task.subject;
    this.#host.requestUpdate();
    try {
      const answer = await task.send();
      this.busy = undefined;
      const outcome = task.done(answer);
      if (outcome) this.done = { place, ...(typeof outcome === 'string' ? { text: outcome } : outcome) };
      emit(this.#host, 'trellis-changed', detail);
    } catch (cause) {
      this.busy = undefined;
      const error = cause as TrellisError;
      const again = isDefinite(error) ? undefined : () => this.run(task);
      if (!task.refused?.(error)) this.failure = { place, error, again };
      emit(this.#host, 'trellis-error', { ...error.detail, retryable: !!again && error.detail.retryable });
      if (error.type === 'scope') emit(this.#host, 'trellis-missing-scope', { needed: [scope] });
    }
    this.#host.requestUpdate();
  };

  /** What was said of the work before is no longer news. */
  invalidate(): void {
    this.failure = this.done = undefined;
  }
}
