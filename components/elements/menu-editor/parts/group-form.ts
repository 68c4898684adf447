import { type LitElement, nothing, type TemplateResult } from 'lit';
import { moneyInput, readMoney, readNumber } from '../../../i18n/typed-money.ts';
import { msg, str } from '../../../i18n/message.ts';
import type { Fields } from '../differences.ts';
import { countProblem, nameProblem, priceProblem } from '../../../records/typed-problems.ts';
import { newKey } from './item-values.ts';
import { type DraftChange, findGroup, type Menu, type ModifierGroup } from '../menu-records.ts';
import { PartForm, type PartRules, rowButtons } from './part-form.ts';
import { button } from '../../../kit/controls/button.ts';
import { checkbox } from '../../../kit/forms/choices.ts';
import { moneyField, numberField } from '../../../kit/forms/typed-fields.ts';
import { textField } from '../../../kit/forms/field.ts';
import { html } from '../../../session/base-element.ts';

/** A modifier as it is typed. */
interface ModifierValues {
  readonly key: string;
  readonly id?: string | undefined;
  readonly name: string;
  readonly price: string;
  readonly default: boolean;
}

/** A modifier group as its form has it. */
interface GroupValues {
  readonly name: string;
  readonly min: string;
  readonly max: string;
  readonly max_each: string;
  readonly modifiers: readonly ModifierValues[];
}

export type GroupForm = PartForm<GroupValues>;

const newModifier = (): ModifierValues => ({ key: newKey(), name: '', price: '', default: false });

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
        ? msg('This is below the minimum.')
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

const MOST = 100;

/** The fields of a modifier group: its name, how many can be chosen, and of what. */
export function groupBody(form: GroupForm, currency: string, readonly: boolean): TemplateResult {
  const { values, state } = form;
  const { modifiers } = values;
  const count = (name: 'min' | 'max' | 'max_each', label: string, hint?: string): TemplateResult =>
    numberField(
      {
        name,
        label,
        value: values[name],
        hint,
        error: state.problems[name],
        required: name !== 'max',
        readonly,
      },
      (value) => form.set({ [name]: value }, name),
    );
  const change = (rows: readonly ModifierValues[]): void => form.set({ modifiers: rows });
  return html`${textField(
      {
        name: 'name',
        label: msg('Name'),
        value: values.name,
        error: state.problems['name'],
        required: true,
        readonly,
      },
      (name) => form.set({ name }, 'name'),
    )}
    <div class="pair">
      ${count('min', msg('At least'), msg('0: customers may leave it out.'))}
      ${count('max', msg('At most'), msg('Empty: as many as there are.'))}
      ${count('max_each', msg('At most of one'))}
    </div>
    <fieldset class="stack">
      <legend part="label">${msg('Modifiers')}</legend>
      ${modifiers.map(
        (row, at) =>
          html`<div class="fields" role="group" aria-label=${msg(str`Modifier ${at + 1}`)}>
            ${modifier(form, row, currency, readonly)}
            ${
              readonly || modifiers.length === 1
                ? nothing
                : rowButtons(modifiers, at, change, row.name || `${at + 1}`)
            }
          </div>`,
      )}
      ${
        readonly || modifiers.length >= MOST
          ? nothing
          : html`<div class="row">
              ${button({
                label: msg('Add modifier'),
                isSlim: true,
                action: 'add-modifier',
                press: () => change([...modifiers, newModifier()]),
              })}
            </div>`
      }
    </fieldset>`;
}

function modifier(form: GroupForm, row: ModifierValues, currency: string, readonly: boolean): TemplateResult {
  const { problems } = form.state;
  const set = (change: Partial<ModifierValues>, control: string): void =>
    form.set(
      {
        modifiers: form.values.modifiers.map((one) => (one.key === row.key ? { ...one, ...change } : one)),
      },
      `${control}-${row.key}`,
    );
  return html`${textField(
    {
      name: `modifier-${row.key}`,
      label: msg('Name'),
      value: row.name,
      error: problems[`modifier-${row.key}`],
      required: true,
      readonly,
    },
    (name) => set({ name }, 'modifier'),
  )}
  ${moneyField(
    {
      name: `price-${row.key}`,
      label: msg('Added price'),
      value: row.price,
      currency,
      error: problems[`price-${row.key}`],
      readonly,
    },
    (price) => set({ price }, 'price'),
  )}
  ${checkbox(
    { name: `default-${row.key}`, label: msg('Preselected'), checked: row.default, disabled: readonly },
    (checked) => set({ default: checked }, 'default'),
  )}`;
}
