import { msg, str } from '../localize/message.ts';
import { timeText } from './format.ts';
import type { Attempt, Delivery } from './records.ts';

/** How a delivery stands, in a word or two. */
export function stateText({ state }: Delivery): string {
  return { pending: msg('Waiting'), delivered: msg('Delivered'), failed: msg('Failed') }[state];
}

/** What came of an attempt: the status of the answer, or why there was none. */
export function outcomeText({ status, error }: Attempt): string {
  if (status !== null) return `${status}`;
  return {
    refused: msg('Refused'),
    timeout: msg('No answer'),
    dns: msg('No such host'),
    tls: msg('Not secure'),
    connection: msg('No connection'),
    status: msg('Refused'),
  }[error ?? 'connection'];
}

/** The same in a sentence, where the status alone does not say it. */
export function causeText({ status, error }: Attempt): string | undefined {
  if (error === 'status' && status && status < 400) return msg('A redirect is not followed.');
  if (error === 'status' && status === 410) return msg('Gone: nothing more is sent to this endpoint.');
  if (error === null || error === 'status') return undefined;
  return {
    refused: msg('The address may not be connected to: it is not public.'),
    timeout: msg('No answer came within 15 seconds.'),
    dns: msg('The name of the host is not known.'),
    tls: msg('The certificate of the host is not good.'),
    connection: msg('The host took no connection, or broke it off.'),
  }[error];
}

/** How many attempts there were, and when the next one is. */
export function attemptsText({ attempts, next_attempt_at, state }: Delivery): string {
  const count = `${attempts.length}`;
  if (state !== 'pending' || !next_attempt_at || attempts.length === 0) return count;
  const next = timeText(next_attempt_at);
  return msg(str`${count}, next at ${next}`);
}

/** What a look brought, for those who listen: new deliveries, and those that have come to something else. */
export function newsText(before: readonly Delivery[], now: readonly Delivery[]): string {
  const stateOf = new Map(before.map(({ id, state, attempts }) => [id, `${state} ${attempts.length}`]));
  const changed = now.filter(({ id, state, attempts }) => stateOf.get(id) !== `${state} ${attempts.length}`);
  const [first, ...others] = changed;
  if (!first) return '';
  const last = first.attempts.at(-1);
  const said = `${first.event_type}: ${stateText(first)}${last ? `, ${outcomeText(last)}` : ''}.`;
  const count = `${others.length}`;
  return others.length === 0 ? said : `${said} ${msg(str`${count} more deliveries have changed.`)}`;
}
