import { checkOf } from '../../../core/api/validate.ts';
import { GroupInput } from '../contract/menu-content.ts';
import { checked, given, requireSame, together, type Reading } from './parts-of-rows.ts';
import { sourceOf } from './source-of-rows.ts';
import type { TableRow } from './table-rows.ts';

const checkGroup = checkOf(GroupInput);

/** What all rows of a group have alike. */
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
