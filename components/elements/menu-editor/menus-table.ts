import { nothing, type TemplateResult } from 'lit';
import { language } from '../../i18n/format.ts';
import { dataTable, type Sorting } from '../../kit/tables/data-table.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { isUnpublished, type MenuSummary } from './menu-records.ts';
import { momentText, statusTag } from './menu-words.ts';
import type { Failure } from '../../kit/loading/work.ts';
import { TrellisError } from '../../session/trellis-error.ts';
import type { MenuPlace } from './menu-work.ts';

interface MenusTable {
  readonly menus: readonly MenuSummary[];
  readonly sorting: Sorting;
  readonly sort: (sorting: Sorting) => void;
  readonly open: (id: string) => void;
  /** Reads the next page; undefined: there is none. */
  readonly more: (() => void) | undefined;
}

/** All menus that were read, sorted in the page. */
export function menusTable({ menus, sorting, sort, open, more }: MenusTable): TemplateResult {
  return dataTable<MenuSummary>({
    caption: msg('Menus'),
    rows: sorted(menus, sorting),
    sorting,
    sort,
    columns: [
      {
        id: 'name',
        label: msg('Name'),
        isSortable: true,
        cell: ({ id, name }) =>
          html`<button type="button" class="link" data-action="menu-${id}" @click=${() => open(id)}>
            <bdi>${name}</bdi>
          </button>`,
      },
      {
        id: 'status',
        label: msg('Status'),
        cell: (menu) =>
          html`<span class="tags"
            >${tag(...statusTag(menu))}${
              menu.status === 'published' && isUnpublished(menu)
                ? tag('warning', msg('Unpublished changes'))
                : nothing
            }</span
          >`,
      },
      {
        id: 'items',
        label: msg('Items'),
        isFigure: true,
        isSortable: true,
        cell: ({ item_count }) => item_count.toLocaleString(language()),
      },
      {
        id: 'published',
        label: msg('Published'),
        isFigure: true,
        isSortable: true,
        cell: ({ published_at }) => (published_at ? momentText(published_at) : '–'),
      },
      {
        id: 'updated',
        label: msg('Changed'),
        isFigure: true,
        isSortable: true,
        cell: ({ updated_at }) => momentText(updated_at),
      },
    ],
    empty: statePanel({ kind: 'empty', title: msg('No menu has this status.') }),
    more,
  });
}

function sorted(menus: readonly MenuSummary[], { column, isDescending }: Sorting): MenuSummary[] {
  const key = (menu: MenuSummary): string | number =>
    ({
      name: menu.name.toLocaleLowerCase(),
      items: menu.item_count,
      published: menu.published_at ?? '',
    })[column] ?? menu.updated_at;
  const inOrder = menus.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    return typeof a === 'string' ? a.localeCompare(`${b}`) : a - Number(b);
  });
  return isDescending ? inOrder.toReversed() : inOrder;
}

/** The code behind a button couldn't be loaded. */
export function notLoaded(place: MenuPlace, again: () => Promise<void>): Failure<MenuPlace> {
  const { host } = new URL(import.meta.url);
  return { place, error: new TrellisError(navigator.onLine ? 'network' : 'offline', '', { host }), again };
}
