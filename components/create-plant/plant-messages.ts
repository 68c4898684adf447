import { msg, str } from '../localize/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import type { Problem } from './plant-input.ts';

/** The words for a field's problem. `id` is the number that the store refused. */
export function problemText(problem: Problem | undefined, id: string): string | undefined {
  if (!problem) return undefined;
  return {
    empty: msg('Fill in this field.'),
    digits: msg('Use digits only, such as 41.'),
    range: msg('This number is beyond what the store can hold.'),
    long: msg('Use at most 255 characters.'),
    refused: msg('The plant store refused this.'),
    taken: msg(str`Plant ${id} is already in the store. Choose another number.`),
  }[problem];
}

/** How long a limit counts, for an answer that does not say how long to wait. */
const LIMIT_WINDOW_S = 60;

/** What happened and what is safe to do, for a failure that is no single field's. */
export function failureText({
  detail: { type, message, retryAfterS },
}: TrellisError): [title: string, advice: string] {
  switch (type) {
    case 'offline':
      return [msg('You are offline.'), msg('What you typed is kept. Try again once you are back.')];
    case 'limit':
      return [msg('Too many requests just now.'), waitText(retryAfterS || LIMIT_WINDOW_S)];
    case 'session':
    case 'credential':
      return [
        msg('This page could not get a session.'),
        msg('What you typed is kept. Reload the page, or sign in again.'),
      ];
    case 'input':
      return [msg('The plant store refused this.'), message];
    default:
      return [msg('The plant store did not answer.'), msg('Nothing was added twice: trying again is safe.')];
  }
}

function waitText(seconds: number): string {
  const language = msg('en', { desc: 'the language tag of this catalogue, for numbers' });
  const wait = seconds.toLocaleString(language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return msg(str`Try again in ${wait}.`);
}
