import { countText } from '../../../i18n/format.ts';
import { msg, str } from '../../../i18n/message.ts';
import { moneyText } from '../../../i18n/money-and-dates.ts';
import { moneyInput, readMoney, readNumber } from '../../../i18n/typed-money.ts';
import { countProblem, nameProblem, priceProblem, textProblem } from '../../../records/typed-problems.ts';
import { own } from '../../../session/trellis-error.ts';
import type { Location, Merchant } from '../records.ts';

/** Problems by the ID of the control. */
export type Problems = Record<string, string>;

/** The value to send for what was typed, or the problem with it. */
export type Reading = { readonly value: unknown } | { readonly problems: Problems };

/** The other fields of the form, as they are typed, and the merchant that they belong to. */
export interface Form {
  readonly merchant: Merchant;
  value: <Typed>(path: string) => Typed;
}

/**
 * A property of a location that is edited by itself: it is sent only if it was changed, and somebody else may
 * change the others at the same time. `Typed` is what its controls hold: text, a choice or a list, as JSON.
 */
export interface LocationField<Typed = unknown> {
  /** The property in the API: `fulfillments.pickup.fee`. */
  readonly path: string;
  readonly label: () => string;
  readonly typed: (location: Location, merchant: Merchant) => Typed;
  readonly read: (typed: Typed, form: Form) => Reading;
  /** Returns the typed or saved value in words. */
  readonly text: (typed: Typed, form: Form) => string;
  /**
   * Returns the id of the control that a refusal is about, where there are several. @param at below `path`
   */
  readonly idAt?: (typed: Typed, at: readonly string[]) => string | undefined;
}

/** The id of a field's control. */
export const idOf = (path: string): string => `in-${path.replaceAll('.', '-')}`;

/** The value of a record at a path. */
const valueAt = (location: Location, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], location);

const refused = (path: string, problem: string): Reading => ({ problems: { [idOf(path)]: problem } });

/** Fields of all kinds are in one list; each reads only what it has typed itself. */
export const asField = <Typed>(field: LocationField<Typed>): LocationField =>
  own(field) as unknown as LocationField;

type Label = () => string;

/** A line of text. An empty one is sent as `null`, unless it is required. */
export const textField = (
  path: string,
  label: Label,
  rules: { most?: number; isRequired?: boolean; check?: LineCheck } = {},
): LocationField => {
  const { most, isRequired, check } = own(rules);
  return asField<string>({
    path,
    label,
    typed: (location) => `${(valueAt(location, path) as string | null) ?? ''}`,
    read: (typed, form) => {
      const text = typed.trim();
      const problem = isRequired ? nameProblem(text) : textProblem(text, most);
      const wrong = problem ?? (text ? check?.(text, form) : undefined);
      return wrong ? refused(path, wrong) : { value: text || null };
    },
    text: (typed) => typed.trim() || '–',
  });
};
type LineCheck = (text: string, form: Form) => string | undefined;

/** Something that is on or off. */
export const switchField = (path: string, label: Label): LocationField =>
  asField<boolean>({
    path,
    label,
    typed: (location) => valueAt(location, path) === true,
    read: (value) => ({ value }),
    text: (isOn) => (isOn ? msg('Yes') : msg('No')),
  });

/** One of a few values, each with its words. */
export const choiceField = (
  path: string,
  label: Label,
  options: () => readonly (readonly [value: string, text: string])[],
): LocationField =>
  asField<string>({
    path,
    label,
    typed: (location) => `${(valueAt(location, path) as string | null) ?? ''}`,
    read: (typed) => ({ value: typed || null }),
    text: (typed) => options().find(([value]) => value === typed)?.[1] ?? (typed || '–'),
  });

/**
 * A whole number, maybe of a unit. @param none the words for an empty field, which is `null`; without them it
 * is required
 */
export const numberField = (
  path: string,
  label: Label,
  rules: { least: number; most: number; none?: Label; unit?: 'minute' | 'day' },
): LocationField => {
  const { least, most, none, unit } = own(rules);
  return asField<string>({
    path,
    label,
    typed: (location) => `${(valueAt(location, path) as number | null) ?? ''}`,
    read: (typed) => {
      if (!typed.trim()) return none ? { value: null } : refused(path, msg('Fill in this field.'));
      const problem = countProblem(typed, least, most);
      return problem ? refused(path, problem) : { value: readNumber(typed) };
    },
    text: (typed) => {
      const value = readNumber(typed);
      if (unit && value !== undefined) return countText(value, unit);
      return typed.trim() || (none?.() ?? '–');
    },
  });
};

/** An amount in the merchant's currency; empty is 0. */
export const moneyField = (path: string, label: Label): LocationField =>
  asField<string>({
    path,
    label,
    typed: (location, { currency }) =>
      moneyInput((valueAt(location, path) as { amount: number }).amount, currency),
    read: (typed, { merchant: { currency } }) => {
      const problem = typed.trim() ? priceProblem(typed, currency) : undefined;
      if (problem) return refused(path, problem);
      return { value: { amount: readMoney(typed || '0', currency).amount, currency } };
    },
    text: (typed, { merchant: { currency } }) => {
      const { amount } = readMoney(typed || '0', currency);
      return amount === undefined ? typed : moneyText(amount, currency);
    },
  });

/** A list of short texts in one field, separated by commas or lines. */
export const listField = (
  path: string,
  label: Label,
  { most, pattern, none }: { most: number; pattern: RegExp; none: Label },
): LocationField =>
  asField<string>({
    path,
    label,
    typed: (location) => (valueAt(location, path) as string[]).join(', '),
    read: (typed) => {
      const all = listOf(typed);
      const wrong = all.find((one) => !pattern.test(one));
      if (wrong !== undefined) return refused(path, msg(str`Check this part: ${wrong}`));
      return all.length > most ? refused(path, msg('There are too many.')) : { value: all };
    },
    text: (typed) => listOf(typed).join(', ') || none(),
  });

/** Reads a typed list: each entry once, in the order in which they are typed. */
export const listOf = (typed: string): string[] => [
  ...new Set(
    typed
      .normalize('NFKC')
      .split(/[,;،、\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
