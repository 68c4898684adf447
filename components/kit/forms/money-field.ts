import type { TemplateResult } from 'lit';
import { currencySign } from '../../i18n/typed-money.ts';
import { html } from '../../session/base-element.ts';
import { field, type Field } from './field.ts';
import { own } from '../../session/trellis-error.ts';

/** An amount as it is typed; `readMoney` reads it into minor units. */
export interface MoneyField extends Field {
  value: string;
  /** ISO 4217. */
  currency: string;
  readonly?: boolean;
}

/** An amount with its currency beside it. */
export const moneyField = (given: MoneyField, change: (value: string) => void): TemplateResult => {
  const of = own(given);
  return field(
    of,
    html`<span class="affix"
      ><span id="${of.name}-unit" class="muted">${currencySign(of.currency)}</span
      ><input
        part="input"
        id=${of.name}
        name=${of.name}
        autocomplete="off"
        inputmode="decimal"
        .value=${of.value}
        ?required=${of.required}
        ?readonly=${of.readonly}
        aria-invalid=${!!of.error}
        aria-describedby="${of.name}-unit ${of.error || of.hint ? `${of.name}-note` : ''}"
        @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
    /></span>`,
    !of.required,
  );
};
