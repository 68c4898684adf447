import type { LitElement, TemplateResult } from 'lit';
import { FormState } from '../../kit/forms/form-state.ts';
import { panel, type Panel } from '../../kit/controls/panel.ts';
import { textField } from '../../kit/forms/field.ts';
import { msg, str } from '../../i18n/message.ts';
import { refusalText } from '../../records/refusals.ts';
import { moneyExample, readMoney, readNumber } from '../../i18n/typed-money.ts';
import { counted } from '../../i18n/format.ts';

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

/** The name of a menu: for a new one, or another name for one that is there. */
export class NameForm {
  readonly state: FormState<'name'>;

  #name: string;

  constructor(host: LitElement, name = '') {
    this.#name = name;
    this.state = new FormState(host, {
      names: ['name'],
      check: () => ({ name: nameProblem(this.#name) }),
      refused: refusalText,
    });
  }

  /** Returns the name, or `undefined` if it is invalid, and then shows why. */
  read(): string | undefined {
    return this.state.validate() ? this.#name.trim() : undefined;
  }

  render(of: Omit<Panel, 'body'>): TemplateResult {
    const body = textField(
      {
        name: 'name',
        label: msg('Name of the menu'),
        value: this.#name,
        hint: msg('Customers see it.'),
        error: this.state.problems.name,
        required: true,
        readonly: !!of.busyText,
      },
      (name) => {
        this.#name = name;
        this.state.changed('name');
      },
    );
    return panel({ ...of, body });
  }
}
