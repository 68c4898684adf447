import type { Operation } from '../../../core/contract/operation.ts';
import { type Content, Html, html } from '../../../core/text/html.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { isHeld } from '../../shell/page-api.ts';
import type { ConsoleSession } from '../console-session.ts';
import { secondOf, spanOf } from './format.ts';

/** `plain`: neither good nor bad. */
export type Tone = 'success' | 'warn' | 'danger' | 'plain';

/** A state in a word or two. Its shape differs as well as its color. */
export function chip(tone: Tone, words: Content): Html {
  return html`<span class="chip ${tone}">${icon(tone)}${words}</span>`;
}

const SHAPES: Readonly<Partial<Record<Tone, string>>> = {
  success: 'M2.5 6.5 5 9l4.5-6',
  warn: 'M6 1.8v5.4M6 9.6v.4',
  danger: 'm3 3 6 6m0-6-6 6',
};

/**
 * The tone's shape by itself: a tick, an exclamation mark, a cross; none for `plain`. No blank comes with it.
 */
export function icon(tone: Tone): Content {
  const shape = SHAPES[tone];
  return shape !== undefined && new Html(`${OPEN}<path d="${shape}"/></svg>`);
}

const OPEN = '<svg class="icon" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">';

/**
 * Renders a value to be copied, such as an ID. A click into it selects all of it; with scripts, there is a
 * copy button next to it (`assets/console.js`).
 * @param what completes "Copy", for a screen reader: "the key’s ID"
 * @param href the page of the record with this ID; a click then leads there
 */
export function copyable(value: string, what: string, href?: string): Html {
  const shown =
    href === undefined
      ? html`<span class="mono pick">${value}</span>`
      : html`<a class="mono pick" href="${href}">${value}</a>`;
  return html`<span class="copyable"
    >${shown}<button type="button" class="copy" data-copy hidden aria-label="Copy ${what}" title="Copy">
      ${COPY}</button
    ><span class="unseen" role="status"></span
  ></span>`;
}

/** Renders a copyable block of several lines, such as a command, with a labeled button. */
export function copyableBlock(text: string, what: string): Html {
  return html`<div class="copyable block">
    <pre class="mono pick">${text}</pre>
    <button type="button" class="quiet slim" data-copy hidden aria-label="Copy ${what}">Copy</button
    ><span class="unseen" role="status"></span>
  </div>`;
}

/** Two sheets, one over the other. */
const COPY = html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <rect x="5.5" y="5.5" width="8" height="8" rx="1.5"></rect>
  <path d="M10.5 3.5v-.2c0-.7-.6-1.3-1.3-1.3H3.8c-.7 0-1.3.6-1.3 1.3v5.4c0 .7.6 1.3 1.3 1.3h.2"></path>
</svg>`;

/**
 * Renders the history of a record as a section of its page.
 * @param whatOf the state of the event's record at that time, in words
 */
export function timelineSection(
  events: readonly Event[],
  whatOf: (event: Event) => string = statusWords,
): Html {
  return html`<section class="card sec">
    <h2>Timeline</h2>
    ${
      events.length === 0
        ? html`<p class="muted">Its events are no longer stored.</p>`
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
  return wordsOfName(String(data['status'] ?? '')) || '–';
}

/** Renders a name of the API, which breaks at its signs where it must: `order.fulfillment.updated`. */
export function breakable(name: string): Html {
  const [first = '', ...rest] = name.split(/(?<=[.:_])/);
  return html`${first}${rest.map((part) => html`<wbr />${part}`)}`;
}

/** Returns a name of the API as words: `Partially refunded`, `Non-profit`. */
export function wordsOfName(name: string): string {
  const words = name.replace(/^non_/, 'non-').replaceAll('_', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** Whether the session may call an operation. Pages leave out links and forms that would be refused. */
export const may = ({ principal }: Pick<ConsoleSession, 'principal'>, operation: Operation): boolean =>
  isHeld(operation, principal.scopes);

/** A term with its value in a list of facts; nothing where there is no value. */
export function fact(name: Content, value: Content | null): Content {
  return (
    value !== null &&
    value !== undefined &&
    value !== false &&
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`
  );
}

/**
 * Renders a note for the times that follow if the sandbox's clock is ahead: changes are logged in real time.
 */
export function realTimeNote({ aheadMs }: ConsoleSession): Content {
  return (
    isAhead(aheadMs) &&
    html`<p class="small muted">Times are real time. The sandbox clock is ${spanOf(aheadMs)} ahead of it.</p>`
  );
}

/**
 * Renders the clock note for events: what is sold and paid is dated by the sandbox's clock, settings aren't.
 */
export function eventTimesNote({ aheadMs }: ConsoleSession): Content {
  return (
    isAhead(aheadMs) &&
    html`<p class="small muted">
      Events of orders and money have sandbox clock times, ${spanOf(aheadMs)} ahead of real time.
    </p>`
  );
}

/** Renders the clock note for deliveries: attempts are made, and dated, by the sandbox's clock. */
export function sandboxTimeNote({ aheadMs }: ConsoleSession): Content {
  return (
    isAhead(aheadMs) &&
    html`<p class="small muted">Times are sandbox clock times, ${spanOf(aheadMs)} ahead of real time.</p>`
  );
}

/** Renders the clock note for keys: they are created in real time, and expire by the sandbox's clock. */
export function keyTimesNote({ aheadMs }: ConsoleSession): Content {
  return (
    isAhead(aheadMs) &&
    html`<p class="small muted">
      Keys expire by the sandbox clock, which is ${spanOf(aheadMs)} ahead. “Created” and “Last used” are real
      time.
    </p>`
  );
}

/** A moment that passed between two looks is nothing to speak of. */
function isAhead(ms: number): boolean {
  return ms >= 60_000;
}

/** How the console writes people: their letters and roles. */

/** Renders a picture for a person: the first letters of the name or the address. */
export function initials({ name, email }: { readonly name: string | null; readonly email: string }): Html {
  const words = (name ?? email).split(/[\s@.]+/).filter(Boolean);
  const letters = (name === null ? words.slice(0, 1) : words.slice(0, 2)).map((word) => [...word][0] ?? '');
  return html`<span class="initials" aria-hidden="true">${letters.join('').toUpperCase()}</span>`;
}

/** Returns a role for people: `Developer`. */
export const roleName = (role: string): string => `${role[0]?.toUpperCase()}${role.slice(1)}`;
