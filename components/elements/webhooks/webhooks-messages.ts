import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import type { Outcome } from '../../kit/work.ts';
import { dateText } from '../../i18n/format.ts';
import type { Endpoint } from './records.ts';

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

/** An endpoint is enabled again: what happened before that is not sent to it by itself. @param sendMissed sends that */
export const enabledText = (sendMissed: () => void): Outcome => ({
  text: msg('The endpoint is enabled.'),
  advice: msg('Events that happened while it was disabled weren’t sent to it.'),
  next: { label: msg('Send what it missed'), run: sendMissed },
});
