import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { moneyField } from '../../kit/forms/money-field.ts';
import { textField } from '../../kit/forms/text-field.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { type ItemForm, newVariation, type VariationValues } from './item-values.ts';
import { rowButtons } from './row-buttons.ts';

const MOST = 50;

/** What can be bought of an item: one price, or several variations with a name each. */
export function variationRows(form: ItemForm, currency: string, readonly: boolean): TemplateResult {
  const { variations } = form.values;
  const isOne = variations.length === 1;
  const change = (rows: readonly VariationValues[]): void => form.set({ variations: rows });
  const add = (): void => change([...variations, newVariation()]);
  return html`<fieldset class="stack">
    <legend part="label" class=${isOne ? 'unseen' : ''}>
      ${isOne ? msg('Price') : msg('Variations and prices')}
    </legend>
    ${variations.map(
      (row, at) =>
        html`<div
          class="fields"
          role=${isOne ? nothing : 'group'}
          aria-label=${isOne ? nothing : msg(str`Variation ${at + 1}`)}
        >
          ${isOne ? nothing : variationField(form, row, 'name', readonly)}
          ${moneyField(
            {
              name: `price-${row.key}`,
              label: msg('Price'),
              value: row.price,
              currency,
              error: form.state.problems[`price-${row.key}`],
              required: true,
              readonly,
            },
            (price) => set(form, row, { price }, 'price'),
          )}
          ${variationField(form, row, 'sku', readonly)}
          ${isOne || readonly ? nothing : rowButtons(variations, at, change, row.name || `${at + 1}`)}
        </div>`,
    )}
    ${
      readonly || variations.length >= MOST
        ? nothing
        : html`<div class="row">
            ${button({ label: msg('Add variation'), isSlim: true, action: 'add-variation', press: add })}
          </div>`
    }
  </fieldset>`;
}

function variationField(
  form: ItemForm,
  row: VariationValues,
  field: 'name' | 'sku',
  readonly: boolean,
): TemplateResult {
  const control = field === 'name' ? 'variation' : field;
  const name = `${control}-${row.key}`;
  return textField(
    {
      name,
      label: field === 'name' ? msg('Name') : msg('SKU'),
      value: row[field],
      error: form.state.problems[name],
      required: field === 'name',
      readonly,
    },
    (value) => set(form, row, { [field]: value }, control),
  );
}

/** By the row as it is now: two keys may come between two renderings. */
function set(
  form: ItemForm,
  { key }: VariationValues,
  change: Partial<VariationValues>,
  control: string,
): void {
  const variations = form.values.variations.map((one) => (one.key === key ? { ...one, ...change } : one));
  form.set({ variations }, `${control}-${key}`);
}
