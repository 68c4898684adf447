import type { TemplateResult } from 'lit';
import { checkbox } from '../../kit/forms/checkbox.ts';
import { choiceGroup } from '../../kit/forms/choice-group.ts';
import { disclosure } from '../../kit/controls/disclosure.ts';
import { numberField } from '../../kit/forms/number-field.ts';
import { isolated, selectField } from '../../kit/forms/select-field.ts';
import { textArea } from '../../kit/forms/text-area.ts';
import { textField } from '../../kit/forms/text-field.ts';
import { msg } from '../../i18n/message.ts';
import { ALLERGENS, allergenText, DIETARY, dietText } from '../../records/diet-words.ts';
import { html } from '../../session/base-element.ts';
import type { ItemForm } from './item-values.ts';
import type { Menu } from './menu-records.ts';
import { offeredGroups } from './offered-groups.ts';
import { variationRows } from './variation-rows.ts';

/** The fields of an item. @param image its picture's field, where there is one */
export function itemBody(form: ItemForm, menu: Menu, readonly: boolean, image: unknown): TemplateResult {
  const { values } = form;
  const { problems } = form.state;
  const text = (name: 'name' | 'external_id' | 'tax_category', label: string, more: object = {}) =>
    textField({ name, label, value: values[name], error: problems[name], readonly, ...more }, (value) =>
      form.set({ [name]: value }, name),
    );
  return html`${text('name', msg('Name'), { required: true })}
  ${textArea(
    {
      name: 'description',
      label: msg('Description'),
      value: values.description,
      error: problems['description'],
      readonly,
    },
    (description) => form.set({ description }, 'description'),
  )}
  ${image}
  ${selectField(
    {
      name: 'section',
      label: msg('Section'),
      value: values.section,
      options: menu.sections.map(({ id, name }) => [id, isolated(name)]),
      disabled: readonly,
    },
    (section) => form.set({ section }, 'section'),
  )}
  ${variationRows(form, menu.currency, readonly)} ${offeredGroups(form, menu, readonly)}
  ${disclosure(msg('Diet and allergens'), dietFields(form, readonly), !!problems['calories'])}
  ${disclosure(
    msg('Tax and numbers'),
    html`<div class="pair">
      ${text('tax_category', msg('Tax category'), {
        hint: msg('Decides which of the location’s taxes apply.'),
      })}
      ${text('external_id', msg('Your own number'), { hint: msg('Unique in the menu.') })}
    </div>`,
    !!problems['tax_category'] || !!problems['external_id'],
  )}`;
}

function dietFields(form: ItemForm, disabled: boolean): TemplateResult {
  const { values } = form;
  return html`<div class="stack">
    ${choiceGroup(
      {
        name: 'dietary',
        label: msg('Suits'),
        type: 'checkbox',
        chosen: values.dietary,
        choices: known(DIETARY, values.dietary).map((value) => ({ value, label: dietText(value) })),
        disabled,
      },
      (one) => form.set({ dietary: toggled(values.dietary, one) }),
    )}
    ${choiceGroup(
      {
        name: 'allergens',
        label: msg('Contains'),
        type: 'checkbox',
        chosen: values.allergens,
        choices: known(ALLERGENS, values.allergens).map((value) => ({ value, label: allergenText(value) })),
        disabled,
      },
      (one) => form.set({ allergens: toggled(values.allergens, one) }),
    )}
    ${checkbox(
      { name: 'alcohol', label: msg('Contains alcohol'), checked: values.alcohol, disabled },
      (alcohol) => form.set({ alcohol }),
    )}
    ${numberField(
      {
        name: 'calories',
        label: msg('Calories'),
        value: values.calories,
        hint: msg('Kilocalories per portion.'),
        error: form.state.problems['calories'],
        readonly: disabled,
      },
      (calories) => form.set({ calories }, 'calories'),
    )}
  </div>`;
}

/** What is offered, and what a newer service has put there besides. */
const known = (all: readonly string[], chosen: readonly string[]): string[] => [
  ...new Set([...all, ...chosen]),
];

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
