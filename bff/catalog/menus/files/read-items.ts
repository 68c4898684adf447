import { checkOf } from '../../../core/api/validate.ts';
import { ItemInput, type SectionInput, GroupInput } from '../contract/menu-content.ts';
import { SEPARATOR } from './menu-table.ts';
import { codeOf, type Sources, type Source } from './sources.ts';
import type { TableRow, TableFaults } from './table-rows.ts';
import type { Json, JsonObject } from '../../../core/api/json.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { MenuContent } from '../contract/menu.ts';

const checkItem = checkOf(ItemInput);

/** The columns with one value for all rows of an item. */
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

const checkGroup = checkOf(GroupInput);

/** The columns with one value for all rows of a group. */
const OF_GROUP = ['group_name', 'min', 'max', 'max_each'];

/** A row for each modifier of a group. */
export function readGroups(rows: readonly TableRow[], reading: Reading): GroupInput[] {
  const groups = together(rows, (row) => row.cell('group_id') || row.cell('group_name') || '');
  return groups.flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    requireSame(own, OF_GROUP);
    const group = given({
      id: first.text('group_id') ?? undefined,
      name: first.required('group_name'),
      min: first.integer('min') ?? undefined,
      max: first.integer('max'),
      max_each: first.integer('max_each') ?? undefined,
      modifiers: own.map((row) =>
        given({
          id: row.text('modifier_id') ?? undefined,
          name: row.required('modifier_name'),
          price: row.price('price', reading.currency),
        }),
      ),
    });
    const source = sourceOf(
      own,
      { id: 'group_id', name: 'group_name' },
      { id: 'modifier_id', name: 'modifier_name' },
    );
    return checked<GroupInput>(checkGroup, group, source, reading) ?? [];
  });
}

/** The context of reading a table for a draft; collects faults and the source of each part. */
interface Reading {
  readonly draft: MenuContent;
  readonly currency: string;
  readonly faults: TableFaults;
  readonly sources: Sources;
}

/** Groups the rows of each part, in sequence: the first row has the part's own values. */
function together(rows: readonly TableRow[], keyOf: (row: TableRow) => string): TableRow[][] {
  return [...Map.groupBy(rows, keyOf).values()];
}

/** Records a fault where a later row of a part differs from the first. */
function requireSame(rows: readonly TableRow[], columns: readonly string[]): void {
  const [first, ...others] = rows;
  for (const row of others) {
    const column = columns.find((name) => row.cell(name) !== first?.cell(name));
    if (column !== undefined) row.fault(column, 'differs', `differs from row ${first?.row}.`);
  }
}

/** Checks a part by the schema of requests. Cells that couldn't be read have their faults already. */
function checked<Part extends object>(
  check: (value: Json) => JsonObject,
  part: JsonObject,
  source: SourceOfRows,
  { faults, sources }: Reading,
): Part | undefined {
  if (faults.errors.some(({ row }) => source.rows.includes(row ?? 0))) return undefined;
  try {
    // The check has found it to be what its schema describes.
    const found = check(part) as unknown as Part;
    sources.set(found, source.of(0));
    const inner: unknown = part['variations'] ?? part['modifiers'];
    for (const [at, one] of (Array.isArray(inner) ? inner : []).entries())
      sources.set(one as object, source.inner(at));
    return found;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const path = (error.param ?? '').split('.');
    const at = /^(variations|modifiers)$/.test(path[0] ?? '') ? Number(path[1]) : undefined;
    const place = at === undefined ? source.of(0) : source.inner(at);
    const column = place.columnOf(at === undefined ? path : path.slice(2));
    const message =
      column === null ? error.publicMessage : error.publicMessage.replace(error.param ?? '', column);
    faults.add({ row: place.row, column, code: codeOf(error), message });
    return undefined;
  }
}

/** Returns an object without its `undefined` fields. */
function given(fields: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject;
}

/** The sources of a part that spans several rows, and of the parts within it. */
export interface SourceOfRows {
  readonly rows: readonly number[];
  readonly of: (at: number) => Source;
  readonly inner: (at: number) => Source;
}

export function sourceOf(rows: readonly TableRow[], names: Columns): Source;

export function sourceOf(rows: readonly TableRow[], names: Columns, inner: Columns): SourceOfRows;

export function sourceOf(rows: readonly TableRow[], names: Columns, inner?: Columns): Source | SourceOfRows {
  const at = (index: number, columns: Columns): Source => ({
    row: rows[index]?.row ?? null,
    columnOf: ([field]) => (field === undefined ? null : (columns[field] ?? field)),
  });
  if (!inner) return at(0, names);
  return {
    rows: rows.map(({ row }) => row),
    of: (index) => at(index, names),
    inner: (index) => at(index, inner),
  };
}

/** Columns whose names differ from those of the fields. */
type Columns = Readonly<Record<string, string>>;
