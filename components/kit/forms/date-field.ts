import { noChange, type TemplateResult, nothing } from 'lit';
import { textField, type TextField, type Field, note, noteOf } from './field.ts';
import { language } from '../../i18n/format.ts';
import { msg } from '../../i18n/message.ts';
import { localeOf } from '../../i18n/money-and-dates.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';

/** A date, a time of day, or both: ISO 8601 without a zone, as the browser's own picker has it. */
interface DateField extends TextField {
  value: string;
  type: 'date' | 'time' | 'datetime-local';
}

/**
 * The field in which a part of a date was deleted and not typed again yet. It says that it is empty, and
 * isn’t.
 */
let halfTyped: HTMLInputElement | undefined;

/**
 * The browser's own field for dates and times. While one part is typed again, the others stay: setting it to
 * empty would empty them.
 */
export const dateField = (of: DateField, change: (value: string) => void): TemplateResult =>
  textField(
    {
      ...of,
      value: !of.value && halfTyped?.name === of.name && halfTyped.matches(':focus') ? noChange : of.value,
    },
    (value, control) => {
      halfTyped = control.validity.badInput ? control : undefined;
      change(value);
    },
  );

/**
 * A date that people know by heart, such as a birthday: year, month and day as far as they are typed,
 * `1984-5-`.
 */
interface DateParts extends Field {
  value: string;
  /** The kind of value that browsers may fill in, such as `bday`: `bday-day`, `bday-month`, `bday-year`. */
  autocomplete?: string;
}

/**
 * A date in three fields, in the order in which people write it: no picker leads to 1984. The group's name is
 * the id of its first field; `change` takes the parts as they are typed, which `readDate` reads.
 */
export function dateParts(given: DateParts, change: (value: string) => void): TemplateResult {
  const of = own(given);
  const [year = '', month = '', day = ''] = of.value.split('-');
  const values = own({ year, month, day });
  const labels = own({ year: msg('Year'), month: msg('Month'), day: msg('Day') });
  return html`<fieldset part="field" class="date" aria-describedby=${noteOf(of)}>
    <legend part="label">${labelText(of)}</legend>
    <div class="parts">
      ${orderOfDate().map(
        (unit, place) =>
          html`<label class=${unit}
            ><span class="muted">${labels[unit]}</span
            ><input
              part="input"
              id=${place === 0 ? of.name : `${of.name}-${unit}`}
              inputmode="numeric"
              autocomplete=${of.autocomplete ? `${of.autocomplete}-${unit}` : 'off'}
              maxlength=${unit === 'year' ? 4 : 2}
              .value=${values[unit]}
              ?required=${of.required}
              aria-invalid=${!!of.error}
              @input=${({ target }: Event) => {
                const typed = (target as HTMLInputElement).value.replaceAll(/\D/g, '');
                change(UNITS.map((one) => (one === unit ? typed : values[one])).join('-'));
              }}
          /></label>`,
      )}
    </div>
    <div class="field">${note(of)}</div>
  </fieldset>`;
}

const UNITS = ['year', 'month', 'day'] as const;
type DateUnit = (typeof UNITS)[number];

/**
 * Returns the parts of a date in the order of the language, and of the page's region if the page names one:
 * `ja` begins with the year, `en-US` with the month.
 */
function orderOfDate(): DateUnit[] {
  const page = document.documentElement.lang;
  const isOfPage = page.includes('-') && page.slice(0, 2) === language().slice(0, 2);
  const parts = new Intl.DateTimeFormat(isOfPage ? localeOf(page) : language()).formatToParts();
  return parts.map(({ type }) => type).filter((type): type is DateUnit => UNITS.includes(type as DateUnit));
}

/**
 * Reads typed parts into a calendar date, `YYYY-MM-DD`: `1984-5-7` is `1984-05-07`.
 * @returns `undefined` if it isn't a date
 */
export function readDate(typed: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? undefined : date;
}

/** A field's label, which says so where the field may stay empty. */
const labelText = ({ label, required }: Field): TemplateResult =>
  html`${label}${required ? nothing : html` <span class="muted">${msg('optional')}</span>`}`;
