import { getMenu, listMenus } from '../../catalog/menus/contract/menu-operations.ts';
import { MAX_POPULAR, type Storefront } from '../../catalog/storefronts/contract/storefronts.ts';
import type { HttpPrincipal } from '../../core/api/principal.ts';
import { html, type Content } from '../../core/text/html.ts';
import { msg, plainNameOf } from '../../core/text/message.ts';
import { selectField, type Choice, type FieldView } from './forms.ts';
import type { Caller, PageApi } from './page-api.ts';

/** The choice of a merchant's popular items, a part of the form of its storefront. */

/** The fields to begin with, as many as guests see beside each other. */
const FIRST_FIELDS = 4;
/** The empty fields below those that are filled in. */
const SPARE_FIELDS = 2;

type Typed = Readonly<Record<string, string>>;

const nameAt = (at: number): string => `popular_items.${at}`;

/** Returns the items on a merchant's published menus, by name; none for a caller that may not read menus. */
export async function itemsOnMenus(
  api: PageApi,
  caller: Caller<HttpPrincipal>,
  merchant: string,
): Promise<readonly Choice[]> {
  if (!api.allows(listMenus, caller.session.principal)) return [];
  const query = { merchant, status: 'published', limit: 20 } as const;
  const { data } = await api.call(listMenus, { ...caller, query });
  const menus = await Promise.all(
    data.map(({ id }) => api.call(getMenu, { ...caller, query: { version: 'published' }, params: { id } })),
  );
  const items = menus.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return items
    .map(({ id, name }) => ({ value: id, label: plainNameOf(name) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Returns the chosen items as they are in the fields. */
export const popularTyped = ({ popular_items: ids }: Storefront): Typed =>
  Object.fromEntries(ids.map((id, at) => [nameAt(at), id]));

/** Returns the items that a form chooses, as a part of a request; nothing for a form without the choice. */
export function popularIn(typed: Typed): { readonly popular_items?: string[] } {
  if (typed[nameAt(0)] === undefined) return {};
  const ids = namesOf(typed, MAX_POPULAR).map((name) => typed[name] ?? '');
  return { popular_items: [...new Set(ids)].filter((id) => id !== '') };
}

const namesOf = (typed: Typed, most: number): string[] =>
  Array.from({ length: most }, (_, at) => nameAt(at)).filter((name) => typed[name] !== undefined);

/** Renders the choice, in the order in which guests see the items; nothing where no item can be chosen. */
export function popularFields(
  typed: Typed,
  items: readonly Choice[],
  errorOf: (name: string) => Pick<FieldView, 'error'> | undefined,
): Content {
  const chosen = namesOf(typed, MAX_POPULAR).filter((name) => typed[name] !== '').length;
  if (items.length === 0 && chosen === 0) return undefined;
  const shown = Math.min(MAX_POPULAR, Math.max(FIRST_FIELDS, chosen + SPARE_FIELDS));
  return html`<section class="group" aria-labelledby="popular-title">
    <h2 id="popular-title">${msg`Popular items`}</h2>
    <p class="muted">
      ${msg`Guests see them first on the menu, in this order, at most ${MAX_POPULAR}. Without any, they see
        what sells best.`}
    </p>
    <div class="pairs">
      ${Array.from({ length: shown }, (_, at) => nameAt(at)).map((name, at) => {
        const value = typed[name] ?? '';
        return selectField({
          name,
          label: msg`Popular item ${at + 1}`,
          value,
          choices: choicesFor(value, items),
          ...(errorOf(name) ?? (at === 0 ? errorOf('popular_items') : undefined)),
        });
      })}
    </div>
  </section>`;
}

/**
 * Returns the items to choose from. One that has left the menu stays chosen until another takes its place.
 */
function choicesFor(value: string, items: readonly Choice[]): Choice[] {
  const isGone = value !== '' && !items.some((item) => item.value === value);
  return [
    { value: '', label: msg`No item` },
    ...(isGone ? [{ value, label: msg`An item that is on no menu now` }] : []),
    ...items,
  ];
}
