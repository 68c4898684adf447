import type { FailureContext } from '../../kit/loading/failure-text.ts';
import { msg, str } from '../../i18n/message.ts';
import type { Problem } from './plant-input.ts';

/** The words for a field's problem. `id` is the number that the store refused. */
export function problemText(problem: Problem, id: string): string {
  return {
    empty: msg('Fill in this field.'),
    digits: msg('Use digits only, for example 41.'),
    range: msg('This number is out of the store’s range.'),
    long: msg('Use at most 255 characters.'),
    refused: msg('The plant store refused this.'),
    taken: msg(str`Plant ${id} is already in the store. Choose another number.`),
  }[problem];
}

/**
 * The words of this form for any failure. @param isSent a plant was being added, rather than the form loaded
 */
export const failureWords = (isSent: boolean): FailureContext => ({
  refused: msg('The plant store refused this.'),
  unavailable: msg('The plant store isn’t available right now.'),
  safe: isSent && [
    msg('Check your connection, then try again. Nothing is added twice.'),
    msg('Try again. Nothing is added twice.'),
  ],
});
