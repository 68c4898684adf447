import { EVENT_TYPES } from '../../developers/document/event-types.ts';
import type { Event } from '../../developers/webhooks/contract/events.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { problem, selectField } from '../shell/forms/field.ts';
import { csrfField, intentField } from '../shell/forms/intent.ts';
import { plainNameOf } from '../../core/text/message.ts';
import type { ConsoleSession } from './console-session.ts';
import { copyable } from './parts/pieces.ts';

/** What was asked for, and the events that came of it or the refusal. */
export interface EventNews {
  readonly refusal?: ApiError | undefined;
  readonly simulated?: {
    readonly type: string;
    readonly merchant: string;
    readonly events?: readonly Event[];
  };
}

/** The form that makes an event happen on sandbox records. */
export function eventForm(
  session: ConsoleSession,
  merchants: readonly Merchant[],
  { refusal, simulated }: EventNews,
): Html {
  return html`<form class="card sec narrow" method="post" action="/console/sandbox/events">
    ${csrfField(session)}${intentField()}
    <h2>Simulate an event</h2>
    ${problem(refusal?.publicMessage)}${outcome(simulated?.events)}
    ${selectField({
      name: 'type',
      label: 'Event',
      hint: 'It changes sandbox records, so it can cause other events. Your endpoints get them as in production.',
      value: simulated?.type ?? 'plant.created',
      choices: EVENT_TYPES.map((type) => ({ value: type, label: type })),
    })}
    ${selectField({
      name: 'merchant',
      label: 'Merchant',
      value: simulated?.merchant ?? '',
      choices: [
        { value: '', label: 'Any that fits' },
        ...merchants.map(({ id, display_name, status }) => ({
          value: id,
          label: `${plainNameOf(display_name)} (${status.replaceAll('_', ' ')})`,
        })),
      ],
    })}
    <p class="buttons"><button>Simulate event</button></p>
  </form>`;
}

function outcome(events: readonly Event[] | undefined): Content {
  if (!events) return undefined;
  return html`<div class="notice ok" role="status">
    <p>${events.length === 1 ? 'One event' : `${events.length} events`} recorded:</p>
    <ul>
      ${events.map(({ type, id }) => html`<li><a class="mono" href="/console/events/${id}">${type}</a> ${copyable(id, 'the event’s ID')}</li>`)}
    </ul>
    <p><a href="/console/webhooks">See deliveries</a></p>
  </div>`;
}
