import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { checkbox } from '../../kit/forms/checkbox.ts';
import { moneyField } from '../../kit/forms/money-field.ts';
import { numberField } from '../../kit/forms/number-field.ts';
import { textField } from '../../kit/forms/text-field.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { type GroupForm, type ModifierValues, newModifier } from './group-rules.ts';
import { rowButtons } from './row-buttons.ts';

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
