import { nothing, type TemplateResult } from 'lit';
import { numberField } from '../../kit/forms/number-field.ts';
import { isolated, selectField } from '../../kit/forms/select-field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { ItemForm, OfferedGroup } from './item-values.ts';
import { findGroup, type Menu } from './menu-records.ts';
import { choiceText } from './group-words.ts';
import { rowButtons } from './row-buttons.ts';

const MOST = 20;

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
      readonly || others.length === 0 || offered.length >= MOST
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
