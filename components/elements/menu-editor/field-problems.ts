import { moneyExample, readMoney, readNumber } from '../../i18n/typed-money.ts';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';

const LONGEST_NAME = 120;

/** What is wrong with a name that customers see. */
export function nameProblem(typed: string): string | undefined {
  const length = [...typed.trim()].length;
  if (!length) return msg('Fill in this field.');
  return tooLong(length, LONGEST_NAME);
}

/** What is wrong with a text that may be left out. */
export const textProblem = (typed: string, most = LONGEST_NAME): string | undefined =>
  tooLong([...typed.trim()].length, most);

function tooLong(length: number, most: number): string | undefined {
  return length > most ? msg(str`Use at most ${counted(most)} characters.`) : undefined;
}

/** What is wrong with a price. */
export const priceProblem = (typed: string, currency: string): string | undefined => {
  if (!typed.trim()) return msg('Enter a price; 0 is free.');
  const { amount, readings } = readMoney(typed, currency);
  if (readings) {
    const [first, second] = readings;
    return msg(str`This could mean ${first} or ${second}. Leave out the thousands separator.`);
  }
  return amount === undefined ? msg(str`Enter an amount such as ${moneyExample(currency)}.`) : undefined;
};

/** What is wrong with a whole number that may be left out. */
export function countProblem(typed: string, least: number, most: number): string | undefined {
  if (!typed.trim()) return undefined;
  const value = readNumber(typed);
  return value === undefined || value < least || value > most
    ? msg(str`Enter a whole number from ${counted(least)} to ${counted(most)}.`)
    : undefined;
}
