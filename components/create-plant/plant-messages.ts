import { msg, str } from '../localize/message.ts';
import type { TrellisError } from '../session/trellis-error.ts';
import { int64Range, type Problem } from './plant-input.ts';

/** The words for a field's problem. `id` is the number that the store refused. */
export function problemText(problem: Problem | undefined, id: string): string | undefined {
  if (!problem) return undefined;
  const { least, most } = int64Range;
  return {
    empty: msg('Fill in this field.'),
    digits: msg('Use digits only, such as 41.'),
    range: msg(str`Choose a whole number from ${least} to ${most}.`),
    long: msg('Use at most 255 characters.'),
    refused: msg('The plant store cannot take this. Change it and try again.'),
    taken: msg(str`Plant ${id} is already in the store. Choose another number.`),
  }[problem];
}

/** What happened and what is safe to do, for a failure that is no single field's. */
export function failureText({ type, message, retryAfterS }: TrellisError): [title: string, advice: string] {
  switch (type) {
    case 'offline':
      return [msg('You are offline.'), msg('What you typed is kept. Try again once you are back.')];
    case 'limit':
      return [msg('Too many requests just now.'), waitText(retryAfterS)];
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
  const style = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  return seconds
    ? msg(str`Try again in ${seconds.toLocaleString(language, style)}.`)
    : msg('Wait a moment, then try again.');
}
