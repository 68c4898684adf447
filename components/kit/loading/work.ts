import type { LitElement } from 'lit';
import { msg } from '../../i18n/message.ts';
import { emit } from '../../session/events.ts';
import { isDefinite, type TrellisError } from '../../session/trellis-error.ts';
import { Waiting } from './waiting.ts';

/** What was done, in words, and the step that may follow. */
export interface Outcome {
  text: string;
  advice?: string;
  next?: { label: string; run: () => void };
}

/** One change: `send` makes it, `done` takes the response and gives the words for it, if it wants any. */
export interface Task<Action extends string, Place extends string, Response> {
  /** The card beside which it is asked for, and where its outcome is shown. */
  place: Place;
  action: Action;
  /** What its events say beside the action. */
  about?: Record<string, string>;
  /** Id of the record in a list that it is about. */
  subject?: string;
  /** Nothing is changed by it, so no change is announced. */
  isReading?: boolean;
  /** What a session needs for it. */
  scope: string;
  send: () => Promise<Response>;
  done: (response: Response) => Outcome | string | undefined;
  /** Takes a refusal that it can show itself, on a field. */
  refused?: (error: TrellisError) => boolean;
}

/** What went wrong, and the way to try it again. */
export interface Failure<Place> {
  place: Place;
  error: TrellisError;
  again: (() => Promise<void>) | undefined;
}

/** How an element speaks of its work. */
export interface WorkWords<Action> {
  busy: (action: Action) => string;
  /** @param isSent a change was sent, rather than something loaded */
  failure: (error: TrellisError, isSent: boolean, leftS: number) => [title: string, advice: string];
}

/** One change at a time: what is under way, what failed, what was done. */
export class Work<Action extends string, Place extends string> {
  busy: Action | undefined;
  busyAt: Place | undefined;
  /** Id of the record that it is about, if it is about one of a list. */
  subject: string | undefined;
  failure: Failure<Place> | undefined;
  done: (Outcome & { place: Place }) | undefined;
  readonly waiting: Waiting;
  readonly words: WorkWords<Action>;

  #host: LitElement;

  constructor(host: LitElement, words: WorkWords<Action>) {
    this.#host = host;
    this.words = words;
    this.waiting = new Waiting(host, () => !!this.busy);
  }

  /** What is under way, in words; after ten seconds, that it still tries. */
  get busyText(): string {
    if (!this.busy) return '';
    return this.waiting.isLong ? msg('Still trying…') : this.words.busy(this.busy);
  }

  /** Does it, unless something else is under way or a listener prevents it. */
  run = async <Response>(task: Task<Action, Place, Response>): Promise<void> => {
    const { place, action, scope, isReading } = task;
    const detail = { action, ...task.about };
    if (this.busy || !(isReading || emit(this.#host, 'trellis-before-change', detail, true))) return;
    this.invalidate();
    this.busy = action;
    this.busyAt = place;
    this.subject = task.subject;
    this.#host.requestUpdate();
    try {
      const response = await task.send();
      this.busy = undefined;
      const outcome = task.done(response);
      if (outcome) this.done = { place, ...(typeof outcome === 'string' ? { text: outcome } : outcome) };
      if (!isReading) emit(this.#host, 'trellis-changed', detail);
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

  /** Shows a failure of something else than a change. */
  fail(failure: Failure<Place>): void {
    this.failure = failure;
    this.#host.requestUpdate();
  }

  /** What was said of the work before is no longer news. */
  invalidate(): void {
    this.failure = this.done = undefined;
  }
}
