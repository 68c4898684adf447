import type { ConsoleSession } from '../console-session.ts';
import { timeOf } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import { csrfField, intentField } from '../../shell/forms/intent.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import type { Slots } from '../../../catalog/locations/contract/slots.ts';
import { fulfillmentName, orderingChip } from './location-words.ts';
import { locationPath } from '../parts/paths.ts';

const PAUSES = [
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
  { value: '0', label: 'Until you end it' },
];

/** Whether it takes orders at this moment, and what changes that. @param slots of what it offers */
export function orderingState(session: ConsoleSession, location: Location, slots: readonly Slots[]): Html {
  return html`<section class="card sec">
    <h2>Now</h2>
    ${location.status === 'closed' && html`<p>This location is closed. It takes no orders; those already placed go on.</p>`}
    ${
      location.status === 'active' &&
      (slots.length > 0
        ? html`<dl class="facts wide">${slots.map((shown) => stateOf(shown))}</dl>`
        : html`<p class="muted">
            Nothing can be ordered: neither pickup nor delivery nor dine-in is offered.
          </p>`)
    }
    ${isPaused(location, session.nowMs) ? pausedForm(session, location) : location.status === 'active' && pauseForm(session, location)}
    ${statusForm(session, location)}
  </section>`;
}

function stateOf({ fulfillment, state, now, next_available_at }: Slots): Html {
  return html`<div>
    <dt>${fulfillmentName(fulfillment)}</dt>
    <dd>
      ${orderingChip(state)}
      ${
        now
          ? html`<span class="small muted">ready ${now.label} local time</span>`
          : next_available_at !== null &&
            html`<span class="small muted">from ${timeOf(next_available_at)}</span>`
      }
    </dd>
  </div>`;
}

function isPaused({ pause }: Location, nowMs: number): boolean {
  return pause !== null && (pause.until === null || Date.parse(pause.until) > nowMs);
}

function pausedForm(session: ConsoleSession, location: Location): Html {
  const { until, reason } = location.pause ?? { until: null, reason: null };
  return html`<form class="notice warn" method="post" action="${locationPath(location)}">
    ${hidden(session)}
    <p>
      Paused
      ${until === null ? 'until you end it' : html`until ${timeOf(until)}`}${reason !== null && html`: <bdi>${reason}</bdi>`}.
    </p>
    <p class="buttons"><button class="quiet slim" name="action" value="resume">End the pause</button></p>
  </form>`;
}

function pauseForm(session: ConsoleSession, location: Location): Html {
  return html`<form class="filter two" method="post" action="${locationPath(location)}">
    ${hidden(session)}
    ${textField({ name: 'reason', label: 'Reason, for customers', value: '', maxLength: 120 })}
    ${selectField({ name: 'minutes', label: 'Pause for', choices: PAUSES, value: '30' })}
    <p class="buttons"><button class="quiet" name="action" value="pause">Pause ordering</button></p>
  </form>`;
}

function statusForm(session: ConsoleSession, location: Location): Content {
  const [action, words] =
    location.status === 'active' ? ['close', 'Close this location'] : ['open', 'Open this location again'];
  return html`<form method="post" action="${locationPath(location)}">
    ${hidden(session)}
    <p class="buttons"><button class="quiet slim" name="action" value="${action}">${words}</button></p>
  </form>`;
}

function hidden(session: ConsoleSession): Html {
  return html`${csrfField(session)}${intentField()}`;
}
