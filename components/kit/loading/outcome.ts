import { nothing, type TemplateResult } from 'lit';
import { html } from '../../session/base-element.ts';
import { own, type TrellisError } from '../../session/trellis-error.ts';
import { notice } from './notice.ts';
import { retryButton } from './retry-button.ts';
import type { Outcome, Work } from './work.ts';

/** What has gone wrong here, with the request to quote, and the way to try it again where there is one. */
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

/** Of a button that goes away with its notice: the focus stays in the card. */
const leadingOn =
  (run: () => unknown) =>
  ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).closest('section')?.focus();
    run();
  };

/** What was done, and the step that may follow. */
function doneNotice(of: Outcome): TemplateResult {
  const { text, advice, next } = own(of);
  const action =
    next && html`<button part="button" type="button" @click=${leadingOn(next.run)}>${next.label}</button>`;
  return notice({ kind: 'done', title: text, advice, action });
}

/** What came of the work beside this card, and what is under way, in a live region. */
export function outcome<Action extends string, Place extends string>(
  work: Work<Action, Place>,
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
 * What is under way, beside the button that began it and not before it has taken a second: it moves nothing.
 */
export const underway = (text: string): TemplateResult | typeof nothing =>
  text ? html`<span class="late" aria-hidden="true">${text}</span>` : nothing;
