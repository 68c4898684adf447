import { type LitElement, nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { emit, html } from '../../session/base-element.ts';
import { isDefinite, type TrellisError, own } from '../../session/trellis-error.ts';
import { Waiting } from './waiting.ts';
import { notice, retryButton } from './notice.ts';

/** The text for a completed change, and a possible next step. */
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
  /** The detail of its events, in addition to the action. */
  about?: Record<string, string>;
  /** Id of the record in a list that it is about. */
  subject?: string;
  /** Nothing is changed by it, so no change is announced. */
  isReading?: boolean;
  /** The scope that it requires. */
  scope: string;
  send: () => Promise<Response>;
  done: (response: Response) => Outcome | string | undefined;
  /** Takes a refusal that it can show itself, on a field. */
  refused?: (error: TrellisError) => boolean;
}

/** A failure, and how to try again. */
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

  /** The text for the change in progress; after ten seconds, that it is still trying. */
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

  /** Clears the outcome of the previous change. */
  invalidate(): void {
    this.failure = this.done = undefined;
  }
}

/** Renders a failure with its request ID, and a button to try again if that is possible. */
export function failureNotice(
  { waiting, words }: Pick<Work<never, string>, 'waiting' | 'words'>,
  error: TrellisError,
  again: (() => unknown) | undefined,
  isSent = false,
): TemplateResult {
  const leftS = waiting.leftS(error);
  const [title, advice] = words.failure(error, isSent, leftS);
  const { retryable, requestId } = error.detail;
  const action = again && retryable && retryButton(leftS, leadingOn(again));
  return notice({ kind: 'danger', title, advice, requestId, action });
}

/** Returns the listener of a button that disappears with its notice: the focus stays in the card. */
const leadingOn =
  (run: () => unknown) =>
  ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).closest('section')?.focus();
    run();
  };

/** Renders a completed change, and a possible next step. */
function doneNotice(of: Outcome): TemplateResult {
  const { text, advice, next } = own(of);
  const action =
    next && html`<button part="button" type="button" @click=${leadingOn(next.run)}>${next.label}</button>`;
  return notice({ kind: 'done', title: text, advice, action });
}

/** Renders the outcome of the work of a card, and the change in progress, in live regions. */
export function outcome<Action extends string, Place extends string>(
  work: Pick<Work<Action, Place>, 'busyAt' | 'busyText' | 'failure' | 'done' | 'waiting' | 'words'>,
  place: Place,
): TemplateResult {
  const { busyAt, busyText, failure, done } = work;
  const failed = failure?.place === place ? failure : undefined;
  const isDone = done?.place === place;
  return html`<div role="status" class=${failed || isDone ? '' : 'unseen'}>
      ${failed ? failureNotice(work, failed.error, failed.again, true) : nothing}
      ${isDone ? doneNotice(done) : nothing}
    </div>
    <p role="status" class="unseen">${busyAt === place ? busyText : nothing}</p>`;
}

/**
 * Renders a change in progress, beside its button and only after a second. It doesn't shift the layout.
 */
export const underway = (text: string): TemplateResult | typeof nothing =>
  text ? html`<span class="late" aria-hidden="true">${text}</span>` : nothing;
