import { html, type Html } from '../../../core/text/html.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { secondOf } from './format.ts';

/**
 * What happened to a record, as a section of its page.
 * @param whatOf the state that the record of an event had then, in words
 */
export function timelineSection(
  events: readonly Event[],
  whatOf: (event: Event) => string = statusWords,
): Html {
  return html`<section class="card sec">
    <h2>Timeline</h2>
    ${
      events.length === 0
        ? html`<p class="muted">Events are kept for 30 days.</p>`
        : html`<table class="cards">
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">What</th>
                <th scope="col" class="end">Time</th>
              </tr>
            </thead>
            <tbody>
              ${events.map(
                (event) =>
                  html`<tr>
                    <td data-label="Event">
                      <a class="mono" href="/console/events/${event.id}">${event.type}</a>
                    </td>
                    <td data-label="What">${whatOf(event)}</td>
                    <td data-label="Time" class="end fixed">${secondOf(event.created_at)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
  </section>`;
}

/** The status that the record had then: `Partially refunded`. */
export function statusWords({ data }: Event): string {
  const words = String(data['status'] ?? '').replaceAll('_', ' ');
  return words === '' ? '–' : `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
