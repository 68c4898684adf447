import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { Page } from '../../../core/contract/fields.ts';
import type { Operation, SuccessOf } from '../../../core/contract/operation.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import type { PageCall } from '../../shell/page-api.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { FilterField } from './filters.ts';
import { MERCHANTS } from './paths.ts';

/** The most entries of a choice; the IDs of others are typed. */
const MOST_CHOICES = 100;

/** The merchants that a list of all merchants' records refers to. */
export interface ListedMerchants {
  /** A merchant's name, leading to its page. */
  readonly linkTo: (id: string) => Html;
  readonly nameOf: (id: string) => string;
  /** The filter `merchant`. */
  readonly filter: FilterField;
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
    nameOf: (id) => plainNameOf(names.get(id) ?? id),
    filter: {
      name: 'merchant',
      ...(hasMore
        ? { label: 'Merchant ID', hint: html`From <a href="${MERCHANTS}">Merchants</a>.`, maxLength: 40 }
        : {
            label: 'Merchant',
            choices: data.map(({ id, display_name }) => ({ value: id, label: plainNameOf(display_name) })),
          }),
    },
  };
}

const PAGE = 100;
/** Nobody reads more on one page. */
const MOST = 1_000;

type ItemOf<List extends Operation> = SuccessOf<List> extends Page<infer Item> ? Item : never;

/** Every record of a list, up to a thousand. */
export async function allOf<List extends Operation>(
  { api }: Pick<ConsoleContext, 'api'>,
  list: List,
  call: PageCall<List>,
): Promise<ItemOf<List>[]> {
  const items: ItemOf<List>[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { limit: PAGE, ...(cursor !== null && { cursor }) };
    // Every list takes ListQuery and returns a page, which a type parameter doesn't show.
    const page = (await api.call(list, { ...call, query })) as Page<ItemOf<List>>;
    items.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== null && items.length < MOST);
  return items;
}

/** The currencies that merchants sell in, that of the most active ones first. */
export function currenciesOf(merchants: readonly Merchant[]): string[] {
  const groups = [...Map.groupBy(merchants, ({ currency }) => currency)];
  return groups
    .toSorted(([, one], [, other]) => activeIn(other) - activeIn(one) || other.length - one.length)
    .map(([currency]) => currency);
}

const activeIn = (merchants: readonly Merchant[]): number =>
  merchants.filter(({ status }) => status === 'active').length;

/** The time zone of the first merchant that sells in a currency, active ones first. */
export function zoneOf(merchants: readonly Merchant[], currency: string | undefined): string {
  const own = merchants.filter((merchant) => merchant.currency === currency);
  return (own.find(({ status }) => status === 'active') ?? own[0])?.timezone ?? 'UTC';
}
