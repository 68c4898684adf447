import { nothing, type TemplateResult } from 'lit';
import { numberField, moneyField } from '../../../kit/forms/typed-fields.ts';
import { isolated, selectField } from '../../../kit/forms/select-field.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import { type ItemForm, type OfferedGroup, newVariation, type VariationValues } from './item-values.ts';
import { findGroup, type Menu } from '../menu-records.ts';
import { choiceText } from '../groups-list.ts';
import { rowButtons } from './part-form.ts';
import { button } from '../../../kit/controls/button.ts';
import { textField } from '../../../kit/forms/field.ts';

const MOST_GROUPS = 20;

/** The modifier groups that an item offers, in order, with bounds of its own where it has some. */
export function offeredGroups(
  form: ItemForm,
  menu: Menu,
  readonly: boolean,
): TemplateResult | typeof nothing {
  const { modifier_groups: offered } = form.values;
  const others = menu.groups.filter(({ id }) => !offered.some(({ group }) => group === id));
  if (menu.groups.length === 0) return nothing;
  const change = (rows: readonly OfferedGroup[]): void => form.set({ modifier_groups: rows });
  return html`<fieldset class="stack">
    <legend part="label">${msg('Modifier groups')}</legend>
    ${offered.map((row, at) => {
      const group = findGroup(menu, row.group);
      const name = group?.name ?? row.group;
      return html`<div class="fields" role="group" aria-label=${name}>
        <p class="names">
          <bdi>${name}</bdi>${group ? html`<span class="muted small">${choiceText(group)}</span>` : nothing}
        </p>
        ${bound(form, row, 'min', readonly)} ${bound(form, row, 'max', readonly)}
        ${readonly ? nothing : rowButtons(offered, at, change, name)}
      </div>`;
    })}
    ${
      readonly || others.length === 0 || offered.length >= MOST_GROUPS
        ? nothing
        : selectField(
            {
              name: 'offer-group',
              label: msg('Add a group'),
              value: '',
              options: [
                ['', msg('Choose a group')],
                ...others.map(({ id, name }) => [id, isolated(name)] as const),
              ],
            },
            (group) => group && change([...offered, { group, min: '', max: '' }]),
          )
    }
  </fieldset>`;
}

function bound(form: ItemForm, row: OfferedGroup, which: 'min' | 'max', readonly: boolean): TemplateResult {
  const name = `${which}-${row.group}`;
  return numberField(
    {
      name,
      label: which === 'min' ? msg('At least') : msg('At most'),
      value: row[which],
      error: form.state.problems[name],
      readonly,
    },
    (value) =>
      form.set(
        {
          modifier_groups: form.values.modifier_groups.map((one) =>
            one.group === row.group ? { ...one, [which]: value } : one,
          ),
        },
        name,
      ),
  );
}

const MOST = 50;

/** The editable rows of an item: one price, or several named variations. */
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

/** Reads the current row: two keystrokes may come between two renderings. */
function set(
  form: ItemForm,
  { key }: VariationValues,
  change: Partial<VariationValues>,
  control: string,
): void {
  const variations = form.values.variations.map((one) => (one.key === key ? { ...one, ...change } : one));
  form.set({ variations }, `${control}-${key}`);
}
