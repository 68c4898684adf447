import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { options } from '../forms/select-field.ts';

/** By which column rows are sorted. */
export interface Sorting {
  column: string;
  isDescending: boolean;
}

/** What sorting has to know of a column. */
export interface SortableColumn {
  id: string;
  label: string;
  isSortable?: boolean;
}

interface Sortable {
  columns: readonly SortableColumn[];
  sorting?: Sorting | undefined;
  sort?: (sorting: Sorting) => void;
}

/** The head of a column: a button that sorts by it, up and then down. */
export function sortHead(
  { id, label }: SortableColumn,
  isSorted: boolean,
  isDescending: boolean,
  sort: Sortable['sort'],
): TemplateResult {
  return html`<button
    type="button"
    class="sort"
    @click=${() => sort?.({ column: id, isDescending: isSorted && !isDescending })}
  >
    ${label}<svg viewBox="0 0 24 24" aria-hidden="true">
      <path d=${isDescending ? 'm6 10 6 6 6-6' : 'm6 14 6-6 6 6'}></path>
    </svg>
  </button>`;
}

/** The same as a select, where the table is so narrow that its heads are out of sight. */
export function sortSelect({ columns, sorting, sort }: Sortable): TemplateResult | typeof nothing {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (sortable.length === 0) return nothing;
  const choices = sortable.flatMap(({ id, label }) => [
    [valueOf({ column: id, isDescending: false }), msg(str`${label}, ascending`)] as const,
    [valueOf({ column: id, isDescending: true }), msg(str`${label}, descending`)] as const,
  ]);
  const choose = ({ target }: Event): void => {
    const { value } = target as HTMLSelectElement;
    sort?.({ column: value.slice(1), isDescending: value.startsWith('-') });
  };
  return html`<label class="sort-by"
    >${msg('Sort by')}
    <select part="input" class="slim" @change=${choose}>
      ${sorting ? nothing : html`<option value="" selected disabled>${msg('Choose')}</option>`}
      ${options({ value: sorting ? valueOf(sorting) : '', options: choices })}
    </select></label
  >`;
}

const valueOf = ({ column, isDescending }: Sorting): string => (isDescending ? '-' : '+') + column;
