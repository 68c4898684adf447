import type { ConsoleContext } from './context.ts';
import type { PageCall } from './partner-api.ts';

export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

const PAGE = '100';
/** Nobody reads more on one page. */
const MOST = 1_000;

/** Every record of a list, up to a thousand. */
export async function allOf<Item>(
  { api }: Pick<ConsoleContext, 'api'>,
  operationId: string,
  page: PageCall,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: PAGE, ...(cursor !== null && { cursor }) };
    const list: ListPage<Item> = await api.call(operationId, { ...page, query });
    items.push(...list.data);
    cursor = list.next_cursor;
  } while (cursor !== null && items.length < MOST);
  return items;
}
