import { fulfillmentName, percentText, percentTyped } from '../parts/format.ts';
import { group } from '../parts/form-pages.ts';
import { WEEKDAYS } from '../../../core/contract/dates.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, textArea } from '../../shell/forms.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import type { WeeklyRange } from '../../../catalog/locations/contract/hours.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import {
  foldedGroup,
  typedField,
  type Faults,
  type Typed,
  type SettingsForm,
  checkbox,
} from './settings-form.ts';
import { dayName, dayText, exceptionsOf, exceptionsText, rangesOf, RANGES_HINT } from './location-view.ts';
import { MAX_TAXES } from '../../../catalog/locations/contract/settings.ts';

const WEEKS = ['default', ...FULFILLMENTS] as const;
type WeekName = (typeof WEEKS)[number];

const HOURS_FIELDS = [
  ...WEEKS.flatMap((week) => WEEKDAYS.map((day) => `${week}.${day}`)),
  ...FULFILLMENTS.map((fulfillment) => `own.${fulfillment}`),
  'exceptions',
];

/** Opening hours, of each fulfillment if they differ, and the days with hours of their own. */
export const hoursForm: SettingsForm = {
  path: 'hours',
  title: 'Hours of',
  names: HOURS_FIELDS,
  typedOf: typedHours,
  read: readHours,
  fieldOf: (param) => {
    if (param.startsWith('exceptions')) return 'exceptions';
    const [, week] = /^hours\.(\w+)/.exec(param) ?? [];
    return week === undefined ? undefined : `${week}.monday`;
  },
  fields: hoursFields,
};

function typedHours({ hours, exceptions }: Location): Typed {
  const days = WEEKS.flatMap((week) =>
    WEEKDAYS.map((day) => [`${week}.${day}`, dayText(hours[week] ?? hours.default, day)]),
  );
  const own = FULFILLMENTS.map((name) => [`own.${name}`, hours[name] ? 'yes' : '']);
  return { ...(Object.fromEntries([...days, ...own]) as Typed), exceptions: exceptionsText(exceptions) };
}

function readHours(typed: Typed) {
  const faults = new Map<string, string>();
  const week = (name: WeekName): WeeklyRange[] =>
    WEEKDAYS.flatMap((day) => {
      const field = `${name}.${day}`;
      const ranges = rangesOf(typed[field] ?? '');
      if (!ranges) faults.set(field, RANGES_HINT);
      return (ranges ?? []).map((range) => ({ day, ...range }));
    });
  const own = (name: (typeof FULFILLMENTS)[number]) => (typed[`own.${name}`] === 'yes' ? week(name) : null);
  const hours = {
    default: week('default'),
    pickup: own('pickup'),
    delivery: own('delivery'),
    dine_in: own('dine_in'),
  };
  const exceptions = exceptionsOf(typed['exceptions'] ?? '');
  if (typeof exceptions === 'number') {
    faults.set(
      'exceptions',
      `Line ${exceptions} can't be read. Write 2026-12-25 closed Christmas Day, or 2026-12-24 09:00-13:00.`,
    );
  }
  return { body: { hours, exceptions: typeof exceptions === 'number' ? [] : exceptions }, faults };
}

function hoursFields(typed: Typed, faults: Faults) {
  return html`${group(
    'Opening hours',
    html`<p class="muted">${RANGES_HINT} 18:00-02:00 closes on the next day.</p>
      ${days('default', typed, faults)}`,
  )}
  ${FULFILLMENTS.map((name) =>
    foldedGroup(
      `${fulfillmentName(name)} hours`,
      typed[`own.${name}`] === 'yes',
      html`<div class="pairs">
          ${selectField({
            name: `own.${name}`,
            label: `Hours of ${fulfillmentName(name).toLowerCase()} orders`,
            choices: [
              { value: '', label: 'The opening hours' },
              { value: 'yes', label: 'The hours below' },
            ],
            value: typed[`own.${name}`] ?? '',
          })}
        </div>
        ${days(name, typed, faults)}`,
    ),
  )}
  ${group(
    'Other days',
    textArea({
      name: 'exceptions',
      label: 'Days with hours of their own',
      hint: html`One a line: <span class="mono">2026-12-25 closed Christmas Day</span> or
        <span class="mono">2026-12-24 09:00-13:00</span>. Each replaces what opens on its day.`,
      error: faults.get('exceptions'),
      value: typed['exceptions'] ?? '',
      rows: 5,
    }),
  )}`;
}

function days(week: WeekName, typed: Typed, faults: Faults) {
  return html`<div class="pairs">
    ${WEEKDAYS.map((day) => typedField(`${week}.${day}`, { label: dayName(day) }, typed, faults))}
  </div>`;
}

/** 8.875% is 88,750 ppm. */
const RATE_DIGITS = 4;
const FIELDS = ['name', 'rate', 'inclusive', 'categories', ...FULFILLMENTS];
const TAXES_FIELDS = Array.from({ length: MAX_TAXES }, (_, index) =>
  FIELDS.map((field) => `tax.${index}.${field}`),
).flat();
const FIELD_OF: Readonly<Record<string, string>> = { rate_ppm: 'rate', categories: 'categories' };
const CHARGES = ['delivery', 'service', 'packaging'] as const;
/** Empty rows after those that are there. */
const SPARE = 1;

/** The taxes of a location. One whose name and rate are emptied is removed. */
export const taxesForm: SettingsForm = {
  path: 'taxes',
  title: 'Taxes at',
  names: [...TAXES_FIELDS, ...CHARGES.map(chargeField)],
  typedOf: typedTaxes,
  read: readTaxes,
  fieldOf: (param, typed) => {
    const charge = CHARGES.find((type) => param === `charge_categories.${type}`);
    if (charge !== undefined) return chargeField(charge);
    const [, index, field = 'name'] = /^taxes\.(\d+)(?:\.(\w+))?/.exec(param) ?? [];
    if (index === undefined) return undefined;
    return `tax.${filledRows(typed)[Number(index)]}.${FIELD_OF[field] ?? 'name'}`;
  },
  fields: taxesFields,
};

function chargeField(type: (typeof CHARGES)[number]): string {
  return `charge.${type}`;
}

function typedTaxes({ taxes, charge_categories: ofCharges }: Location): Typed {
  return Object.fromEntries([
    ...CHARGES.map((type) => [chargeField(type), ofCharges[type] ?? '']),
    ...taxes.flatMap(({ name, rate_ppm, inclusive, categories, fulfillments }, index) => [
      [`tax.${index}.name`, name],
      [`tax.${index}.rate`, percentText(rate_ppm, RATE_DIGITS)],
      [`tax.${index}.inclusive`, inclusive ? 'yes' : ''],
      [`tax.${index}.categories`, categories.join(', ')],
      ...fulfillments.map((fulfillment) => [`tax.${index}.${fulfillment}`, 'yes']),
    ]),
  ]) as Typed;
}

function readTaxes(typed: Typed) {
  const faults = new Map<string, string>();
  const at = (index: number, field: string): string => typed[`tax.${index}.${field}`] ?? '';
  const taxes = filledRows(typed).map((index) => {
    const rate = percentTyped(at(index, 'rate'), RATE_DIGITS);
    if (rate === undefined) faults.set(`tax.${index}.rate`, 'Enter a percentage such as 20 or 8.875.');
    if (at(index, 'name') === '') faults.set(`tax.${index}.name`, 'Enter the name.');
    return {
      name: at(index, 'name'),
      rate_ppm: rate ?? 0,
      inclusive: at(index, 'inclusive') === 'yes',
      categories: at(index, 'categories')
        .split(',')
        .map((category) => category.trim())
        .filter((category) => category !== ''),
      fulfillments: FULFILLMENTS.filter((fulfillment) => at(index, fulfillment) === 'yes'),
    };
  });
  const ofCharges = CHARGES.map((type) => [type, typed[chargeField(type)] || null]);
  return { body: { taxes, charge_categories: Object.fromEntries(ofCharges) }, faults };
}

/** Rows that are a tax: the API gets these, one after the other. */
function filledRows(typed: Typed): number[] {
  return rows().filter((index) => typed[`tax.${index}.name`] || typed[`tax.${index}.rate`]);
}

function rows(): number[] {
  return Array.from({ length: MAX_TAXES }, (_, index) => index);
}

function taxesFields(typed: Typed, faults: Faults): Html {
  const last = filledRows(typed).at(-1) ?? -1;
  return html`<p class="muted">
      An inclusive tax is the only one on its lines: no other may have the same category and fulfillment.
    </p>
    ${rows()
      .slice(0, last + 1 + SPARE)
      .map((index) => taxFields(index, index > last, typed, faults))}
    ${group(
      'Delivery, service and packaging',
      html`<p class="muted">
          A charge is taxed as the items that it goes with: it is shared over them by what they cost. Enter a
          category to tax it as items of that category.
        </p>
        <div class="pairs">
          ${CHARGES.map((type) =>
            typedField(
              chargeField(type),
              { label: `Category of ${type}`, hint: 'Empty: taxed as the items.' },
              typed,
              faults,
            ),
          )}
        </div>`,
    )}`;
}

function taxFields(index: number, isNew: boolean, typed: Typed, faults: Faults): Html {
  const name = (field: string): string => `tax.${index}.${field}`;
  return group(
    isNew ? 'Another tax' : `Tax ${index + 1}`,
    html`<div class="pairs">
        ${typedField(
          name('name'),
          { label: 'Name', hint: isNew ? 'Leave empty for none.' : 'Empty name and rate: removed.' },
          typed,
          faults,
        )}
        ${typedField(name('rate'), { label: 'Rate in %', hint: 'Such as 20 or 8.875.' }, typed, faults)}
        ${typedField(
          name('categories'),
          { label: 'Categories of items', hint: 'With commas between. Empty: all.' },
          typed,
          faults,
        )}
      </div>
      ${checkbox(name('inclusive'), 'Included in prices', typed)}
      <fieldset class="field">
        <legend>Only on (none ticked: all)</legend>
        <div>
          ${FULFILLMENTS.map((fulfillment) =>
            checkbox(name(fulfillment), fulfillmentName(fulfillment), typed),
          )}
        </div>
      </fieldset>`,
  );
}
