import { expect, fixtureCleanup } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { fault, json } from '../../testing/fake-network.ts';
import { FakeUpload } from '../../testing/samples/fake-upload.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { lateCropper } from './parts/image-field.ts';
import { later } from './load-later.ts';
import './menu-editor.ts';
import { FakeMenus, item, menu, MENU, section } from './testing/fake-menus.ts';
import { OpenEditor } from './testing/open-editor.ts';

const VERSIONS = `${MENU}/versions`;
const IMPORT = `${MENU}/import`;

describe('trellis-menu-editor: versions, files and pictures', () => {
  let network: FakeMenus;

  beforeAll(async () => void (await Promise.all([later.load(), lateCropper.load()])));
  beforeEach(() => {
    network = new FakeMenus();
    network.menu = menu({ version: 4, published_version: 3 });
    network.route(VERSIONS, () =>
      json(200, { data: [version(3), version(1)], has_more: false, next_cursor: null }),
    );
    for (const of of ['draft', '1', '3']) network.route(`${VERSIONS}/${of}`, () => json(200, COMPARISON));
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
    vi.restoreAllMocks();
  });

  const version = (number: number): object => ({
    id: `mvr_${number}`,
    version: number,
    status: number === 3 ? 'published' : 'archived',
    name: 'All day',
    item_count: 3,
    published_at: '2026-11-20T09:00:00Z',
  });
  const COMPARISON = {
    object: 'menu_comparison',
    menu: 'mnu_1',
    version: 4,
    compared_to: 3,
    differences: [
      {
        part: 'item',
        id: 'itm_1',
        name: 'Garden salad',
        change: 'changed',
        fields: [
          { name: 'variations', before: [{ name: null, price: 700 }], after: [{ name: null, price: 850 }] },
          { name: 'spiciness', before: null, after: 'hot' },
        ],
      },
      { part: 'section', id: 'sec_2', name: 'Drinks', change: 'added', fields: [] },
    ],
  };
  const preview = (more: object = {}): object => ({
    id: 'imp_1',
    status: 'previewed',
    counts: { created: 2, updated: 1, unchanged: 0, missing: 0 },
    errors: [],
    total: 3,
    delete_missing: false,
    ...more,
  });
  const choose = (editor: OpenEditor, name: string, ...chosen: File[]): void => {
    const input = editor.root.querySelector(`#${name}`) as HTMLInputElement;
    const files = new DataTransfer();
    for (const file of chosen) files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
  };
  const csv = (): File => new File(['section,item_name,price'], 'menu.csv', { type: 'text/csv' });
  const openImport = async (): Promise<OpenEditor> => {
    const editor = await OpenEditor.open('ready', 'mnu_1');
    editor.root.querySelector<HTMLElement>('#actions')?.showPopover();
    await editor.press('Import a file');
    await editor.says('Check the file');
    return editor;
  };

  const picture = async (name: string): Promise<File> => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return new File([drawn as Blob], name, { type: 'image/png' });
  };
  const openCropper = async (): Promise<OpenEditor> => {
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.choose('itm_1');
    choose(editor, 'picture', await picture('salad.png'));
    await waitUntil(() => editor.root.querySelector('#crop'));
    return editor;
  };

  it('says what the draft changes, publishes it, and goes on from there', async () => {
    network.route(`${MENU}/publish`, () =>
      json(200, { id: 'mnu_1', status: 'published', version: 4, published_version: 4 }),
    );
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.press('See changes');
    await editor.says('spiciness');
    await expect(editor.element).to.be.accessible();
    await editor.press('Publish');
    await editor.says('Version 4 is published.');
    await editor.says('Customers see this menu as it is');
    expect(JSON.parse(network.to(`${MENU}/publish`)[0]?.body ?? '')).to.deep.equal({ version: 4 });
  });

  it('counts the changes in a bar, publishes them from there, and says so in a toast', async () => {
    network.route(`${MENU}/publish`, () =>
      json(200, { id: 'mnu_1', status: 'published', version: 4, published_version: 4 }),
    );
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.says('2 unpublished changes');
    const bar = editor.root.querySelector('.publish-bar') as HTMLElement;
    expect(getComputedStyle(bar).position).to.equal('sticky');
    await expect(editor.element).to.be.accessible();
    await editor.press('Publish');
    await editor.reaches('done');
    const toast = editor.root.querySelector('[role=status] > [part=toast]');
    expect(toast?.textContent).to.contain('Version 4 is published.');
    expect(editor.root.querySelector('.notice')).to.equal(null);
    expect(editor.root.querySelector('.publish-bar')).to.equal(null);
  });

  it('keeps pictures that were dropped together until each is used, for other items too', async () => {
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.choose('itm_1');
    const drop = editor.root.querySelector('.drop') as HTMLElement;
    const dataTransfer = new DataTransfer();
    for (const name of ['salad.png', 'beans.png']) dataTransfer.items.add(await picture(name));
    const send = (type: string): boolean =>
      drop.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true, bubbles: true }));
    expect(send('dragover')).to.equal(false);
    expect(drop.classList.contains('over')).to.equal(true);
    send('drop');
    expect(drop.classList.contains('over')).to.equal(false);
    const waiting = (): (string | null)[] =>
      [...editor.root.querySelectorAll('.tray button')].map(({ ariaLabel }) => ariaLabel);
    await waitUntil(() => waiting().length === 2, 'two pictures');
    expect(waiting()).to.deep.equal(['Use salad.png', 'Use beans.png']);
    await expect(editor.element).to.be.accessible();
    await editor.choose('itm_2');
    await waitUntil(() => editor.root.querySelector('#part-title')?.textContent === 'Bean salad');
    expect(waiting().length).to.equal(2);
    await editor.press('Use beans.png');
    await waitUntil(() => editor.root.querySelector('#crop'), 'the picture');
    network.route('/v1/images', () => json(201, { id: 'img_1', files: [], alt: null }));
    await editor.press('Use this picture');
    await waitUntil(() => waiting().join() === 'Use salad.png', 'only the other one left');
  });

  it('says which of several files is no picture, and keeps the others', async () => {
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.choose('itm_1');
    choose(editor, 'picture', await picture('salad.png'), csv());
    await editor.says('This file can’t be read as a picture.');
    expect(editor.root.querySelectorAll('.tray button').length).to.equal(1);
  });

  it('shows the line breaks of a description on both sides of a change', async () => {
    const fields = [{ name: 'description', before: 'Leaves\nand seeds', after: 'Leaves:\n- radish' }];
    const change = { part: 'item', id: 'itm_1', name: 'Garden salad', change: 'changed', fields };
    network.route(`${VERSIONS}/draft`, () => json(200, { ...COMPARISON, differences: [change] }));
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.press('See changes');
    await editor.says('and seeds');
    const sides = [...editor.root.querySelectorAll<HTMLElement>('.differences dd bdi')];
    expect(sides.map(({ innerText }) => innerText)).to.deep.equal(['Leaves\nand seeds', 'Leaves:\n- radish']);
  });

  it('publishes nothing that nobody has seen: a draft that was changed meanwhile is read first', async () => {
    network.route(`${MENU}/publish`, () => fault(40903));
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.press('See changes');
    const before = network.to(`${VERSIONS}/draft`).length;
    await editor.press('Publish');
    await editor.says('Someone else changed this meanwhile.');
    await waitUntil(() => network.to(`${VERSIONS}/draft`).length > before);
    expect(editor.element.state).to.equal('error');
  });

  it('rolls back to a version, after showing what that changes', async () => {
    network.route(`${MENU}/rollback`, () =>
      json(200, { id: 'mnu_1', status: 'published', version: 4, published_version: 1 }),
    );
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.press('Versions');
    await editor.press('Roll back to this');
    await editor.says('Show version 1 to customers again?');
    await waitUntil(() => network.to(`${VERSIONS}/1`)[0]?.query.get('compare') === 'published');
    await editor.press('Roll back');
    await editor.says('Customers see version 1 again.');
    expect(JSON.parse(network.to(`${MENU}/rollback`)[0]?.body ?? '')).to.deep.equal({ version: 1 });
  });

  it('offers neither to publish nor to roll back without the scope', async () => {
    network.session(['menus:read', 'menus:write']);
    const editor = await OpenEditor.open('ready', 'mnu_1');
    expect(editor.button('See changes')).to.equal(undefined);
    await editor.press('Versions');
    await editor.says('Version 1');
    expect(editor.button('Publish')).to.equal(undefined);
    expect(editor.button('Roll back to this')).to.equal(undefined);
  });

  it('imports a file after its errors are mended', async () => {
    const errors = [{ row: 3, column: 'price', message: 'price must be a number.' }];
    network.route(IMPORT, ({ query }) =>
      query.has('apply')
        ? json(200, preview({ status: 'applied' }))
        : json(201, network.to(IMPORT).length > 1 ? preview() : preview({ status: 'failed', errors })),
    );
    const editor = await openImport();
    const told: string[] = [];
    for (const type of ['trellis-before-change', 'trellis-changed'] as const)
      editor.element.addEventListener(type, ({ detail }) => told.push(`${type} ${detail.action}`));
    choose(editor, 'file', csv());
    await editor.press('Check the file');
    await editor.says('The file has one error.');
    await editor.says('price must be a number.');
    await expect(editor.element).to.be.accessible();
    choose(editor, 'file', csv());
    await editor.press('Check the file');
    await editor.says('2 new');
    network.menu = menu({ version: 5, sections: [section('sec_9', 'Imported', [item('itm_9', 'Pie')])] });
    await editor.press('Import into the draft');
    await editor.says('Imported: 2 new, 1 changed.');
    await waitUntil(() => editor.lines.join() === 'Imported,Pie');
    // Only what the import changes is a change; the checks before it are not.
    expect(told).to.deep.equal(['trellis-before-change apply-import', 'trellis-changed apply-import']);
    const sent = network.to(IMPORT);
    expect(sent[0]?.headers.get('content-type')).to.equal('text/csv');
    expect(sent.at(-1)?.query.get('apply')).to.equal('imp_1');
    expect(sent.at(-1)?.body).to.equal('');
  });

  for (const [name, type] of [
    ['menu.csv', 'application/vnd.ms-excel'],
    ['menu.tsv', 'text/tab-separated-values'],
    ['menu.txt', 'text/plain'],
  ] as const)
    it(`offers ${name} to be chosen, and sends it as a table`, async () => {
      network.route(IMPORT, () => json(201, preview()));
      const editor = await openImport();
      const accepted = editor.root.querySelector<HTMLInputElement>('#file')?.accept.split(',');
      expect(accepted).to.include(name.slice(name.indexOf('.')));
      choose(editor, 'file', new File(['section\titem_name\tprice'], name, { type }));
      await editor.press('Check the file');
      await editor.says('2 new');
      expect(network.to(IMPORT)[0]?.headers.get('content-type')).to.equal('text/csv');
    });

  it('cancels an import that is under way', async () => {
    network.route(IMPORT, () => new Promise(() => {}));
    abortable();
    const editor = await openImport();
    choose(editor, 'file', csv());
    await editor.press('Check the file');
    await waitUntil(() => editor.root.querySelector('progress'));
    editor.root.querySelector<HTMLElement>('[data-action=cancel-import]')?.click();
    await editor.says('Canceled. Nothing was changed.');
    await waitUntil(
      () => (editor.root.activeElement as HTMLElement | null)?.dataset['action'] === 'check-import',
    );
    expect(editor.element.state).to.equal('ready');
  });

  for (const { was, status, says } of [
    { was: 'not done yet', status: 'previewed', says: 'Canceled. So far, nothing was changed.' },
    {
      was: 'done all the same',
      status: 'applied',
      says: 'It was too late to cancel. Imported: 2 new, 1 changed.',
    },
  ] as const)
    it(`cancels the change that a file makes, and tells that it was ${was}`, async () => {
      network.route(IMPORT, ({ query }) =>
        query.has('apply') ? new Promise(() => {}) : json(201, preview()),
      );
      network.route('/v1/imports/imp_1', () => json(200, preview({ status })));
      abortable();
      const editor = await openImport();
      choose(editor, 'file', csv());
      await editor.press('Check the file');
      await editor.press('Import into the draft');
      const reads = network.to(MENU).length;
      await waitUntil(() => editor.root.querySelector('[data-action=cancel-import]'));
      editor.root.querySelector<HTMLElement>('[data-action=cancel-import]')?.click();
      await editor.says(says);
      // A completed change is shown; a failed one can be sent again, under the same key.
      expect(network.to(MENU).length - reads).to.equal(status === 'applied' ? 1 : 0);
      expect(!!editor.button('Import into the draft')).to.equal(status === 'previewed');
      expect(editor.element.state).to.equal('ready');
    });

  it('says that nobody knows where the answer to that is missing', async () => {
    network.route(IMPORT, ({ query }) => (query.has('apply') ? new Promise(() => {}) : json(201, preview())));
    network.route('/v1/imports/imp_1', () => fault(50301));
    abortable();
    const editor = await openImport();
    choose(editor, 'file', csv());
    await editor.press('Check the file');
    await editor.press('Import into the draft');
    await waitUntil(() => editor.root.querySelector('[data-action=cancel-import]'));
    editor.root.querySelector<HTMLElement>('[data-action=cancel-import]')?.click();
    await editor.says('Whether it was done before that isn’t known: check the menu.');
    expect(!!editor.button('Import into the draft')).to.equal(true);
  });

  it('cancels the upload of a picture half-way, and keeps it as it was cropped', async () => {
    FakeUpload.halfWay = new Promise(() => {});
    const editor = await openCropper();
    await editor.press('Use this picture');
    await editor.says('50% of 1 kB');
    await expect(editor.element).to.be.accessible();
    await editor.press('Cancel');
    await editor.reaches('ready');
    expect(editor.root.querySelector('#crop')).not.to.equal(null);
    await waitUntil(() => editor.root.activeElement?.textContent?.trim() === 'Use this picture');
    expect(network.to('/v1/images')).to.have.length(0);
    FakeUpload.halfWay = undefined;
    await editor.press('Use this picture');
    await waitUntil(() => network.to('/v1/images').length === 1);
  });

  it('crops a picture, uploads it, and asks what it shows', async () => {
    const files = [{ width: 320, height: 320, url: 'data:,' }];
    network.route('/v1/images', () => json(201, { id: 'img_1', files }));
    const editor = await openCropper();
    await expect(editor.element).to.be.accessible();
    const form = editor.root.querySelector('#crop-form') as HTMLSelectElement;
    form.value = 'square';
    form.dispatchEvent(new Event('change'));
    await editor.element.updateComplete;
    const shown = editor.root.querySelector('#crop') as HTMLCanvasElement;
    expect(shown.width).to.equal(shown.height);
    await editor.press('Use this picture');
    await waitUntil(() => editor.root.querySelector('#alt'));
    expect(network.to('/v1/images')[0]?.headers.get('content-type')).to.equal('image/webp');
    await editor.press('Save');
    await editor.says('Say what it shows, or that it is decorative.');
    editor.type('alt', 'A green salad');
    await editor.press('Save');
    await editor.says('Saved in the draft.');
    expect(network.changes[0]?.item).to.deep.equal({
      id: 'itm_1',
      image: { id: 'img_1', alt: 'A green salad' },
    });
  });

  it('saves an export under the name that the service gives it', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    network.route(
      `${MENU}/export`,
      () =>
        new Response('section,item_name\r\n', {
          headers: {
            'content-type': 'text/csv',
            'content-disposition': 'attachment; filename="draft-4.csv"',
          },
        }),
    );
    const editor = await OpenEditor.open('ready', 'mnu_1');
    editor.root.querySelector<HTMLElement>('#actions')?.showPopover();
    await editor.press('Export items (CSV)');
    await waitUntil(() => names.length > 0);
    expect(names).to.deep.equal(['draft-4.csv']);
    expect(network.to(`${MENU}/export`)[0]?.query.get('rows')).to.equal('items');
  });

  it('says of a file that it is no picture', async () => {
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.choose('itm_1');
    choose(editor, 'picture', new File(['no picture'], 'a.png', { type: 'image/png' }));
    await editor.says('This file can’t be read as a picture.');
    expect(network.to('/v1/images')).to.have.length(0);
  });

  it('makes a modifier group, and takes one from the items that offer it before it is deleted', async () => {
    const offers = item('itm_1', 'Garden salad', {
      modifier_groups: [{ group: 'mgr_1', min: null, max: null }],
    });
    network.menu = menu({ sections: [section('sec_1', 'Salads', [offers])] });
    const editor = await OpenEditor.open('ready', 'mnu_1');
    await editor.press('Modifier groups');
    await editor.press('Add group');
    await waitUntil(() => editor.root.querySelector('#max_each'));
    editor.type('name', 'Size');
    editor.type('modifier', 'Large');
    editor.type('price', '1.50');
    await editor.press('Add');
    await editor.says('The group was added.');
    expect(network.menu.groups[1]).to.deep.include({ name: 'Size', min: 0, max: 1 });
    await editor.press('Close');
    await editor.choose('mgr_1');
    await editor.press('Delete group');
    await editor.says('Items that offer it: 1 item');
    await editor.press('Delete');
    await waitUntil(() => network.menu.groups.length === 1);
    expect(network.menu.sections[0]?.items[0]?.modifier_groups).to.deep.equal([]);
  });
});

/** Requests that a signal gives up end at once, as those of a browser do. */
function abortable(): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    Promise.race([
      real(input, init),
      new Promise<never>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
    ]),
  );
}
