import { counted } from '../i18n/format.ts';
import { msg, str } from '../i18n/message.ts';
import { moneyExample, readMoney, readNumber } from '../i18n/typed-money.ts';

const LONGEST_NAME = 120;

/** Returns the problem of a name that customers see. */
export function nameProblem(typed: string): string | undefined {
  const length = [...typed.trim()].length;
  if (!length) return msg('Fill in this field.');
  return tooLong(length, LONGEST_NAME);
}

/** Returns the problem of an optional text. */
export const textProblem = (typed: string, most = LONGEST_NAME): string | undefined =>
  tooLong([...typed.trim()].length, most);

function tooLong(length: number, most: number): string | undefined {
  return length > most ? msg(str`Use at most ${counted(most)} characters.`) : undefined;
}

/** Returns the problem of a price. */
export const priceProblem = (typed: string, currency: string): string | undefined => {
  if (!typed.trim()) return msg('Enter a price; 0 is free.');
  const { amount, readings } = readMoney(typed, currency);
  if (readings) {
    const [first, second] = readings;
    return msg(str`This could mean ${first} or ${second}. Leave out the thousands separator.`);
  }
  return amount === undefined ? msg(str`Enter an amount such as ${moneyExample(currency)}.`) : undefined;
};

/** Returns the problem of an optional whole number. */
export function countProblem(typed: string, least: number, most: number): string | undefined {
  if (!typed.trim()) return undefined;
  const value = readNumber(typed);
  return value === undefined || value < least || value > most
    ? msg(str`Enter a whole number from ${counted(least)} to ${counted(most)}.`)
    : undefined;
}
