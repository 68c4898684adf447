import type { TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { type Field, note, noteOf } from './field.ts';
import { labelText } from './label-text.ts';
import { own } from '../../session/trellis-error.ts';

/**
 * A date that people know by heart, such as a birthday: year, month and day as far as they are typed,
 * `1984-5-`.
 */
export interface DateParts extends Field {
  value: string;
}

/**
 * A date in three fields, as people say it: no picker leads to 1984. The group's name is the id of its first
 * field; `change` takes the parts as they are typed, which `readDate` reads.
 */
export function dateParts(given: DateParts, change: (value: string) => void): TemplateResult {
  const of = own(given);
  const [year = '', month = '', day = ''] = of.value.split('-');
  const parts = [
    { id: of.name, label: msg('Day'), value: day, to: (text: string) => `${year}-${month}-${text}` },
    {
      id: `${of.name}-month`,
      label: msg('Month'),
      value: month,
      to: (text: string) => `${year}-${text}-${day}`,
    },
    {
      id: `${of.name}-year`,
      label: msg('Year'),
      value: year,
      to: (text: string) => `${text}-${month}-${day}`,
    },
  ];
  return html`<fieldset part="field" class="date" aria-describedby=${noteOf(of)}>
    <legend part="label">${labelText(of)}</legend>
    <div class="parts">
      ${parts.map(
        ({ id, label, value, to }, place) =>
          html`<label
            ><span class="muted">${label}</span
            ><input
              part="input"
              id=${id}
              inputmode="numeric"
              autocomplete="off"
              maxlength=${place === 2 ? 4 : 2}
              .value=${value}
              ?required=${of.required}
              aria-invalid=${!!of.error}
              @input=${({ target }: Event) =>
                change(to((target as HTMLInputElement).value.replaceAll(/\D/g, '')))}
          /></label>`,
      )}
    </div>
    <div class="field">${note(of)}</div>
  </fieldset>`;
}

/**
 * Reads typed parts into a date of the calendar: `1984-5-7` is `1984-05-07`.
 * @returns `undefined` for what is no date
 */
export function readDate(typed: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? undefined : date;
}
