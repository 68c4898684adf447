import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { choiceGroup } from '../../kit/forms/choice-group.ts';
import { textField } from '../../kit/forms/text-field.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { dayText, WEEKDAYS } from './menu-words.ts';
import { iconButton } from './row-buttons.ts';
import { newServing, type SectionForm, type ServingValues } from './section-rules.ts';

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
        choices: WEEKDAYS.map((value) => ({ value, label: dayText(value) })),
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
