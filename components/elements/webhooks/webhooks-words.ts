import { counted, dateText, timeText } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import type { Outcome } from '../../kit/loading/work.ts';
import type { Endpoint, Attempt, Delivery } from './webhooks-api.ts';

/** How many events are sent again. */
export function replayText(queued: number, none: string): string {
  if (queued === 0) return none;
  return queued === 1
    ? msg('One event is being sent again.')
    : msg(str`${counted(queued)} events are being sent again.`);
}

/** Which types are sent to an endpoint. */
export function eventsText({ events }: Endpoint): string {
  if (!events?.length) return msg('All events');
  if (events.length === 1) return `${events[0]}`;
  return msg(str`${counted(events.length)} event types`);
}

/** Why nothing is sent to an endpoint, or that two of its secrets sign. */
export function conditionText(endpoint: Endpoint): string | undefined {
  const { status, disabled_reason, previous_secret_expires_at: until } = endpoint;
  if (status === 'disabled') {
    return {
      gone: msg('Disabled because its server responded with 410 Gone.'),
      failing: msg('Disabled because every delivery failed for five days.'),
      requested: msg('Nothing is sent to this endpoint until you enable it.'),
    }[disabled_reason ?? 'requested'];
  }
  return until ? msg(str`The previous secret also signs until ${dateText(until)}.`) : undefined;
}

/**
 * An endpoint is enabled again: what happened before that is not sent to it by itself. @param sendMissed
 * sends that
 */
export const enabledText = (sendMissed: () => void): Outcome => ({
  text: msg('The endpoint is enabled.'),
  advice: msg('Events that happened while it was disabled weren’t sent to it.'),
  next: { label: msg('Send what it missed'), run: sendMissed },
});

/** How a delivery stands, in a word or two. */
export function stateText({ state }: Delivery): string {
  return { pending: msg('Pending'), delivered: msg('Delivered'), failed: msg('Failed') }[state];
}

/** Returns the outcome of an attempt: the status of the response, or why there was none. */
export function outcomeText({ status, error }: Attempt): string {
  if (status !== null) return `${status}`;
  return {
    refused: msg('Blocked'),
    timeout: msg('Timed out'),
    dns: msg('Host not found'),
    tls: msg('TLS error'),
    connection: msg('Connection failed'),
    status: msg('Blocked'),
  }[error ?? 'connection'];
}

/** The same in a sentence, where the status alone does not say it. */
export function causeText({ status, error }: Attempt): string | undefined {
  if (error === 'status' && status && status < 400) return msg('Redirects aren’t followed.');
  if (error === 'status' && status === 410) return msg('410 Gone disables the endpoint.');
  if (error === null || error === 'status') return undefined;
  return {
    refused: msg('The address isn’t public, so nothing was sent.'),
    timeout: msg('The server didn’t respond within 15 seconds.'),
    dns: msg('The host name doesn’t resolve.'),
    tls: msg('The host’s certificate isn’t valid.'),
    connection: msg('The host refused or dropped the connection.'),
  }[error];
}

/** How many attempts there were, and when the next one is. */
export function attemptsText({ attempts, next_attempt_at, state }: Delivery, now: Date): string {
  const count = `${attempts.length}`;
  if (state !== 'pending' || !next_attempt_at || attempts.length === 0) return count;
  const next = timeText(next_attempt_at, now);
  return msg(str`${count}, next at ${next}`);
}

/** Returns the announcement after a poll: new deliveries, and those whose state has changed. */
export function newsText(before: readonly Delivery[], now: readonly Delivery[]): string {
  const stateOf = new Map(before.map(({ id, state, attempts }) => [id, `${state} ${attempts.length}`]));
  const changed = now.filter(({ id, state, attempts }) => stateOf.get(id) !== `${state} ${attempts.length}`);
  const [first, ...others] = changed;
  if (!first) return '';
  const last = first.attempts.at(-1);
  const said = `${first.event_type}: ${stateText(first)}${last ? `, ${outcomeText(last)}` : ''}.`;
  // Two whole sentences, one after the other.
  return others.length === 0
    ? said
    : [said, msg(str`${counted(others.length)} more deliveries changed.`)].join(' ');
}
