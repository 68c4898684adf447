import { html, type Html } from '../../../core/text/html.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchant-operations.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageVisit } from '../partner-api.ts';
import { MERCHANTS } from './paths.ts';

/** So many can be chosen from a list; the ID of one of more is typed. */
const MOST_CHOICES = 100;

/** What a list of all merchants' records says of merchants. */
export interface ListedMerchants {
  /** A merchant's name, leading to its page. */
  readonly linkTo: (id: string) => Html;
  /** The filter `merchant`. @param value the ID of one; empty: all */
  readonly field: (value: string) => Html;
}

/** @param ids of the merchants whose records are listed */
export async function listedMerchants(
  { api, findMerchant }: Pick<ConsoleContext, 'api' | 'findMerchant'>,
  visit: PageVisit,
  ids: readonly string[],
): Promise<ListedMerchants> {
  const { data, has_more: hasMore } = await api.call(listMerchants, {
    ...visit,
    query: { limit: MOST_CHOICES },
  });
  const names = new Map(data.map(({ id, display_name }) => [id, display_name]));
  const others = [...new Set(ids)].filter((id) => !names.has(id));
  for (const found of await Promise.all(others.map(findMerchant))) {
    if (found) names.set(found.id, found.displayName);
  }
  return {
    linkTo: (id) => html`<a href="${MERCHANTS}/${id}">${nameOf(names.get(id) ?? id)}</a>`,
    field: (value) =>
      hasMore
        ? textField({
            name: 'merchant',
            label: 'Merchant ID',
            hint: html`From <a href="${MERCHANTS}">Merchants</a>.`,
            value,
            maxLength: 40,
          })
        : selectField({
            name: 'merchant',
            label: 'Merchant',
            value,
            choices: [
              { value: '', label: 'All' },
              ...data.map(({ id, display_name }) => ({ value: id, label: plainNameOf(display_name) })),
            ],
          }),
  };
}
