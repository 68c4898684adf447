import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Reply,
  type Service,
} from '../../testing/service/service.ts';
import type { MenuDocument, MenuImport } from './contract/menu-files.ts';
import type { Menu } from './contract/menu.ts';
import { MenuPartner } from './testing/menus.ts';

let service: Service;
let partner: MenuPartner;
let menu: Menu;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  partner = new MenuPartner(service, await signUp(service));
  menu = await partner.create();
});

type Type = 'application/json' | 'text/csv';

async function preview(file: unknown, query = '', type?: Type): Promise<Reply<MenuImport>> {
  const mediaType = type ?? (typeof file === 'string' ? 'text/csv' : 'application/json');
  return partner.call<MenuImport>(`POST /v1/menus/${menu.id}/import${query}`, file, {
    'content-type': mediaType,
  });
}
const apply = (id: string): Promise<Reply<MenuImport>> =>
  partner.call<MenuImport>(`POST /v1/menus/${menu.id}/import?apply=${id}`);
async function imported(file: unknown, query = ''): Promise<Menu> {
  const { body, text } = await preview(file, query);
  expect([text, body.errors, body.status]).toEqual([text, [], 'previewed']);
  expect(await apply(body.id)).toMatchObject({ status: 200, body: { status: 'applied', version: 2 } });
  return draft();
}
const draft = async (): Promise<Menu> => (await partner.read(menu.id)).body;
const file = async (query: string): Promise<string> =>
  (await partner.call(`GET /v1/menus/${menu.id}/export?${query}`)).text;
const document = async (): Promise<MenuDocument> => JSON.parse(await file('format=json')) as MenuDocument;
const names = ({ sections }: Menu): [string, string[]][] =>
  sections.map(({ name, items }) => [name, items.map((item) => item.name)]);

describe('what was exported, imported again,', () => {
  test.each(['format=json', 'format=csv', 'format=csv&rows=modifiers'])(
    'changes nothing: %s',
    async (query) => {
      const text = await file(query);
      for (const remove of ['', '?delete_missing=true']) {
        const { body } = await preview(query.includes('csv') ? text : JSON.parse(text), remove);
        expect(body).toMatchObject({ status: 'previewed', menu_version: 1, errors: [] });
        expect(body.counts).toMatchObject({ created: 0, updated: 0, missing: 0 });
        expect(body.counts.unchanged).toBeGreaterThan(0);
        expect((await apply(body.id)).body.status).toBe('applied');
        expect(await draft()).toEqual(menu);
      }
    },
  );

  test('makes the same of another, empty menu, and then finds its parts by name', async () => {
    const whole = await document();
    menu = await partner.create({ name: 'Copy' });
    const copy = await imported(whole);
    const withoutIds = (value: unknown): unknown =>
      JSON.parse(
        JSON.stringify(value, (key, inner: unknown) => (key === 'id' || key === 'group' ? undefined : inner)),
      );
    expect(withoutIds([copy.sections, copy.groups])).toEqual(withoutIds([whole.sections, whole.groups]));
    expect(copy.sections[0]?.id).not.toBe(whole.sections[0]?.id);
    const again = await preview(whole);
    expect(again.body.counts).toMatchObject({ created: 0, updated: 0, missing: 0 });
  });
});

describe('a document', () => {
  test('changes what it names and keeps the rest', async () => {
    const before = names(menu);
    const [section] = before;
    const sections = [{ name: section?.[0], items: [{ name: 'Bean salad', variations: [{ price: 700 }] }] }];
    const { body } = await preview({ format: 'trellis.menu/1', sections });
    expect(body.counts).toEqual({ created: 1, updated: 0, unchanged: 1, missing: 1 + menu.item_count });
    expect(await draft()).toEqual(menu);
    await apply(body.id);
    const after = await draft();
    expect(names(after)).toEqual([
      [section?.[0], [...(section?.[1] ?? []), 'Bean salad']],
      ...before.slice(1),
    ]);
    expect(after).toMatchObject({ version: 2, groups: menu.groups });
  });

  test('removes what it lacks only if asked', async () => {
    const [first] = (await document()).sections;
    const after = await imported({ format: 'trellis.menu/1', sections: [first] }, '?delete_missing=true');
    expect(after.sections).toEqual([menu.sections[0]]);
  });

  test('is matched by external_id before names', async () => {
    const items = [
      { name: 'Green salad', external_id: 'SALAD', variations: [{ name: 'Large', price: 900 }] },
    ];
    const after = await imported({
      format: 'trellis.menu/1',
      sections: [{ name: menu.sections[0]?.name, items }],
    });
    const item = after.sections[0]?.items.find(({ id }) => id === menu.sections[0]?.items[0]?.id);
    expect(item?.name).toBe('Green salad');
    expect(item?.variations.map(({ id, price }) => [id, price])).toEqual([
      [menu.sections[0]?.items[0]?.variations[0]?.id, 650],
      [menu.sections[0]?.items[0]?.variations[1]?.id, 900],
    ]);
  });

  test('moves an item to another section', async () => {
    const item = menu.sections[0]?.items[0];
    const sections = [{ name: menu.sections[1]?.name, items: [{ id: item?.id }] }];
    const after = await imported({ format: 'trellis.menu/1', sections });
    expect(after.sections[0]?.items.map(({ id }) => id)).not.toContain(item?.id);
    expect(after.sections[1]?.items.at(-1)).toEqual(item);
    expect(after.item_count).toBe(menu.item_count);
  });

  test('with an error changes nothing, and says where', async () => {
    const sections = [{ name: 'New', items: [{ name: 'Bean salad', variations: [{ price: -1 }] }] }];
    const wrong = await preview({ format: 'trellis.menu/1', sections });
    expect(wrong).toMatchObject({ status: 201, body: { status: 'failed', errors: [{ row: null }] } });
    expect(wrong.body.errors[0]?.column).toBe('sections.0.items.0.variations.0.price');
    expect(await apply(wrong.body.id)).toMatchObject({ status: 409, body: { error: 40902 } });
    const group = [
      {
        name: 'New',
        items: [{ name: 'a', variations: [{ price: 1 }], modifier_groups: [{ group: '#no' }] }],
      },
    ];
    const unknown = await preview({ format: 'trellis.menu/1', sections: group });
    expect(unknown.body.errors[0]?.column).toBe('sections.0.items.0.modifier_groups.0.group');
    expect(await draft()).toEqual(menu);
  });

  test.each([
    ['no JSON', 'json', '{"format":'],
    ['another format', 'format', '{"format":"trellis.menu/2","sections":[]}'],
    ['a list', 'format', '[]'],
    ['another currency', 'currency', '{"format":"trellis.menu/1","currency":"USD"}'],
    ['nothing', 'json', ' '],
  ])('that is %s is refused, with the reason %s', async (_, reason, text) => {
    expect(await preview(text, '', 'application/json')).toMatchObject({
      status: 400,
      body: { error: 40024, reason },
    });
  });
});

describe('a table', () => {
  const header = 'section,item_name,price';

  test('sets prices, and keeps what it has no column for', async () => {
    const [item] = menu.sections[0]?.items ?? [];
    const rows = `section,external_id,item_name,variation_name,price\r\n${menu.sections[0]?.name},SALAD,Garden salad,Large,9.25\r\n`;
    const after = await imported(rows);
    const changed = after.sections[0]?.items[0];
    expect(changed).toEqual({
      ...item,
      variations: item?.variations.map((one) => (one.name === 'Large' ? { ...one, price: 925 } : one)),
    });
  });

  test('adds items, sections and modifiers', async () => {
    const after = await imported(`${header}\nSoups,Leek,4\nSoups,Pea,4.50\n`);
    expect(names(after).at(-1)).toEqual(['Soups', ['Leek', 'Pea']]);
    const more = await imported('group_name,modifier_name,price\nExtras,Seeds,0.75\n');
    expect(more.groups[1]?.modifiers.at(-1)).toMatchObject({ name: 'Seeds', price: 75 });
    expect(more.groups[1]).toMatchObject({ max: 3, max_each: 2 });
  });

  test('with delete_missing removes items, and no section that it has no row for', async () => {
    const [name, [first] = []] = names(menu)[0] ?? ['', []];
    const id = menu.sections[0]?.items[0]?.id;
    const rows = `section,item_id,item_name,variation_name,price\n${name},${id},${first},Small,6.50\n`;
    const after = await imported(rows, '?delete_missing=true');
    expect(names(after)).toEqual([
      [name, [first]],
      [menu.sections[1]?.name, []],
    ]);
  });

  test.each<[string, string, number | null, string | null]>([
    ['a price with two commas', `${header}\nSoups,Leek,"4,50,5"`, 2, 'price'],
    ['too many decimals', `${header}\nSoups,Leek,4.505`, 2, 'price'],
    ['no price', `${header}\nSoups,Leek,`, 2, 'price'],
    ['a negative price', `${header}\nSoups,Pea,4\nSoups,Leek,-4`, 3, 'price'],
    ['no name', `${header}\nSoups,,4`, 2, 'item_name'],
    ['no section', `${header}\n,Leek,4`, 2, 'section'],
    ['another currency', `${header},currency\nSoups,Leek,4,USD`, 2, 'currency'],
    ['calories in words', `${header},calories\nSoups,Leek,4,many`, 2, 'calories'],
    ['an unknown allergen', `${header},allergens\nSoups,Leek,4,milk|air`, 2, 'allergens'],
    ['an unknown group', `${header},modifier_groups\nSoups,Leek,4,Extras|Other`, 2, 'modifier_groups'],
    ['two names of one item', `${header},external_id\nSoups,Leek,4,L\nSoups,Pea,4,L`, 3, 'item_name'],
    ['two variations without a name', `${header}\nSoups,Leek,4\nSoups,Leek,5`, 2, 'variation_name'],
    [
      'a fault below an empty line and a cell of two lines',
      `${header}\n\n"So\nups",Leek,4\nSoups,Pea,-4`,
      4,
      'price',
    ],
    ['a text-direction character', `${header}\nSoups,Le\u202Eek,4`, 2, 'item_name'],
    ['min above max', 'group_name,modifier_name,price,min,max\nSauces,Aioli,0,2,1', 2, 'min'],
  ])('with %s fails with its row and column', async (_, rows, row, column) => {
    const { status, body } = await preview(rows);
    expect([status, body.status, body.errors.length]).toEqual([201, 'failed', 1]);
    expect(body.errors[0]).toMatchObject({ row, column });
    expect(await draft()).toEqual(menu);
  });

  test.each([
    ['no closing quote', 'Soups,"Leek,4', 3, 'begins with a double quote', 'quotes'],
    ['a quote inside a cell', 'Soups,Leek 6",4', 3, 'has a double quote inside', 'quotes'],
    [
      'words after a closing quote',
      'Soups,"Leek" soup,4',
      3,
      'goes on after its closing double quote',
      'quotes',
    ],
    ['a row of megabytes', `Soups,${'Leek'.repeat(30_000)},4`, 3, 'longer than 100000 bytes', 'row_too_long'],
    ['a cell too few', 'Soups,Leek', 3, 'This row has 2 cells; the header has 3.', 'cell_count'],
    [
      'a cell too many',
      'Soups,Leek, large,4',
      3,
      'Put a text that has a comma in double quotes.',
      'cell_count',
    ],
  ])('with %s says so in plain words', async (_, line, row, words, code) => {
    const { body } = await preview(`${header}\nSoups,Pea,4\n${line}`);
    expect(body.errors).toEqual([{ row, column: null, code, message: expect.stringContaining(words) }]);
  });

  test('may be separated by semicolons, as its header is; a price has a dot or a comma', async () => {
    const semicolons = header.replaceAll(',', ';');
    const after = await imported(`\uFEFF\r\n${semicolons}\r\n"Soups; hot";Leek, large;4.50\r\n`);
    expect(names(after).at(-1)).toEqual(['Soups; hot', ['Leek, large']]);
    const wrong = await preview(`${semicolons}\nSoups;Leek;4,50\nSoups;Pea; hot;4\n`);
    expect(wrong.body.errors.map(({ row, message }) => [row, message])).toEqual([
      [3, 'This row has 4 cells; the header has 3. Put a text that has a semicolon in double quotes.'],
    ]);
  });

  test.each([
    ['8,50', ';', 850],
    ['8,5', ';', 850],
    ['8', ';', 800],
    ['8.50', ';', 850],
    ['1.234,50', ';', 123_450],
    ['1 234,50', ';', 123_450],
    ['£ 8,50', ';', 850],
    ['"8,50"', ',', 850],
    ['"1,234.50"', ',', 123_450],
  ])('has the price %s between %s', async (price, separator, amount) => {
    const lines = [header.replaceAll(',', separator), ['Soups', 'Leek', price].join(separator)];
    const after = await imported(lines.join('\r\n'));
    const leek = after.sections.flatMap(({ items }) => items).find(({ name }) => name === 'Leek');
    expect(leek?.variations.map((one) => one.price)).toEqual([amount]);
  });

  test('with a price that could mean two is refused, and both are named', async () => {
    const { body: kuwaiti } = await partner.call<{ id: string }>('POST /v1/merchants', {
      legal_name: 'Souq Ltd',
      display_name: 'Souq',
      country: 'KW',
      currency: 'KWD',
      timezone: 'Asia/Kuwait',
    });
    menu = await partner.create({ merchant: kuwaiti.id, sections: [], groups: [] });
    const { body } = await preview(`${header}\nSoups,Leek,"1,500"`);
    expect(body.errors).toMatchObject([
      { column: 'price', message: expect.stringMatching(/could mean .*1,500.* or .*1\.500/) },
    ]);
  });

  test('may begin with a line that says its separator, and end with empty rows', async () => {
    const after = await imported(`sep=;\r\n${header.replaceAll(',', ';')}\r\nSoups;Leek;4,50\r\n;;\r\n`);
    expect(names(after).at(-1)).toEqual(['Soups', ['Leek']]);
  });

  describe('that was exported, then opened and saved by a spreadsheet with a decimal comma', () => {
    /** Sorts of cells that spreadsheets write in ways of their own. */
    beforeEach(async () => {
      menu = await partner.create({
        name: 'Sheet',
        groups: [],
        sections: [
          {
            name: 'Soups; hot',
            items: [
              { name: 'Leek, "large"', description: 'Two lines:\nleek; cream', variations: [{ price: 850 }] },
              {
                name: '=Pea',
                variations: [
                  { name: 'S', price: 400 },
                  { name: 'L', price: 123_450 },
                ],
              },
            ],
          },
        ],
      });
    });
    const quoted = (cell: string): string =>
      /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
    const changedBy = async (saved: string): Promise<object> => {
      const { body } = await preview(saved);
      return { errors: body.errors, ...body.counts };
    };
    const NOTHING = { errors: [], created: 0, updated: 0, missing: 0 };
    const savedAs = (rows: string[][], end = '\r\n'): string =>
      rows.map((cells) => cells.map(quoted).join(';') + end).join('');

    test.each(['', '\uFEFF'])('in columns, beginning with %j', async (mark) => {
      const rows: string[][] = parse(await file('format=csv'), { bom: true });
      const price = rows[0]?.indexOf('price') ?? -1;
      const local = rows.map((row, at) =>
        row.with(price, at === 0 ? 'price' : String(Number(row[price])).replace('.', ',')),
      );
      expect(await changedBy(mark + savedAs(local))).toMatchObject(NOTHING);
    });

    test('in one column, as it opens a table with commas', async () => {
      // Such a spreadsheet reads no quotes within a cell, so that semicolons and line breaks end cells and
      // rows.
      const lines = (await file('format=csv')).replace('\uFEFF', '').split(/\r?\n/).slice(0, -1);
      const cells = lines.map((line) => line.split(';'));
      const width = Math.max(...cells.map(({ length }) => length));
      const rows = cells.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
      expect(width).toBeGreaterThan(1);
      expect(await changedBy(savedAs(rows))).toMatchObject(NOTHING);
      const salad = { name: 'Salad', description: 'Leaves, radish', variations: [{ price: 850 }] };
      menu = await partner.create({
        name: 'No semicolons',
        sections: [{ name: 'Food', items: [salad] }],
        groups: [],
      });
      const plain = (await file('format=csv')).replace('\uFEFF', '').split(/\r?\n/).slice(0, -1);
      expect(plain.join('')).toContain('"');
      expect(await changedBy(savedAs(plain.map((line) => [line])))).toMatchObject(NOTHING);
    });
  });

  test('names every row that has not as many cells as the header', async () => {
    const { body } = await preview(`${header}\nSoups\nSoups,Pea,4\nSoups,Leek\n`);
    expect(body.errors.map(({ row, message }) => [row, message])).toEqual([
      [2, 'This row has 1 cell; the header has 3.'],
      [4, 'This row has 2 cells; the header has 3.'],
    ]);
  });

  test.each([
    ['no known column', { reason: 'column_missing' }, 'name,cost\nLeek,4'],
    [
      'an unknown column',
      { reason: 'column_unknown', param: 'color' },
      `${header},color\nSoups,Leek,4,green`,
    ],
    ['a column twice', { reason: 'column_twice' }, `${header},price\nSoups,Leek,4,5`],
    ['no price column', { reason: 'column_missing', param: 'price' }, 'section,item_name\nSoups,Leek'],
    ['nothing in it', { reason: 'column_missing' }, ' '],
    ['5001 rows', { reason: 'rows' }, `${header}\n${'Soups,Leek,4\n'.repeat(5001)}`],
  ])('with %s is refused', async (_, why, rows) => {
    expect(await preview(rows)).toMatchObject({ status: 400, body: { error: 40024, ...why } });
  });

  test('names each kind of fault by a code that programs can go by', async () => {
    const codesOf = async (...rows: string[]): Promise<string[]> =>
      (await preview(rows.join('\n'))).body.errors.map(({ code }) => code);
    const wide = `${header},variation_name,currency,calories,modifier_groups`;
    expect(await codesOf(wide, 'Soups,Leek,no,,,,')).toEqual(['price']);
    expect(await codesOf(wide, 'Soups,,4,,,,')).toEqual(['required']);
    expect(await codesOf(wide, 'Soups,Leek,4,,XTS,,')).toEqual(['currency']);
    expect(await codesOf(wide, 'Soups,Leek,4,,,many,')).toEqual(['whole_number']);
    expect(await codesOf(wide, 'Soups,Leek,4,,,,Nowhere')).toEqual(['unknown_group']);
    expect(await codesOf(wide, 'Soups,Leek,4,S,,10,', 'Soups,Leek,5,L,,20,')).toEqual(['differs']);
    expect(await codesOf(wide, 'Soups,Leek,4,,,,', 'Soups,Leek,5,,,,')).toEqual(['required']);
    expect(await codesOf(wide, 'Soups,Le\u202Eek,4,,,,')).toEqual(['invalid']);
  });

  describe('as spreadsheets on Windows save it,', () => {
    const rows = ['Café;Crème brûlée – £;8,50', 'Café;Menü für 2 à la “Œuf” €;1.234,50'];
    const sheet = [header.replaceAll(',', ';'), ...rows, ''].join('\r\n');
    /** Of the characters of this table that aren't at their own number in Windows-1252. */
    const MOVED = new Map(
      [...'€–“”Œ'].map((letter, at) => [letter, [0x80, 0x96, 0x93, 0x94, 0x8c][at] ?? 0]),
    );
    const inWindows1252 = (text: string): Buffer =>
      Buffer.from([...text].map((letter) => MOVED.get(letter) ?? letter.charCodeAt(0)));
    const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

    test.each<[string, Buffer]>([
      ['CSV, in Windows-1252', inWindows1252(sheet)],
      ['CSV UTF-8', Buffer.from(`\uFEFF${sheet}`)],
      ['Unicode text, in UTF-16', utf16(sheet)],
      ['Unicode text with tabs', utf16(sheet.replaceAll(';', '\t'))],
      ['UTF-16 in the other order', utf16(sheet).swap16()],
    ])('%s', async (_name, bytes) => {
      const { body, text } = await preview(bytes, '', 'text/csv');
      expect([text, body.errors]).toEqual([text, []]);
      await apply(body.id);
      const items = (await draft()).sections.find(({ name }) => name === 'Café')?.items ?? [];
      expect(items.map(({ name, variations }) => [name, variations.map(({ price }) => price)])).toEqual([
        ['Crème brûlée – £', [850]],
        ['Menü für 2 à la “Œuf” €', [123_450]],
      ]);
    });

    test.each<[string, Buffer]>([
      ['a byte that Windows-1252 has nothing at', inWindows1252(`${sheet}Caf\u00e9;T\u0081;1\r\n`)],
      ['another', inWindows1252(`${sheet}Caf\u00e9;T\u009d;1\r\n`)],
      ['a control', inWindows1252(`${sheet}Caf\u00e9;T\u0001;1\r\n`)],
      ['UTF-8 with a broken letter', Buffer.concat([Buffer.from(sheet), Buffer.from([0xe9, 0x3b, 0x31])])],
      ['UTF-8 by its mark', Buffer.concat([Buffer.from('\uFEFFname;price\r\n'), Buffer.from([0xe9])])],
      ['half a letter of UTF-16', utf16(sheet).subarray(0, -1)],
      ['a workbook', Buffer.from('504b030414000600080000002100b5e4', 'hex')],
      ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ])('and no other file: %s', async (_name, bytes) => {
      const { status, body } = await preview(bytes, '', 'text/csv');
      const message = expect.stringContaining('CSV UTF-8');
      expect([status, body]).toMatchObject([400, { error: 40024, reason: 'encoding', message }]);
    });

    test('a document in Windows-1252 is refused: JSON is in UTF-8', async () => {
      const bytes = Buffer.from('{"format":"trellis.menu/1","sections":[{"name":"Caf\u00e9"}]}', 'latin1');
      const { body } = await preview(bytes, '', 'application/json');
      expect(body).toMatchObject({ error: 40024, reason: 'encoding' });
    });
  });

  test('lists every fault, up to 100', async () => {
    const { body } = await preview(`${header}\n${'Soups,Leek,no\n'.repeat(150)}`);
    expect([body.errors.length, body.total]).toEqual([100, 150]);
    expect(body.errors.slice(0, 3).map(({ row }) => row)).toEqual([2, 3, 4]);
  });

  test('of 5000 rows is previewed and applied', async () => {
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `Many,Dish ${Math.floor(at / 3)},V${at % 3},${at}.00`,
    );
    const after = await imported(`section,item_name,variation_name,price\n${rows.join('\n')}`);
    expect(after.item_count).toBe(menu.item_count + 1667);
  });
});

describe('an import', () => {
  const document = { format: 'trellis.menu/1', sections: [{ name: 'Soups' }] };

  test('is applied once, with its event', async () => {
    const { body } = await preview(document);
    const events = (await partner.events('menu.updated')).length;
    expect((await apply(body.id)).status).toBe(200);
    expect(await apply(body.id)).toMatchObject({ status: 409, body: { error: 40902, param: 'apply' } });
    expect(await partner.events('menu.updated')).toHaveLength(events + 1);
  });

  test('of a draft that has changed is not applied', async () => {
    const { body } = await preview(document);
    await partner.change(menu, { name: 'Later' });
    expect(await apply(body.id)).toMatchObject({ status: 409, body: { error: 40903 } });
    expect((await draft()).sections).toHaveLength(2);
  });

  test('is read and listed', async () => {
    const { body } = await preview(document);
    expect((await partner.call(`GET /v1/imports/${body.id}`)).body).toEqual(body);
    const other = await partner.create({ name: 'Other' });
    expect((await partner.call(`GET /v1/imports?menu=${menu.id}`)).body['data']).toEqual([body]);
    expect((await partner.call(`GET /v1/imports?menu=${other.id}`)).body['data']).toEqual([]);
  });

  test('is nobody else’s, and of its own menu', async () => {
    const { body } = await preview(document);
    const stranger = await signUp(service);
    const token = await mintToken(
      service,
      { key: partner.partner.key, active: partner.partner.merchants['needs_data'] ?? '' },
      ['menus:read', 'menus:write'],
    );
    for (const credential of [stranger.key, token]) {
      const as = (operation: string): Promise<Reply> => call(service, operation, { credential });
      expect((await as(`GET /v1/imports/${body.id}`)).status).toBe(404);
      expect((await as(`POST /v1/menus/${menu.id}/import?apply=${body.id}`)).status).toBe(404);
    }
    menu = await partner.create({ name: 'Other' });
    expect((await apply(body.id)).status).toBe(404);
  });

  test('has a file, or the id of a preview, and not both', async () => {
    const { body } = await preview(document);
    expect(await partner.call(`POST /v1/menus/${menu.id}/import`)).toMatchObject({ body: { error: 40002 } });
    expect(await preview(document, `?apply=${body.id}`)).toMatchObject({
      body: { error: 40003, param: 'apply' },
    });
    expect(await preview('<menu/>', '', 'text/xml' as Type)).toMatchObject({ status: 415 });
    const large = `${' '.repeat(5 * 1024 * 1024)}1`;
    expect(await preview(large)).toMatchObject({ status: 413 });
  });
});
