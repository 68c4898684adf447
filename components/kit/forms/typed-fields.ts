import { nothing, type TemplateResult } from 'lit';
import { textField, type TextField, field, type Field, noteOf } from './field.ts';
import { currencySign } from '../../i18n/typed-money.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';

/** A number as it is typed. `scale`: how many digits it may have after the point; none by default. */
interface NumberField extends TextField {
  scale?: number;
}

/**
 * A number. No `type=number`: that one changes with the wheel, loses int64 digits and hides what it can't
 * parse, so that nobody can say what is wrong with it.
 */
export const numberField = (of: NumberField, change: (value: string) => void): TemplateResult =>
  textField({ ...of, inputmode: of.scale ? 'decimal' : 'numeric' }, change);

/** A field for a number, kept as text, with its unit next to it. */
interface UnitField extends Field {
  value: string;
  /** As the language writes it: `€`, `%`, `min`. */
  unit: string;
  /** The unit comes after the number. */
  isAfter?: boolean;
  inputmode?: 'numeric' | 'decimal';
  readonly?: boolean;
}

/** A number with its unit inside the field's border, before the number or after it. */
export const unitField = (given: UnitField, change: (value: string) => void): TemplateResult => {
  const of = own(given);
  const unit = html`<span id="${of.name}-unit" class="muted">${of.unit}</span>`;
  return field(
    of,
    html`<span class="affix ${of.isAfter ? 'after' : ''}"
      >${of.isAfter ? nothing : unit}<input
        part="input"
        id=${of.name}
        name=${of.name}
        autocomplete="off"
        inputmode=${of.inputmode ?? 'decimal'}
        .value=${of.value}
        ?required=${of.required}
        ?readonly=${of.readonly}
        aria-invalid=${!!of.error}
        aria-describedby="${of.name}-unit ${of.error || of.hint ? `${of.name}-note` : ''}"
        @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
      />${of.isAfter ? unit : nothing}</span
    >`,
    !of.required,
  );
};

/** An amount as it is typed; `readMoney` reads it into minor units. */
interface MoneyField extends Field {
  value: string;
  /** ISO 4217. */
  currency: string;
  readonly?: boolean;
}

/** A field for an amount, with its currency next to it. */
export const moneyField = (of: MoneyField, change: (value: string) => void): TemplateResult =>
  unitField({ ...of, unit: currencySign(of.currency) }, change);

/** Text of several lines: what it holds, and how high it is at first. */
interface TextArea extends Field {
  value: string;
  rows?: number;
  readonly?: boolean;
}

/**
 * A text of several lines with its label, hint and error. It grows with what is typed, where the browser can.
 */
export const textArea = (given: TextArea, change: (value: string) => void): TemplateResult => {
  const of = own(given);
  return field(
    of,
    html`<textarea
      part="input"
      id=${of.name}
      name=${of.name}
      rows=${of.rows ?? 3}
      autocomplete="off"
      .value=${of.value}
      ?required=${of.required}
      ?readonly=${of.readonly}
      aria-invalid=${!!of.error}
      aria-describedby=${noteOf(of)}
      @input=${({ target }: Event) => change((target as HTMLTextAreaElement).value)}
    ></textarea>`,
    !of.required,
  );
};
