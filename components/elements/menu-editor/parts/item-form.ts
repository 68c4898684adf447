import type { LitElement, TemplateResult } from 'lit';
import { readMoney, readNumber } from '../../../i18n/typed-money.ts';
import { msg } from '../../../i18n/message.ts';
import { countProblem, nameProblem, priceProblem, textProblem } from '../../../records/typed-problems.ts';
import type { Fields } from '../differences.ts';
import { type DraftChange, findItem, findSection, type Menu } from '../menu-records.ts';
import { PartForm, type PartRules } from './part-form.ts';
import { type ItemForm, BLANK, newVariation, type ItemValues, valuesOf } from './item-values.ts';
import { checkbox, choiceGroup } from '../../../kit/forms/choices.ts';
import { disclosure } from '../../../kit/controls/button.ts';
import { numberField, textArea } from '../../../kit/forms/typed-fields.ts';
import { isolated, selectField } from '../../../kit/forms/select-field.ts';
import { textField } from '../../../kit/forms/field.ts';
import { ALLERGENS, allergenText, DIETARY, dietText } from '../../../records/diet-words.ts';
import { html } from '../../../session/base-element.ts';
import { offeredGroups, variationRows } from './item-rows.ts';

/** The form of an item, or of a new one in a section. */
export function itemForm(host: LitElement, menu: Menu, of: { id?: string; section?: string }): ItemForm {
  const rules = itemRules(menu.currency);
  const values = of.id === undefined ? undefined : rules.find(menu, of.id);
  if (values) return new PartForm(host, rules, values, of.id);
  const section = of.section ?? menu.sections[0]?.id ?? '';
  return new PartForm(host, rules, { ...BLANK, section, variations: [newVariation()] });
}

function itemRules(currency: string): PartRules<ItemValues> {
  return {
    names: ({ variations, modifier_groups }) => [
      'name',
      'description',
      'alt',
      'section',
      ...variations.flatMap(({ key }) => [`variation-${key}`, `price-${key}`, `sku-${key}`]),
      ...modifier_groups.flatMap(({ group }) => [`min-${group}`, `max-${group}`]),
      'calories',
      'tax_category',
      'external_id',
    ],
    check: (values) => checkItem(values, currency),
    fields: (values) => itemFields(values, currency),
    find: (menu, id) => {
      const placed = findItem(menu, id);
      return placed && valuesOf(placed.item, placed.section.id, currency);
    },
    change: itemChange,
    renewed: (values) => ({
      ...values,
      variations: values.variations.map(({ id: _id, ...rest }) => rest),
    }),
    controlAt: ({ variations, modifier_groups }, [, field = '', at = '', of = '']) => {
      const variation = field === 'variations' ? variations[Number(at)] : undefined;
      if (variation) return `${of === 'name' ? 'variation' : of === 'sku' ? of : 'price'}-${variation.key}`;
      const offered = field === 'modifier_groups' ? modifier_groups[Number(at)] : undefined;
      if (offered) return `${of === 'max' ? of : 'min'}-${offered.group}`;
      if (field === 'image') return 'alt';
      return /^(name|description|section|calories|tax_category|external_id)$/.test(field) ? field : undefined;
    },
  };
}

function itemFields(values: ItemValues, currency: string): Fields {
  const { section, dietary, allergens, alcohol, image } = values;
  return {
    section,
    name: values.name.trim(),
    description: values.description.trim() || null,
    image: image && { id: image.id, alt: image.alt?.trim() ?? null },
    variations: values.variations.map(({ id, name, price, sku }) => ({
      ...(id && { id }),
      name: name.trim() || null,
      price: readMoney(price, currency).amount ?? price,
      sku: sku.trim() || null,
    })),
    modifier_groups: values.modifier_groups.map(({ group, min, max }) => ({
      group,
      min: countOf(min),
      max: countOf(max),
    })),
    dietary: dietary.toSorted(),
    allergens: allergens.toSorted(),
    calories: countOf(values.calories),
    alcohol,
    tax_category: values.tax_category.trim() || 'standard',
    external_id: values.external_id.trim() || null,
  };
}

/** A number as it is sent; what is no number stays as it was typed, and is never sent. */
const countOf = (typed: string): number | string | null =>
  typed.trim() ? (readNumber(typed) ?? typed) : null;

function checkItem(values: ItemValues, currency: string): Record<string, string | undefined> {
  const { variations, modifier_groups } = values;
  return {
    name: nameProblem(values.name),
    description: textProblem(values.description, 2000),
    alt:
      values.image?.alt?.trim() === ''
        ? msg('Say what it shows, or that it is decorative.')
        : textProblem(values.image?.alt ?? '', 250),
    ...Object.fromEntries(
      variations.flatMap(({ key, name, price, sku }) => [
        [
          `variation-${key}`,
          !name.trim() && variations.length > 1
            ? msg('Name each variation, such as “Large”.')
            : textProblem(name),
        ],
        [`price-${key}`, priceProblem(price, currency)],
        [`sku-${key}`, textProblem(sku)],
      ]),
    ),
    ...Object.fromEntries(
      modifier_groups.flatMap(({ group, min, max }) => [
        [`min-${group}`, countProblem(min, 0, 50)],
        [`max-${group}`, countProblem(max, 1, 50)],
      ]),
    ),
    calories: countProblem(values.calories, 0, 99_999),
    tax_category: /^[a-z0-9-]{0,63}$/.test(values.tax_category.trim())
      ? undefined
      : msg('Use lowercase letters, digits and hyphens.'),
    external_id: textProblem(values.external_id),
  };
}

function itemChange(menu: Menu, fields: Fields, id: string | undefined): DraftChange | undefined {
  const { section } = fields as { section?: string };
  if (section !== undefined && !findSection(menu, section)) return undefined;
  if (id !== undefined && !findItem(menu, id)) return undefined;
  return { item: { ...fields, ...(id !== undefined && { id }) } };
}

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
  return html`<div class="stack chips">
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

/** Returns the offered choices, and unknown ones that a newer service has set. */
const known = (all: readonly string[], chosen: readonly string[]): string[] => [
  ...new Set([...all, ...chosen]),
];

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
