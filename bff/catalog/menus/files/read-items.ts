import { checkOf } from '../../../core/api/validate.ts';
import { ItemInput, type SectionInput } from '../contract/menu-content.ts';
import { SEPARATOR } from './menu-table.ts';
import { checked, given, requireSame, together, type Reading } from './parts-of-rows.ts';
import { sourceOf } from './source-of-rows.ts';
import type { TableRow } from './table-rows.ts';

const checkItem = checkOf(ItemInput);

/** What all rows of an item have alike. */
const OF_ITEM = [
  'section',
  'external_id',
  'item_name',
  'description',
  'tax_category',
  'modifier_groups',
  'dietary',
  'allergens',
  'calories',
];

/** A row for each variation of an item. */
export function readItems(rows: readonly TableRow[], reading: Reading): SectionInput[] {
  const items = together(
    rows,
    (row) =>
      row.cell('item_id') || row.cell('external_id') || `${row.cell('section')}\0${row.cell('item_name')}`,
  );
  const sections = new Map<string, { name: string; items: ItemInput[] }>();
  for (const own of items) {
    const [first] = own;
    if (first === undefined) continue;
    requireSame(own, OF_ITEM);
    const name = first.required('section');
    const item = itemOf(first, own, reading);
    const section = sections.get(name) ?? { name, items: [] };
    sections.set(name, section);
    if (item) section.items.push(item);
    reading.sources.set(section, sourceOf([first], { name: 'section' }));
  }
  return [...sections.values()];
}

function itemOf(first: TableRow, rows: readonly TableRow[], reading: Reading): ItemInput | undefined {
  const variations = rows.map((row) => {
    const currency = row.text('currency');
    if (typeof currency === 'string' && currency !== reading.currency)
      row.fault('currency', 'currency', `must be ${reading.currency}.`);
    return given({
      id: row.text('variation_id') ?? undefined,
      name: row.text('variation_name'),
      price: row.price('price', reading.currency),
    });
  });
  const item = given({
    id: first.text('item_id') ?? undefined,
    name: first.required('item_name'),
    external_id: first.text('external_id'),
    description: first.text('description'),
    tax_category: first.text('tax_category') ?? undefined,
    variations,
    modifier_groups: first
      .list('modifier_groups', SEPARATOR)
      ?.map((name) => given({ group: groupNamed(name, first, reading) })),
    dietary: first.list('dietary', SEPARATOR),
    allergens: first.list('allergens', SEPARATOR),
    calories: first.integer('calories'),
  });
  const source = sourceOf(
    rows,
    { id: 'item_id', name: 'item_name' },
    { id: 'variation_id', name: 'variation_name' },
  );
  return checked<ItemInput>(checkItem, item, source, reading);
}

function groupNamed(name: string, row: TableRow, { draft }: Reading): string {
  const group =
    draft.groups.find(({ id }) => id === name) ??
    draft.groups.find((one) => one.name === name.normalize('NFC'));
  if (!group)
    row.fault(
      'modifier_groups',
      'unknown_group',
      `has ${name.slice(0, 120)}, which isn't a modifier group of this menu.`,
    );
  return group?.id ?? '';
}
