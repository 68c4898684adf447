import { msg, str } from '../localize/message.ts';
import { dateText } from '../format/format.ts';
import { failureText as commonText } from '../kit/failure-text.ts';
import { NOT_FOUND, STALE, STATE_FORBIDS, type TrellisError } from '../session/trellis-error.ts';
import type { Endpoint } from './records.ts';
import type { WebhookAction } from './webhooks-work.ts';

/** What happened and what is safe to do. */
export function failureText(
  error: TrellisError,
  isSent: boolean,
  leftS: number,
): [title: string, advice: string] {
  const { type, code, message } = error.detail;
  if (code === STALE) {
    return [
      msg('Someone else changed this endpoint.'),
      msg('You now see the latest version. Make your change again.'),
    ];
  }
  if (code === NOT_FOUND) {
    return [msg('This no longer exists.'), msg('The list is now up to date.')];
  }
  if (code === STATE_FORBIDS) return [msg('This isn’t possible right now.'), message];
  if (type === 'scope') {
    return [msg('This session isn’t allowed to do that.'), msg('Ask whoever runs this page for access.')];
  }
  return commonText(error, {
    refused: msg('The request was refused.'),
    unavailable: msg('The service didn’t respond.'),
    safe: isSent && [
      msg('Check your connection, then try again. Nothing happens twice.'),
      msg('It’s safe to try again: nothing happens twice.'),
    ],
    leftS,
  });
}

/** What is under way. */
export function busyText(action: WebhookAction): string {
  return {
    create: msg('Adding the endpoint…'),
    update: msg('Saving the endpoint…'),
    enable: msg('Enabling the endpoint…'),
    disable: msg('Disabling the endpoint…'),
    delete: msg('Deleting the endpoint…'),
    'rotate-secret': msg('Rotating the secret…'),
    ping: msg('Sending a ping…'),
    redeliver: msg('Redelivering…'),
    replay: msg('Replaying events…'),
    simulate: msg('Simulating the event…'),
  }[action];
}

/** How many events are sent again. */
export function replayText(queued: number, none: string): string {
  if (queued === 0) return none;
  const count = `${queued}`;
  return queued === 1
    ? msg('One event is being sent again.')
    : msg(str`${count} events are being sent again.`);
}

/** Which types are sent to an endpoint. */
export function eventsText({ events }: Endpoint): string {
  if (!events?.length) return msg('All events');
  if (events.length === 1) return `${events[0]}`;
  const count = `${events.length}`;
  return msg(str`${count} event types`);
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
