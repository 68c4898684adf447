import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { causeText, outcomeText, stateText } from './webhooks-words.ts';
import { dateText, durationText, timeText } from '../../i18n/format.ts';
import { underway } from '../../kit/loading/work.ts';
import type { Attempt, Delivery } from './webhooks-api.ts';
import { tag } from '../../kit/controls/tag.ts';

/** The actions on a delivery, and those in progress. */
export interface DeliveryActions {
  /** On the clock that the times are of. */
  now: Date;
  isBusy: boolean;
  /** The event that is being sent again, by id, and that in words. */
  underway: string | undefined;
  busyText: string;
  /** None where the session may not. */
  redeliver: ((delivery: Delivery) => void) | undefined;
  /** Events that were asked for, by id, as JSON text; none can be where the session may not read them. */
  payloads: ReadonlyMap<string, string>;
  showPayload: ((delivery: Delivery) => void) | undefined;
}

/** One delivery whole: which event, how it stands, each attempt with the first bytes of its answer. */
export function deliveryDetail(delivery: Delivery, of: DeliveryActions): TemplateResult {
  const { event, attempts, state, next_attempt_at: next } = delivery;
  const payload = of.payloads.get(event);
  return html`<div class="detail" part="detail">
    <dl>
      <dt>${msg('Event')}</dt>
      <dd><code>${event}</code></dd>
      <dt>${msg('Status')}</dt>
      <dd>
        ${stateText(delivery)}${
          state === 'pending' && next ? html`, ${msg(str`next attempt ${dateText(next)}`)}` : nothing
        }
      </dd>
    </dl>
    ${
      attempts.length === 0
        ? html`<p class="muted small">${msg('Nothing has been sent yet.')}</p>`
        : html`<ol class="attempts" aria-label=${msg('Attempts')}>
            ${attempts.toReversed().map((attempt) => attemptItem(attempt, of.now))}
          </ol>`
    }
    ${
      payload === undefined
        ? nothing
        : html`<pre tabindex="0" role="group" data-event=${event} aria-label=${msg('The event')}>
${indented(payload)}</pre>`
    }
    <div class="row">
      ${
        of.redeliver
          ? button({
              label: msg('Redeliver'),
              press: () => of.redeliver?.(delivery),
              isSlim: true,
              isBusy: of.isBusy,
            })
          : nothing
      }
      ${
        of.showPayload && payload === undefined
          ? button({ label: msg('Show the event'), press: () => of.showPayload?.(delivery), isSlim: true })
          : nothing
      }
      ${of.underway === event ? underway(of.busyText) : nothing}
    </div>
  </div>`;
}

function attemptItem(attempt: Attempt, now: Date): TemplateResult {
  const { number, at, duration_ms, error, response } = attempt;
  const cause = causeText(attempt);
  return html`<li>
    <div class="row">
      <b>${msg(str`Attempt ${number}`)}</b>
      ${tag(error ? 'danger' : 'done', outcomeText(attempt))}
      <time class="muted" datetime=${at}>${timeText(at, now)}</time>
      <span class="muted">${durationText(duration_ms)}</span>
    </div>
    ${cause ? html`<p class="small">${cause}</p>` : nothing}
    ${
      response
        ? html`<pre tabindex="0" role="group" aria-label=${msg('Start of the response')}>${response}</pre>`
        : nothing
    }
  </li>`;
}

/**
 * Returns JSON text with line breaks and an indentation of two spaces. Numbers and strings stay as they are
 * written: nothing is parsed.
 */
export function indented(json: string): string {
  let depth = 0;
  const line = (step: number): string => `\n${'  '.repeat((depth += step))}`;
  return json.replaceAll(
    /("(?:\\.|[^"\\])*")|\s+|([{[])\s*([}\]])|([{[])|([}\]])|(,)|:/g,
    (token, ...groups) => {
      const [string, emptyStart, emptyEnd, start, end, comma] = groups as string[];
      if (string) return string;
      if (emptyStart) return emptyStart + emptyEnd;
      if (start || comma) return token + line(start ? 1 : 0);
      return end ? line(-1) + end : token === ':' ? ': ' : '';
    },
  );
}
