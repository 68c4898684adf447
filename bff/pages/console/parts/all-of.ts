import type { Operation, SuccessOf } from '../../../core/contract/operation.ts';
import type { Page } from '../../../core/contract/fields.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageCall } from '../partner-api.ts';

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
