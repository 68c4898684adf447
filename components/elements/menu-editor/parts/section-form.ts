import { type LitElement, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../i18n/message.ts';
import { nameProblem } from '../../../records/typed-problems.ts';
import { newKey } from './item-values.ts';
import { findSection, type Menu, type ServingTime } from '../menu-records.ts';
import { PartForm, type PartRules, iconButton } from './part-form.ts';
import { button } from '../../../kit/controls/button.ts';
import { choiceGroup } from '../../../kit/forms/choices.ts';
import { textField } from '../../../kit/forms/field.ts';
import { html } from '../../../session/base-element.ts';
import { WEEKDAYS, weekdayText } from '../../../i18n/money-and-dates.ts';

/** A serving time as it is typed. */
interface ServingValues {
  readonly key: string;
  readonly days: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** A section as its form has it. */
interface SectionValues {
  readonly name: string;
  readonly availability: readonly ServingValues[];
}

export type SectionForm = PartForm<SectionValues>;

/** The form of a section, or of a new one. */
export function sectionForm(host: LitElement, menu: Menu, id?: string): SectionForm {
  const values = id === undefined ? undefined : rules.find(menu, id);
  return values
    ? new PartForm(host, rules, values, id)
    : new PartForm(host, rules, { name: '', availability: [] });
}

const newServing = (): ServingValues => ({
  key: newKey(),
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: '11:00',
  to: '15:00',
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const rules: PartRules<SectionValues> = {
  names: ({ availability }) => [
    'name',
    ...availability.flatMap(({ key }) => [`days-${key}`, `from-${key}`, `to-${key}`]),
  ],
  check: ({ name, availability }) => ({
    name: nameProblem(name),
    ...Object.fromEntries(
      availability.flatMap(({ key, days, from, to }) => [
        [`days-${key}`, days.length > 0 ? undefined : msg('Choose at least one day.')],
        [`from-${key}`, TIME.test(from) ? undefined : msg('Enter a time such as 08:00.')],
        [`to-${key}`, TIME.test(to) || to === '24:00' ? undefined : msg('Enter a time such as 11:30.')],
      ]),
    ),
  }),
  fields: ({ name, availability }) => ({
    name: name.trim(),
    availability: availability.map(({ days, from, to }) => ({ days, from, to })),
  }),
  find: (menu, id) => {
    const section = findSection(menu, id);
    return section && { name: section.name, availability: section.availability.map(valuesOf) };
  },
  change: (menu, fields, id) => {
    const others = menu.sections.map((section) => ({ id: section.id }));
    if (id === undefined) return { sections: [...others, fields] };
    if (!findSection(menu, id)) return undefined;
    return { sections: others.map((one) => (one.id === id ? { ...one, ...fields } : one)) };
  },
  renewed: (values) => values,
  controlAt: ({ availability }, path) => {
    const at = path.indexOf('availability');
    const row = at < 0 ? undefined : availability[Number(path[at + 1])];
    if (row) return `${path[at + 2] === 'to' ? 'to' : path[at + 2] === 'days' ? 'days' : 'from'}-${row.key}`;
    return path.at(-1) === 'name' ? 'name' : undefined;
  },
};

/** Times are compared by what they say, not by the row's key. */
const valuesOf = ({ days, from, to }: ServingTime, at: number): ServingValues => ({
  key: `time-${at}`,
  days,
  from,
  to,
});

const MOST = 20;

/** The fields of a section: its name, and when its items are served. */
export function sectionBody(form: SectionForm, readonly: boolean): TemplateResult {
  const { name, availability } = form.values;
  const change = (times: readonly ServingValues[]): void => form.set({ availability: times });
  return html`${textField(
      {
        name: 'name',
        label: msg('Name'),
        value: name,
        error: form.state.problems['name'],
        required: true,
        readonly,
      },
      (typed) => form.set({ name: typed }, 'name'),
    )}
    <fieldset class="stack">
      <legend part="label">${msg('When it is served')}</legend>
      <p class="muted small">
        ${
          availability.length === 0
            ? msg('Always, while the location is open.')
            : msg('Local time of the location. A time that ends before it begins ends on the next day.')
        }
      </p>
      ${availability.map(
        (row, at) =>
          html`<div class="stack time" role="group" aria-label=${msg(str`Serving time ${at + 1}`)}>
            ${days(form, row, readonly)}
            <div class="fields">
              ${time(form, row, 'from', readonly)} ${time(form, row, 'to', readonly)}
              ${
                readonly
                  ? nothing
                  : iconButton('remove', msg(str`Remove serving time ${at + 1}`), () =>
                      change(availability.toSpliced(at, 1)),
                    )
              }
            </div>
          </div>`,
      )}
      ${
        readonly || availability.length >= MOST
          ? nothing
          : html`<div class="row">
              ${button({
                label: msg('Add serving time'),
                isSlim: true,
                press: () => change([...availability, newServing()]),
              })}
            </div>`
      }
    </fieldset>`;
}

const days = (form: SectionForm, row: ServingValues, disabled: boolean): TemplateResult =>
  html`<div class="days">
    ${choiceGroup(
      {
        name: `days-${row.key}`,
        label: msg('Days'),
        type: 'checkbox',
        chosen: row.days,
        choices: WEEKDAYS.map((value) => ({ value, label: weekdayText(value, 'short') })),
        error: form.state.problems[`days-${row.key}`],
        disabled,
      },
      (day) =>
        set(form, row, 'days', {
          days: WEEKDAYS.filter((one) => (one === day) !== row.days.includes(one)),
        }),
    )}
  </div>`;

function time(
  form: SectionForm,
  row: ServingValues,
  which: 'from' | 'to',
  readonly: boolean,
): TemplateResult {
  const name = `${which}-${row.key}`;
  return textField(
    {
      name,
      label: which === 'from' ? msg('From') : msg('To'),
      value: row[which],
      placeholder: which === 'from' ? '08:00' : '11:30',
      error: form.state.problems[name],
      required: true,
      readonly,
    },
    (value) => set(form, row, which, { [which]: value }),
  );
}

function set(
  form: SectionForm,
  { key }: ServingValues,
  control: string,
  change: Partial<ServingValues>,
): void {
  const availability = form.values.availability.map((one) => (one.key === key ? { ...one, ...change } : one));
  form.set({ availability }, `${control}-${key}`);
}
