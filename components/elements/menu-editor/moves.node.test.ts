import { expect, it } from 'vitest';
import { conflictsOf } from './differences.ts';
import { cropRect, dragged, WHOLE } from './parts/cropper.ts';
import type { Menu, MenuItem } from './menu-records.ts';
import { moved, orderChange, stepped } from './outline/moves.ts';
import { outlineRows, placeOfDrop } from './outline/outline-rows.ts';

const item = (id: string): MenuItem => ({ id, name: id, variations: [], image: null }) as unknown as MenuItem;
const menu = {
  sections: [
    { id: 'sec_1', name: 'One', availability: [], items: [item('a'), item('b')] },
    { id: 'sec_2', name: 'Two', availability: [], items: [item('c')] },
    { id: 'sec_3', name: 'Three', availability: [], items: [] },
  ],
  groups: [],
  availability: [],
} as unknown as Menu;
const order = ({ sections }: Menu): string =>
  sections.map(({ id, items }) => `${id}:${items.map((one) => one.id).join('')}`).join(' ');

it('steps through sections to either end, and no further', () => {
  let now = menu;
  const seen = [order(now)];
  for (let to = stepped(now, 'a', 1); to; to = stepped(now, 'a', 1)) {
    now = moved(now, 'a', to);
    seen.push(order(now));
  }
  expect(seen).toEqual([
    'sec_1:ab sec_2:c sec_3:',
    'sec_1:ba sec_2:c sec_3:',
    'sec_1:b sec_2:ac sec_3:',
    'sec_1:b sec_2:ca sec_3:',
    'sec_1:b sec_2:c sec_3:a',
  ]);
  for (let to = stepped(now, 'a', -1); to; to = stepped(now, 'a', -1)) now = moved(now, 'a', to);
  expect(order(now)).toBe(seen[0]);
  expect(stepped(menu, 'sec_1', -1)).toBe(undefined);
  expect(order(moved(menu, 'sec_1', { at: 2 }))).toBe('sec_2:c sec_3: sec_1:ab');
});

it('sends the items of sections whose order changes, and only the ids of the others', () => {
  const after = moved(menu, 'c', { section: 'sec_1', at: 1 });
  expect(orderChange(menu, after)).toEqual({
    sections: [
      { id: 'sec_1', items: [{ id: 'a' }, { id: 'c' }, { id: 'b' }] },
      { id: 'sec_2', items: [] },
      { id: 'sec_3' },
    ],
  });
});

it('drops a line where it was let go', () => {
  const rows = outlineRows(menu, { text: '', shown: 'all' });
  expect(rows.map(({ id }) => id)).toEqual(['sec_1', 'a', 'b', 'sec_2', 'c', 'sec_3']);
  const dropped = (id: string, above: number): string => {
    const to = placeOfDrop(rows, id, above);
    return to ? order(moved(menu, id, to)) : '';
  };
  expect(dropped('a', 0)).toBe(order(menu));
  expect(dropped('c', 0)).toBe('sec_1:cab sec_2: sec_3:');
  expect(dropped('a', 3)).toBe('sec_1:ba sec_2:c sec_3:');
  expect(dropped('a', 5)).toBe('sec_1:b sec_2:ca sec_3:');
  expect(dropped('a', 6)).toBe('sec_1:b sec_2:c sec_3:a');
  expect(dropped('sec_3', 1)).toBe('sec_1:ab sec_3: sec_2:c');
  expect(placeOfDrop(rows, 'gone', 1)).toBe(undefined);
});

it('takes for a conflict only what both sides changed, to different values', () => {
  const base = { name: 'Salad', calories: null, dietary: ['vegan'] };
  const mine = { name: 'Mine', calories: 300, dietary: [] };
  expect(conflictsOf(base, mine, { ...base, name: 'Theirs', calories: 300 })).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs' },
  ]);
  expect(conflictsOf(base, { calories: 300 }, { ...base, name: 'Theirs' })).toEqual([]);
});

it('never crops beyond the picture, whatever its form', () => {
  for (const picture of [
    { width: 400, height: 300 },
    { width: 30, height: 2000 },
    { width: 1, height: 1 },
  ])
    for (const form of ['whole', 'wide', 'square'] as const)
      for (const zoom of [1, 1.7, 4, 9])
        for (const at of [0, 0.5, 1, 7]) {
          const crop = { form, zoom, across: at, down: at };
          const { x, y, width, height } = cropRect(picture, crop);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(picture.width + 1);
          expect(y + height).toBeLessThanOrEqual(picture.height + 1);
          const after = dragged(picture, crop, { x: 9999, y: -9999 });
          expect(after.across).toBeLessThanOrEqual(Math.max(1, crop.across));
        }
  expect(cropRect({ width: 400, height: 300 }, WHOLE)).toEqual({ x: 0, y: 0, width: 400, height: 300 });
  expect(cropRect({ width: 400, height: 300 }, { ...WHOLE, form: 'square' })).toEqual({
    x: 50,
    y: 0,
    width: 300,
    height: 300,
  });
});
