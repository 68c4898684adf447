import { countText } from '../format/format.ts';
import { msg, str } from '../localize/message.ts';
import { ORIGIN_REFUSED, type TrellisError } from '../session/trellis-error.ts';
import type { Problem } from './plant-input.ts';

/** The words for a field's problem. `id` is the number that the store refused. */
export function problemText(problem: Problem | undefined, id: string): string | undefined {
  if (!problem) return undefined;
  return {
    empty: msg('Fill in this field.'),
    digits: msg('Use digits only, for example 41.'),
    range: msg('This number is out of the store’s range.'),
    long: msg('Use at most 255 characters.'),
    refused: msg('The plant store refused this.'),
    taken: msg(str`Plant ${id} is already in the store. Choose another number.`),
  }[problem];
}

/** What the advice depends on, beside the failure. */
interface Circumstances {
  /** There is something in the fields, and it stays there. */
  isTyped: boolean;
  /** A plant was being added, rather than the form loaded. */
  isSent: boolean;
  /** The wait that a rate limit asked for is over. */
  isOver: boolean;
}

/** What happened and what to do, for a failure that is no single field's. */
export function failureText(
  { detail: { type, code, message, retryAfterS, host } }: TrellisError,
  { isTyped, isSent, isOver }: Circumstances,
): [title: string, advice: string] {
  // A server that renders the form has no origin of a page to name.
  if (code === ORIGIN_REFUSED && globalThis.location) {
    const { origin } = location;
    return [
      msg('This page can’t use Trellis yet.'),
      msg(str`${origin} isn’t a registered origin. Ask whoever runs this page.`),
    ];
  }
  switch (type) {
    case 'offline':
      return [
        msg('You’re offline.'),
        isTyped
          ? msg('What you typed is kept. Try again when you’re back online.')
          : msg('Try again when you’re back online.'),
      ];
    case 'network':
      return [
        msg(str`Can’t reach ${host}.`),
        isSent
          ? msg('Check your connection, then try again. Nothing is added twice.')
          : msg('Check your connection, then try again.'),
      ];
    case 'response':
      return [msg(str`The response from ${host} can’t be read.`), againText(isSent)];
    case 'limit':
      return [msg('Too many requests.'), isOver ? msg('You can try again now.') : waitText(retryAfterS)];
    case 'session':
    case 'credential':
      return [msg('This page can’t get a session.'), msg('Reload the page, or sign in again.')];
    case 'input':
      return [msg('The plant store refused this.'), message];
    default:
      return [msg('The plant store isn’t available right now.'), againText(isSent)];
  }
}

const againText = (isSent: boolean): string =>
  isSent ? msg('Try again. Nothing is added twice.') : msg('Try again in a moment.');

function waitText(seconds: number): string {
  if (!seconds) return msg('Wait a moment, then try again.');
  const wait = countText(seconds, 'second');
  return msg(str`Wait ${wait}, then try again.`);
}
