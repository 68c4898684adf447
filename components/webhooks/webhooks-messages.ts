import { msg, str } from '../localize/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { countText, dateText } from './format.ts';
import type { Endpoint } from './records.ts';
import { NOT_FOUND, STALE, STATE_FORBIDS } from './refusals.ts';
import type { WebhookAction } from './work.ts';

/** How long a limit counts, for an answer that does not say how long to wait. */
const LIMIT_WINDOW_S = 60;

/** What happened and what is safe to do. */
export function failureText({
  detail: { type, code, message, retryAfterS },
}: TrellisError): [title: string, advice: string] {
  if (code === STALE) {
    return [
      msg('Somebody else has changed this endpoint.'),
      msg('It is shown as it is now. Make your change again.'),
    ];
  }
  if (code === NOT_FOUND) {
    return [msg('This is no longer there.'), msg('What is shown is as it is now.')];
  }
  if (code === STATE_FORBIDS) return [msg('This is not possible now.'), message];
  switch (type) {
    case 'offline':
      return [msg('You are offline.'), msg('What you typed is kept. Try again once you are back.')];
    case 'limit':
      return [
        msg('Too many requests just now.'),
        msg(str`Try again in ${countText(retryAfterS || LIMIT_WINDOW_S, 'second')}.`),
      ];
    case 'session':
    case 'credential':
      return [
        msg('This page could not get a session.'),
        msg('What you typed is kept. Reload the page, or sign in again.'),
      ];
    case 'scope':
      return [msg('This session may not do that.'), msg('Ask whoever runs this page.')];
    case 'input':
      return [msg('This was refused.'), message];
    default:
      return [msg('The service did not answer.'), msg('Nothing was done twice: trying again is safe.')];
  }
}

/** What is under way. */
export function busyText(action: WebhookAction): string {
  return {
    create: msg('Adding the endpoint…'),
    update: msg('Saving the endpoint…'),
    enable: msg('Enabling the endpoint…'),
    disable: msg('Disabling the endpoint…'),
    delete: msg('Deleting the endpoint…'),
    'rotate-secret': msg('Making a new secret…'),
    ping: msg('Sending a ping…'),
    redeliver: msg('Sending it again…'),
    simulate: msg('Making it happen…'),
  }[action];
}

/** Which types are sent to an endpoint. */
export function eventsText({ events }: Endpoint): string {
  if (!events?.length) return msg('All events');
  if (events.length === 1) return `${events[0]}`;
  const count = `${events.length}`;
  return msg(str`${count} types of event`);
}

/** Why nothing is sent to an endpoint, or that two of its secrets sign. */
export function conditionText(endpoint: Endpoint): string | undefined {
  const { status, disabled_reason, previous_secret_expires_at: until } = endpoint;
  if (status === 'disabled') {
    return {
      gone: msg('Its server answered 410 Gone, so nothing more is sent to it.'),
      failing: msg('Every delivery has failed for five days, so nothing more is sent to it.'),
      requested: msg('Nothing is sent to it until you enable it.'),
    }[disabled_reason ?? 'requested'];
  }
  return until ? msg(str`The old secret also signs, until ${dateText(until)}.`) : undefined;
}
