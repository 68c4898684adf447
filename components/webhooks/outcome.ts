import { html, nothing, type TemplateResult } from 'lit';
import { notice } from '../controls/notice.ts';
import { msg } from '../localize/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { busyText, failureText } from './webhooks-messages.ts';
import type { Outcome, Place, WebhookAction, Work } from './work.ts';

/** A failure with its cause, the request to quote, and the way to try again where there is one. */
export function failureNotice(error: TrellisError, again: (() => unknown) | undefined): TemplateResult {
  const [title, advice] = failureText(error);
  const action = again && error.detail.retryable && leadingOn(msg('Try again'), again);
  return notice({ kind: 'danger', title, advice, requestId: error.detail.requestId, action });
}

/** What was done, and the step that may follow. */
function doneNotice({ text, advice, next }: Outcome): TemplateResult {
  const action = next && leadingOn(next.label, next.run);
  return notice({ kind: 'done', title: text, advice, action });
}

/** A button that goes away with its notice: the focus stays in the card. */
function leadingOn(label: string, run: () => unknown): TemplateResult {
  const press = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).closest('section')?.focus();
    run();
  };
  return html`<button part="button" type="button" @click=${press}>${label}</button>`;
}

/** What is under way, beside the button that began it and not before it has taken a second: it moves nothing. */
export const underway = (action: WebhookAction | undefined): TemplateResult | typeof nothing =>
  action ? html`<span class="late" aria-hidden="true">${busyText(action)}</span>` : nothing;

/** What came of the work beside this card, and what is under way, in a live region. */
export function outcome({ busy, busyAt, failure, done }: Work, place: Place): TemplateResult {
  const isHere = failure?.place === place || done?.place === place;
  return html`<div role="status" class=${isHere ? '' : 'unseen'}>
      ${failure?.place === place ? failureNotice(failure.error, failure.again) : nothing}
      ${done?.place === place ? doneNotice(done) : nothing}
    </div>
    <p role="status" class="unseen">${busy && busyAt === place ? busyText(busy) : nothing}</p>`;
}
