import { html, nothing, type TemplateResult } from 'lit';
import { notice } from '../controls/notice.ts';
import { msg } from '../localize/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { busyText, failureText } from './webhooks-messages.ts';
import type { Place, WebhookAction, Work } from './work.ts';

/** A failure with its cause, the request to quote, and the way to try again where there is one. */
export function failureNotice(error: TrellisError, again: (() => unknown) | undefined): TemplateResult {
  const [title, advice] = failureText(error);
  // The button goes away with the notice: the focus stays in the card.
  const press = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).closest('section')?.focus();
    again?.();
  };
  const action =
    again &&
    error.detail.retryable &&
    html`<button part="button" type="button" @click=${press}>${msg('Try again')}</button>`;
  return notice({ kind: 'danger', title, advice, requestId: error.detail.requestId, action });
}

/** What is under way, beside the button that began it and not before it has taken a second: it moves nothing. */
export const underway = (action: WebhookAction | undefined): TemplateResult | typeof nothing =>
  action ? html`<span class="late" aria-hidden="true">${busyText(action)}</span>` : nothing;

/** What came of the work beside this card, and what is under way, in a live region. */
export function outcome({ busy, busyAt, failure, done }: Work, place: Place): TemplateResult {
  const isHere = failure?.place === place || done?.place === place;
  return html`<div role="status" class=${isHere ? '' : 'unseen'}>
      ${failure?.place === place ? failureNotice(failure.error, failure.again) : nothing}
      ${done?.place === place ? notice({ kind: 'done', title: done.text }) : nothing}
    </div>
    <p role="status" class="unseen">${busy && busyAt === place ? busyText(busy) : nothing}</p>`;
}
