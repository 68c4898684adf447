import { fulfillmentName } from '../parts/format.ts';
import { group } from '../parts/form-pages.ts';
import { WEEKDAYS } from '../../../core/contract/dates.ts';
import { html } from '../../../core/text/html.ts';
import { selectField, textArea } from '../../shell/forms/field.ts';
import { FULFILLMENTS } from '../../../catalog/locations/contract/fulfillments.ts';
import type { WeeklyRange } from '../../../catalog/locations/contract/hours.ts';
import type { Location } from '../../../catalog/locations/contract/location.ts';
import { foldedGroup, typedField, type Faults, type Typed, type SettingsForm } from './settings-form.ts';
import { dayName, dayText, exceptionsOf, exceptionsText, rangesOf, RANGES_HINT } from './location-words.ts';

const WEEKS = ['default', ...FULFILLMENTS] as const;
type WeekName = (typeof WEEKS)[number];

const NAMES = [
  ...WEEKS.flatMap((week) => WEEKDAYS.map((day) => `${week}.${day}`)),
  ...FULFILLMENTS.map((fulfillment) => `own.${fulfillment}`),
  'exceptions',
];

/** Opening hours, of each fulfillment if they differ, and the days with hours of their own. */
export const hoursForm: SettingsForm = {
  path: 'hours',
  title: 'Hours of',
  names: NAMES,
  typedOf,
  read,
  fieldOf: (param) => {
    if (param.startsWith('exceptions')) return 'exceptions';
    const [, week] = /^hours\.(\w+)/.exec(param) ?? [];
    return week === undefined ? undefined : `${week}.monday`;
  },
  fields: hoursFields,
};

function typedOf({ hours, exceptions }: Location): Typed {
  const days = WEEKS.flatMap((week) =>
    WEEKDAYS.map((day) => [`${week}.${day}`, dayText(hours[week] ?? hours.default, day)]),
  );
  const own = FULFILLMENTS.map((name) => [`own.${name}`, hours[name] ? 'yes' : '']);
  return { ...(Object.fromEntries([...days, ...own]) as Typed), exceptions: exceptionsText(exceptions) };
}

function read(typed: Typed) {
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
