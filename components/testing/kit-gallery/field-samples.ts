import { html } from 'lit';
import { readMoney, readNumber } from '../../i18n/typed-money.ts';
import { readPhone, phoneField } from '../../kit/forms/phone-field.ts';
import { checkbox, choiceGroup } from '../../kit/forms/choices.ts';
import { dateField } from '../../kit/forms/date-field.ts';
import { fileField } from '../../kit/forms/file-field.ts';
import { moneyField, numberField, unitField } from '../../kit/forms/typed-fields.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { textField } from '../../kit/forms/field.ts';
import { holding, type Sample, still } from './sample.ts';

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

const ways = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'pickup', label: 'Pickup' },
  { value: 'table', label: 'At the table' },
];

/** Every field, in its states. */
export const fieldSamples: Record<string, Sample> = {
  text: holding('Riverside Nursery', (value, change) =>
    textField({ name: 'name', label: 'Display name', value, required: true, hint: 'Guests see it.' }, change),
  ),
  'text-empty': holding('', (value, change) =>
    textField({ name: 'name', label: 'Description', value, placeholder: 'Till one' }, change),
  ),
  'text-error': holding('', (value, change) =>
    textField(
      {
        name: 'name',
        label: 'Display name',
        value,
        required: true,
        error: value ? '' : 'Fill in this field.',
      },
      change,
    ),
  ),
  'text-readonly': still(() =>
    textField(
      { name: 'name', label: 'Merchant', value: 'mer_01JD8Q4T7Z', required: true, readonly: true },
      () => {},
    ),
  ),
  'text-disabled': still(
    () =>
      html`<fieldset disabled>
        ${textField({ name: 'name', label: 'Tag', value: 'indoor', hint: 'Not in this plan.' }, () => {})}
      </fieldset>`,
  ),
  number: holding('41', (value, change) =>
    numberField(
      {
        name: 'minutes',
        label: 'Minutes to accept',
        value,
        required: true,
        error: readNumber(value) === undefined ? 'Use digits only, for example 10.' : '',
        hint: 'From 2 to 60.',
      },
      change,
    ),
  ),
  money: holding('12.50', (value, change) =>
    moneyField(
      {
        name: 'price',
        label: 'Price',
        value,
        currency: 'EUR',
        required: true,
        error: readMoney(value, 'EUR').amount === undefined ? 'Enter an amount, for example 12.50.' : '',
        hint: 'Tax included.',
      },
      change,
    ),
  ),
  'money-error': holding('12.505', (value, change) =>
    moneyField(
      {
        name: 'price',
        label: 'Price',
        value,
        currency: 'USD',
        required: true,
        error: readMoney(value, 'USD').amount === undefined ? 'Use at most 2 digits after the point.' : '',
      },
      change,
    ),
  ),
  unit: holding('20', (value, change) =>
    unitField(
      { name: 'lead', label: 'Time to make an order', value, unit: 'min', isAfter: true, required: true },
      change,
    ),
  ),
  phone: holding('+49 30 1234567', (value, change) =>
    phoneField(
      {
        name: 'phone',
        label: 'Phone',
        value,
        required: true,
        error: readPhone(value) ? '' : 'Begin with a plus and the country code.',
      },
      change,
    ),
  ),
  select: holding('pickup', (value, change) =>
    selectField(
      {
        name: 'way',
        label: 'Fulfillment',
        value,
        options: ways.map((way) => [way.value, way.label]),
        hint: 'You can add others later.',
      },
      change,
    ),
  ),
  'select-error': holding('', (value, change) =>
    selectField(
      {
        name: 'way',
        label: 'Fulfillment',
        value,
        options: [['', 'Choose one'], ...ways.map((way) => [way.value, way.label] as const)],
        required: true,
        error: value ? '' : 'Choose a fulfillment.',
      },
      change,
    ),
  ),
  radio: holding(['delivery'], (chosen, change) =>
    choiceGroup({ name: 'ways', label: 'Fulfillment', type: 'radio', chosen, choices: ways }, (one) =>
      change([one]),
    ),
  ),
  checkboxes: holding<string[]>([], (chosen, change) =>
    choiceGroup(
      {
        name: 'ways',
        label: 'Fulfillments',
        type: 'checkbox',
        chosen,
        choices: ways.map((way) => ({ ...way, isDisabled: way.value === 'table' })),
        error: chosen.length > 0 ? '' : 'Choose at least one.',
      },
      (one) => change(toggled(chosen, one)),
    ),
  ),
  checkbox: holding(true, (checked, change) =>
    checkbox({ name: 'tips', label: 'Ask for a tip', checked, hint: 'On top of the total.' }, change),
  ),
  switch: holding(true, (checked, change) =>
    checkbox({ name: 'open', label: 'Takes orders', checked, isSwitch: true, hint: 'Acts at once.' }, change),
  ),
  date: holding('2026-11-21', (value, change) =>
    dateField({ name: 'from', label: 'From', value, type: 'date', required: true }, change),
  ),
  time: holding('10:30', (value, change) =>
    dateField({ name: 'opens', label: 'Opens', value, type: 'time', required: true }, change),
  ),
  file: still(() =>
    fileField(
      {
        name: 'menu',
        label: 'Menu',
        accept: '.csv,.json',
        hint: 'CSV or JSON, at most 5 MB.',
        required: true,
      },
      () => {},
    ),
  ),
};
