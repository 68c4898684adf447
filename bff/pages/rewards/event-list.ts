import { html, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import type { LoyaltyEvent } from '../../orders/loyalty/contract/loyalty-event.ts';
import { numberText, wordOf } from '../../orders/loyalty/loyalty.ts';
import type { AtProgram } from './at-program.ts';
import { dayWords, EVENT_WORDS } from './words.ts';

/** What changed a balance, newest first. */
export function eventList({ program }: AtProgram, events: readonly LoyaltyEvent[]): Html {
  const { terminology } = program;
  if (events.length === 0) {
    return html`<p class="muted">${msg`Nothing yet. Your first order makes a start.`}</p>`;
  }
  return html`<ul class="events">
    ${events.map(
      ({ type, points, balance, reason, created_at: at }) =>
        html`<li>
          <div class="named">
            <b>${EVENT_WORDS[type]}</b>
            ${reason !== null && html`<span class="muted">“${nameOf(reason)}”</span>`}
            <span class="muted">${dayWords(at, program)}</span>
          </div>
          <div class="moved">
            <b class="${points > 0 ? 'more' : 'less'}">${points > 0 && '+'}${numberText(points)}</b>
            <span class="muted">${numberText(balance)} ${nameOf(wordOf(balance, terminology))}</span>
          </div>
        </li>`,
    )}
  </ul>`;
}
