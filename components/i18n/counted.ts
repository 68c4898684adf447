import { language } from './format.ts';

/** A number that is formatted in the language of the message. */
export interface Counted {
  valueOf: () => number;
  toString: () => string;
}

/**
 * Returns a number for a message: formatted with the language's digits and grouping, and still a number for
 * its plural rules.
 * @example msg(str`${counted(1200)} events`) // '1,200 events'
 */
export const counted = (value: number): Counted => ({
  valueOf: () => value,
  toString: () => value.toLocaleString(language()),
});
