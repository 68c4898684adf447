import { expect, fixture, fixtureCleanup, html, oneEvent } from '@open-wc/testing';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, it, vi } from 'vitest';
import { broken, fault } from '../../testing/fake-network.ts';
import { itRendersWell } from '../../testing/rendering-suite.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { later } from './load-later.ts';
import './menu-editor.ts';
import type { TrellisMenuEditor } from './menu-editor.ts';
import { ALL_SCOPES, FakeMenus, item, LOCATIONS, menu, MENU, MENUS, section } from './testing/fake-menus.ts';
import { OpenEditor } from './testing/open-editor.ts';

describe('trellis-menu-editor', () => {
  let network: FakeMenus;
  const open = OpenEditor.open;

  beforeAll(async () => void (await later.load()));
  beforeEach(() => {
    network = new FakeMenus();
    sessionStorage.clear();
  });
  afterEach(() => {
    fixtureCleanup();
    network.restore();
    vi.restoreAllMocks();
  });

  describe('the list', () => {
    itRendersWell({ open: async () => (await open()).element, names: ['All day'] });
  });
  describe('a menu', () => {
    itRendersWell({
      open: async () => (await open('ready', 'mnu_1')).element,
      names: ['All day', 'Salads', 'Garden salad'],
    });
  });
  describe('an item', () => {
    itRendersWell({
      open: async () => {
        network.menu = menu({
          sections: [
            section('sec_1', 'Salads', [
              item('itm_1', 'Garden salad', {
                variations: [
                  { id: 'var_1', name: 'Small', price: 650, sku: null },
                  { id: 'var_2', name: 'Large', price: 850, sku: null },
                ],
                modifier_groups: [{ group: 'mgr_1', min: null, max: null }],
              }),
            ]),
          ],
        });
        const editor = await open('ready', 'mnu_1');
        await editor.choose('itm_1');
        return editor.element;
      },
      names: ['Garden salad', 'Extras'],
    });
  });

  describe('is accessible', () => {
    it('empty', async () => {
      network.route(MENUS, () => new Response('{"data":[],"has_more":false,"next_cursor":null}'));
      const editor = await open('empty');
      await expect(editor.element).to.be.accessible();
      await editor.press('Add menu');
      await editor.press('Add menu');
      await editor.reaches('error');
      await expect(editor.element).to.be.accessible();
    });
    it('with a section open, and the question before it is deleted', async () => {
      const editor = await open('ready', 'mnu_1');
      await editor.choose('sec_1');
      await editor.press('Add serving time');
      await editor.press('Delete section');
      await expect(editor.element).to.be.accessible();
    });
    it('failed, and without its scope', async () => {
      network.route(MENUS, () => fault(50301));
      await expect((await open('error')).element).to.be.accessible();
      network.session(['plants:write']);
      await expect((await open('missing-scope')).element).to.be.accessible();
    });
    it('without a session', async () => {
      const alone = await fixture<TrellisMenuEditor>(html`<trellis-menu-editor></trellis-menu-editor>`);
      const editor = new OpenEditor(alone);
      await editor.reaches('no-session');
      await expect(alone).to.be.accessible();
    });
  });

  it('opens a menu from the list, unless the page does that itself', async () => {
    const editor = await open();
    const asked = oneEvent(editor.element, 'trellis-record-select');
    editor.element.addEventListener('trellis-record-select', (event) => event.preventDefault(), {
      once: true,
    });
    await editor.press('All day');
    expect((await asked).detail).to.deep.equal({ id: 'mnu_1' });
    expect(network.to(MENU)).to.have.length(0);
    await editor.press('All day');
    await editor.says('Garden salad');
    expect(editor.root.activeElement?.id).to.equal('heading');
    await editor.press('All menus');
    await waitUntil(() => (editor.root.activeElement as HTMLElement)?.dataset['action'] === 'menu-mnu_1');
  });

  it('keeps the words of a state whole where the list is narrow', async () => {
    const editor = await open();
    editor.element.style.width = '640px';
    const state = editor.root.querySelector<HTMLElement>('.data .tag');
    expect(state?.textContent).to.equal('Published');
    expect(state?.offsetHeight).to.be.lessThan(30);
  });

  it('builds a menu by keyboard alone: the menu, a section, an item', async () => {
    const editor = await open();
    editor.button('Add menu')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitUntil(() => editor.root.activeElement?.id === 'name');
    await userEvent.keyboard('Lunch{Enter}');
    await editor.says('This menu is empty.');
    editor.button('Add section')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitUntil(() => editor.root.activeElement?.id === 'name');
    await userEvent.keyboard('Soups{Enter}');
    await editor.says('The section was added.');
    editor.button('Add item')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitUntil(() => editor.root.activeElement?.id === 'name');
    await userEvent.keyboard('Leek soup');
    editor.input('price').focus();
    await userEvent.keyboard('6.50{Enter}');
    await editor.says('The item was added.');
    const [made] = network.menu.sections;
    expect(made?.name).to.equal('Soups');
    expect(made?.items[0]).to.deep.include({ name: 'Leek soup', tax_category: 'standard' });
    expect(made?.items[0]?.variations).to.deep.equal([{ name: null, price: 650, sku: null }]);
    expect(editor.lines).to.deep.equal(['Soups', 'Leek soup']);
  });

  it('sends only what was changed, under one idempotency key until the answer is known', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.type('price', '9.20');
    network.route(MENU, broken);
    await editor.press('Save');
    await editor.reaches('error');
    expect(editor.input('price').value).to.equal('9.20');
    network.restore();
    const before = network.to(MENU).at(-1);
    network = new FakeMenus();
    await editor.press('Try again');
    await editor.says('Saved in the draft.');
    expect(network.changes).to.deep.equal([
      {
        version: 3,
        item: { id: 'itm_1', variations: [{ id: 'var_itm_1', name: null, price: 920, sku: null }] },
      },
    ]);
    const after = network.to(MENU).find(({ method }) => method === 'PATCH');
    expect(after?.headers.get('idempotency-key')).to.equal(before?.headers.get('idempotency-key'));
  });

  it('says what is wrong with an item, and keeps it', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.type('name', ' ');
    editor.type('price', '1.000');
    await editor.press('Save');
    await editor.says('This could mean £1,000.00 or £1.00. Leave out the thousands separator.');
    editor.type('price', '1,000.555');
    await editor.press('Save');
    await editor.says('Fill in this field.');
    await editor.says('Enter an amount such as 8.50.');
    expect(editor.root.activeElement?.id).to.equal('name');
    expect(network.changes).to.have.length(0);
    network.route(MENU, () => fault(40003, { param: 'item.variations.0.sku', message: 'Too odd.' }));
    editor.type('name', 'Salad');
    editor.type('price', '10');
    await editor.press('Save');
    await editor.says('Too odd.');
    expect(editor.input('sku').getAttribute('aria-invalid')).to.equal('true');
  });

  it('merges what two people changed in different fields', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.type('name', 'Green salad');
    network.elsewhere({ item: { id: 'itm_1', calories: 320 } });
    await editor.press('Save');
    await editor.says('Someone else changed other parts of the menu meanwhile.');
    expect(network.menu.sections[0]?.items[0]).to.deep.include({ name: 'Green salad', calories: 320 });
  });

  it('shows both sides of what two people changed, and saves what is chosen', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.type('name', 'Mine');
    editor.type('description', 'Fresh.');
    network.elsewhere({ item: { id: 'itm_1', name: 'Theirs' } });
    await editor.press('Save');
    await editor.says('Someone else changed this too.');
    await editor.says('Yours Mine');
    await editor.says('Theirs Theirs');
    await expect(editor.element).to.be.accessible();
    expect(network.menu.sections[0]?.items[0]?.name).to.equal('Theirs');
    editor.root.querySelectorAll<HTMLInputElement>('[name=keep-name]')[1]?.click();
    await editor.press('Save this');
    await editor.says('Saved in the draft.');
    expect(network.menu.sections[0]?.items[0]).to.deep.include({ name: 'Theirs', description: 'Fresh.' });
  });

  it('keeps the line breaks of a description: typed, saved, read again, and on both sides of a conflict', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.type('description', 'Leaves:\n- radish\n\n- seeds');
    await editor.press('Save');
    await editor.says('Saved in the draft.');
    expect(network.menu.sections[0]?.items[0]?.description).to.equal('Leaves:\n- radish\n\n- seeds');
    expect(editor.input('description').value).to.equal('Leaves:\n- radish\n\n- seeds');
    editor.type('description', 'Mine:\n- radish');
    network.elsewhere({ item: { id: 'itm_1', description: 'Theirs:\n- seeds' } });
    await editor.press('Save');
    await editor.says('Someone else changed this too.');
    const sides = [...editor.root.querySelectorAll<HTMLElement>('.conflict bdi')];
    expect(sides.map(({ innerText }) => innerText)).to.deep.equal(['Mine:\n- radish', 'Theirs:\n- seeds']);
  });

  it('adds an item again that somebody else has removed, if that is wanted', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.type('name', 'Mine');
    network.elsewhere({ sections: [{ id: 'sec_1', items: [] }, { id: 'sec_2' }] });
    await editor.press('Save');
    await editor.says('Someone else removed this.');
    await editor.press('Add it again');
    await editor.says('The item was added.');
    expect(network.menu.sections[0]?.items.map(({ name }) => name)).to.deep.equal(['Mine']);
  });

  it('asks before something unsaved is left, and before the page is', async () => {
    const editor = await open('ready', 'mnu_1');
    const leaving = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await editor.choose('itm_1');
    expect(leaving()).to.equal(true);
    editor.type('name', 'Mine');
    await editor.element.updateComplete;
    expect(leaving()).to.equal(false);
    editor.root.querySelector<HTMLElement>('[data-action=open-itm_2]')?.click();
    await editor.says('You have unsaved changes.');
    await editor.press('Discard changes');
    await waitUntil(() => editor.root.querySelector('#part-title')?.textContent === 'Bean salad');
    expect(leaving()).to.equal(true);
    expect(network.changes).to.have.length(0);
  });

  it('moves an item by the arrow keys, on into the next section, and keeps the focus', async () => {
    const editor = await open('ready', 'mnu_1');
    editor.button('Move Garden salad')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitUntil(() => editor.lines[1] === 'Bean salad');
    await editor.says('Garden salad is now 2 of 2 in Salads.');
    await waitUntil(() => editor.root.activeElement?.ariaLabel === 'Move Garden salad');
    await userEvent.keyboard('{ArrowDown}');
    await editor.says('Garden salad is now 1 of 2 in Drinks.');
    expect(network.menu.sections.map(({ items }) => items.map(({ id }) => id))).to.deep.equal([
      ['itm_2'],
      ['itm_1', 'itm_3'],
    ]);
    expect(network.changes[0]?.sections).to.deep.equal([
      { id: 'sec_1', items: [{ id: 'itm_2' }, { id: 'itm_1' }] },
      { id: 'sec_2' },
    ]);
  });

  it('moves an item by dragging its handle, and a failed move back', async () => {
    const editor = await open('ready', 'mnu_1');
    const grip = editor.button('Move Garden salad') as HTMLElement;
    const drag = async (to: string): Promise<void> => {
      const from = grip.getBoundingClientRect();
      const target = editor.root.querySelector(`[data-id=${to}]`)?.getBoundingClientRect() as DOMRect;
      const at = { bubbles: true, composed: true, pointerId: 1, button: 0, clientX: from.x + 4 };
      vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
      grip.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: from.y + 10 }));
      grip.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: target.bottom - 5 }));
      grip.dispatchEvent(new PointerEvent('pointerup', { ...at, clientY: target.bottom - 5 }));
      await editor.element.updateComplete;
    };
    await drag('itm_2');
    await waitUntil(() => network.menu.sections[0]?.items[0]?.id === 'itm_2');
    expect(editor.lines).to.deep.equal(['Salads', 'Bean salad', 'Garden salad', 'Drinks', 'Lemonade']);
    await editor.reaches('ready');
    network.route(MENU, broken);
    await drag('itm_3');
    await editor.reaches('error');
    expect(editor.lines).to.deep.equal(['Salads', 'Bean salad', 'Garden salad', 'Drinks', 'Lemonade']);
  });

  it('deletes a group that items offer, and an item', async () => {
    network.menu = menu({
      sections: [section('sec_1', 'Salads', [item('itm_1', 'Garden salad'), item('itm_2', 'Bean salad')])],
    });
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    await editor.press('Delete item');
    await editor.says('Delete this item?');
    await editor.press('Delete');
    await waitUntil(() => editor.lines.join() === 'Salads,Bean salad');
    expect(network.menu.sections[0]?.items.map(({ id }) => id)).to.deep.equal(['itm_2']);
  });

  it('snoozes an item, and counts its stock, at once', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.root.querySelector('summary')?.click();
    const kind = (at: number): void =>
      editor.root.querySelectorAll<HTMLInputElement>('[name=kind]')[at]?.click();
    kind(1);
    await editor.press('Set availability');
    await editor.says('The availability is set.');
    const [snooze] = network.menu.availability;
    expect(snooze).to.deep.include({ target: 'itm_1', available: false, stock: null });
    const inMs = new Date(snooze?.until ?? '').getTime() - Date.now();
    expect(inMs).to.be.within(59 * 60_000, 60 * 60_000);
    await editor.says('Sold out until');
    kind(3);
    await editor.element.updateComplete;
    await editor.press('Set availability');
    await editor.says('Fill in this field.');
    editor.type('stock', '12');
    await editor.press('Set availability');
    await editor.says('12 left');
    expect(network.changes).to.have.length(0);
  });

  it('snoozes an item at one location, by the clock of the sandbox', async () => {
    network.session([...ALL_SCOPES, 'merchants:read'], '2031-05-01T10:00:00.000Z');
    network.locations('Mill Lane', 'Harbour');
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.root.querySelector('summary')?.click();
    await waitUntil(() => editor.root.querySelector('#location'));
    const choice = editor.root.querySelector('#location') as HTMLSelectElement;
    expect([...choice.options].map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''))).to.deep.equal([
      'All locations',
      'Harbour',
      'Mill Lane',
    ]);
    choice.value = 'loc_2';
    choice.dispatchEvent(new Event('change'));
    editor.root.querySelectorAll<HTMLInputElement>('[name=kind]')[1]?.click();
    await editor.press('Set availability');
    await editor.says('The availability is set.');
    expect(network.menu.availability).to.deep.include.members([
      {
        ...network.menu.availability[0],
        target: 'itm_1',
        location: 'loc_2',
        until: '2031-05-01T11:00:00.000Z',
      },
    ]);
    await editor.says('Sold out at some locations');
    choice.value = '';
    choice.dispatchEvent(new Event('change'));
    await editor.element.updateComplete;
    expect(editor.root.querySelector<HTMLInputElement>('[name=kind]')?.checked).to.equal(true);
  });

  it('asks for no locations that the session may not read', async () => {
    network.locations('Mill Lane', 'Harbour');
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.root.querySelector('summary')?.click();
    await editor.element.updateComplete;
    expect(editor.root.querySelector('#location')).to.equal(null);
    expect(network.to(LOCATIONS)).to.have.length(0);
  });

  it('shows only the lines in sight of 2,000 items, and finds any of them', async () => {
    const items = Array.from({ length: 2000 }, (_, at) => item(`itm_${at}`, `Dish ${at}`));
    network.menu = menu({ sections: [section('sec_1', 'Dishes', items)], item_count: 2000 });
    const editor = await open('ready', 'mnu_1');
    expect(editor.lines.length).to.be.below(60);
    const box = editor.root.querySelector('.outline') as HTMLElement;
    expect(box.scrollHeight).to.be.above(2000 * 56);
    box.scrollTop = 1000 * 56;
    await waitUntil(() => editor.lines.includes('Dish 1000'));
    expect(editor.lines.length).to.be.below(80);
    const find = editor.root.querySelector('#find') as HTMLInputElement;
    find.value = 'dish 1999';
    find.dispatchEvent(new Event('input'));
    await waitUntil(() => editor.lines.join() === 'Dishes,Dish 1999');
    find.value = 'nothing like it';
    find.dispatchEvent(new Event('input'));
    await editor.says('No item matches.');
  });

  it('keeps the line and its focus while the list is scrolled, and renders nothing else for that', async () => {
    const items = Array.from({ length: 200 }, (_, at) => item(`itm_${at}`, `Dish ${at}`));
    network.menu = menu({ sections: [section('sec_1', 'Dishes', items)], item_count: 200 });
    const editor = await open('ready', 'mnu_1');
    const box = editor.root.querySelector('.outline') as HTMLElement;
    await waitUntil(() => editor.lines.length > 12);
    const dish = editor.root.querySelector('[data-action=open-itm_8]') as HTMLElement;
    dish.focus();
    const update = vi.spyOn(editor.element, 'requestUpdate');
    box.scrollTop = 10 * 56;
    await waitUntil(() => editor.lines.includes('Dish 25'));
    expect(editor.root.activeElement).to.equal(dish);
    expect(dish.closest('li')?.getAttribute('aria-posinset')).to.equal('10');
    box.scrollTop = 150 * 56;
    await waitUntil(() => editor.lines.includes('Dish 150'));
    expect(editor.root.activeElement).to.equal(null);
    expect(update.mock.calls.length).to.equal(0);
    const places = [...editor.root.querySelectorAll('.line')].map((one) =>
      Number(one.getAttribute('aria-posinset')),
    );
    expect(places).to.deep.equal(places.map((_, at) => (places[0] ?? 0) + at));
  });

  it('lets go of its list when it is taken out of the page, and shows it again from the first line when put back', async () => {
    const items = Array.from({ length: 200 }, (_, at) => item(`itm_${at}`, `Dish ${at}`));
    network.menu = menu({ sections: [section('sec_1', 'Dishes', items)], item_count: 200 });
    const editor = await open('ready', 'mnu_1');
    const box = () => editor.root.querySelector('.outline') as HTMLElement;
    box().scrollTop = 150 * 56;
    await waitUntil(() => editor.lines.includes('Dish 150'));
    const { parentElement: page } = editor.element;
    const disconnect = vi.spyOn(ResizeObserver.prototype, 'disconnect');
    editor.element.remove();
    expect(disconnect.mock.calls.length).to.equal(1);
    page?.append(editor.element);
    await waitUntil(() => editor.lines.includes('Dish 0') && !editor.lines.includes('Dish 150'));
    box().scrollTop = 100 * 56;
    await waitUntil(() => editor.lines.includes('Dish 100'));
  });

  it('offers nothing that the session may not do', async () => {
    network.session(['menus:read']);
    const editor = await open('ready', 'mnu_1');
    expect(editor.button('Add section')).to.equal(undefined);
    expect(editor.button('Move Garden salad')).to.equal(undefined);
    await editor.choose('itm_1');
    expect(editor.root.querySelector('[part~=submit]')).to.equal(null);
    expect(editor.input('name').readOnly).to.equal(true);
  });

  it('explains a scope that was taken away, and keeps what was typed', async () => {
    const editor = await open('ready', 'mnu_1');
    await editor.choose('itm_1');
    editor.type('name', 'Mine');
    network.route(MENU, () => fault(40301));
    const missing = oneEvent(editor.element, 'trellis-missing-scope');
    await editor.press('Save');
    expect((await missing).detail).to.deep.equal({ needed: ['menus:write'] });
    await editor.says('This session isn’t allowed to do that.');
    expect(editor.input('name').value).to.equal('Mine');
  });
});
