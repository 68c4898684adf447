import type { LitElement } from 'lit';
import { moneyInput, readMoney, readNumber } from '../../i18n/typed-money.ts';
import { msg } from '../../i18n/message.ts';
import type { Fields } from './conflicts.ts';
import { countProblem, nameProblem, priceProblem } from './field-problems.ts';
import { newKey } from './item-values.ts';
import { type DraftChange, findGroup, type Menu, type ModifierGroup } from './menu-records.ts';
import { PartForm, type PartRules } from './part-form.ts';

/** A modifier as it is typed. */
export interface ModifierValues {
  readonly key: string;
  readonly id?: string | undefined;
  readonly name: string;
  readonly price: string;
  readonly default: boolean;
}

/** A modifier group as its form has it. */
export interface GroupValues {
  readonly name: string;
  readonly min: string;
  readonly max: string;
  readonly max_each: string;
  readonly modifiers: readonly ModifierValues[];
}

export type GroupForm = PartForm<GroupValues>;

export const newModifier = (): ModifierValues => ({ key: newKey(), name: '', price: '', default: false });

/** The form of a modifier group, or of a new one. */
export function groupForm(host: LitElement, menu: Menu, id?: string): GroupForm {
  const rules = groupRules(menu.currency);
  const values = id === undefined ? undefined : rules.find(menu, id);
  if (values) return new PartForm(host, rules, values, id);
  return new PartForm(host, rules, {
    name: '',
    min: '0',
    max: '1',
    max_each: '1',
    modifiers: [newModifier()],
  });
}

const groupRules = (currency: string): PartRules<GroupValues> => ({
  names: ({ modifiers }) => [
    'name',
    'min',
    'max',
    'max_each',
    ...modifiers.flatMap(({ key }) => [`modifier-${key}`, `price-${key}`]),
  ],
  check: (values) => checkGroup(values, currency),
  fields: ({ name, min, max, max_each, modifiers }) => ({
    name: name.trim(),
    min: countOf(min) ?? 0,
    max: countOf(max),
    max_each: countOf(max_each) ?? 1,
    modifiers: modifiers.map((one) => ({
      ...(one.id && { id: one.id }),
      name: one.name.trim(),
      price: readMoney(one.price || '0', currency).amount ?? one.price,
      default: one.default,
    })),
  }),
  find: (menu, id) => {
    const group = findGroup(menu, id);
    return group && valuesOf(group, currency);
  },
  change: groupChange,
  renewed: (values) => ({ ...values, modifiers: values.modifiers.map(({ id: _id, ...rest }) => rest) }),
  controlAt: ({ modifiers }, [, field = '', at = '', of = '']) => {
    const row = field === 'modifiers' ? modifiers[Number(at)] : undefined;
    if (row) return `${of === 'name' ? 'modifier' : 'price'}-${row.key}`;
    if (field === 'modifiers') return 'max';
    return /^(name|min|max|max_each)$/.test(field) ? field : undefined;
  },
});

const valuesOf = (group: ModifierGroup, currency: string): GroupValues => ({
  name: group.name,
  min: `${group.min}`,
  max: group.max === null ? '' : `${group.max}`,
  max_each: `${group.max_each}`,
  modifiers: group.modifiers.map(({ id, name, price, default: isDefault }) => ({
    key: id,
    id,
    name,
    price: moneyInput(price, currency),
    default: isDefault,
  })),
});

const countOf = (typed: string): number | string | null =>
  typed.trim() ? (readNumber(typed) ?? typed) : null;

function checkGroup(values: GroupValues, currency: string): Record<string, string | undefined> {
  const { min, max, modifiers } = values;
  const [least, most] = [readNumber(min || '0') ?? 0, max.trim() ? (readNumber(max) ?? 0) : Infinity];
  return {
    name: nameProblem(values.name),
    min: countProblem(min, 0, 50),
    max:
      countProblem(max, 1, 50) ??
      (most < least
        ? msg('This is less than the fewest.')
        : modifiers.filter((one) => one.default).length > most
          ? msg('More modifiers are preselected than can be chosen.')
          : undefined),
    max_each: countProblem(values.max_each, 1, 20),
    ...Object.fromEntries(
      modifiers.flatMap(({ key, name, price }) => [
        [`modifier-${key}`, nameProblem(name)],
        [`price-${key}`, price.trim() ? priceProblem(price, currency) : undefined],
      ]),
    ),
  };
}

function groupChange(menu: Menu, fields: Fields, id: string | undefined): DraftChange | undefined {
  if (id !== undefined && !findGroup(menu, id)) return undefined;
  return { group: { ...fields, ...(id !== undefined && { id }) } };
}
