import { expect, fixture, html } from '@open-wc/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { itRendersWell } from '../rendering-suite.ts';
import { type KitSample, samples } from './kit-gallery.define.ts';

const open = (name: string): Promise<KitSample> =>
  fixture(html`<trellis-kit-sample name=${name}></trellis-kit-sample>`);
const root = (sample: KitSample): ShadowRoot => sample.shadowRoot as ShadowRoot;
const button = (sample: KitSample, text: string): HTMLButtonElement =>
  [...root(sample).querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === text,
  ) as HTMLButtonElement;
const focused = (sample: KitSample): string => root(sample).activeElement?.textContent?.trim() ?? '';

for (const name of Object.keys(samples))
  describe(`the sample ${name}`, () => {
    itRendersWell({ open: () => open(name), names: name === 'table' ? ['نور حداد'] : [] });
  });

describe('dialog', () => {
  it('opens as a modal, and Escape gives the focus back', async () => {
    const sample = await open('dialog');
    button(sample, 'Refund').focus();
    await userEvent.keyboard('{Enter}');
    await sample.updateComplete;
    const dialog = root(sample).querySelector('dialog') as HTMLDialogElement;
    expect(dialog.matches(':modal')).to.equal(true);
    await expect(sample).to.be.accessible();
    await userEvent.keyboard('{Escape}');
    await sample.updateComplete;
    expect(dialog.open).to.equal(false);
    expect(root(sample).activeElement).to.equal(button(sample, 'Refund'));
    button(sample, 'Refund').click();
    await sample.updateComplete;
    expect(dialog.open).to.equal(true);
    button(sample, 'Cancel').click();
    await sample.updateComplete;
    expect(dialog.open).to.equal(false);
  });
});

describe('tabs', () => {
  it('are chosen by the arrow keys, and only the chosen one is in the tab order', async () => {
    const sample = await open('tabs');
    button(sample, 'Orders').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused(sample)).to.equal('Items');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused(sample)).to.equal('Payouts');
    await sample.updateComplete;
    expect(button(sample, 'Payouts').ariaSelected).to.equal('true');
    expect(root(sample).querySelector('[role=tabpanel]')?.textContent).to.contain('Friday');
    await userEvent.keyboard('{Home}{Tab}');
    expect(root(sample).activeElement?.role).to.equal('tabpanel');
  });

  it('follow the direction of the text', async () => {
    const sample = await open('tabs');
    (sample.parentElement as HTMLElement).dir = 'rtl';
    button(sample, 'Orders').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused(sample)).to.equal('Items');
  });
});

describe('menu', () => {
  it('opens by keyboard, and Escape or an action closes it', async () => {
    const sample = await open('menu');
    const place = root(sample).querySelector('[popover]') as HTMLElement;
    button(sample, 'More').focus();
    await userEvent.keyboard('{Enter}{Tab}');
    expect(place.matches(':popover-open')).to.equal(true);
    expect(focused(sample)).to.equal('Duplicate');
    await userEvent.keyboard('{Escape}');
    expect(place.matches(':popover-open')).to.equal(false);
    expect(focused(sample)).to.equal('More');
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    expect(place.matches(':popover-open')).to.equal(false);
  });
});

describe('table', () => {
  const totals = (sample: KitSample): string[] =>
    [...root(sample).querySelectorAll('tbody tr')].map(
      (row) => row.querySelector('td:last-child')?.textContent ?? '',
    );

  it('sorts by a head, up and down, and says so', async () => {
    const sample = await open('table');
    button(sample, 'Total').click();
    await sample.updateComplete;
    expect(totals(sample)).to.deep.equal(['€8.20', '€13.95', '€36.48', '€120.50']);
    expect(root(sample).querySelector('[aria-sort=ascending]')?.textContent?.trim()).to.equal('Total');
    button(sample, 'Total').click();
    await sample.updateComplete;
    expect(totals(sample)[0]).to.equal('€120.50');
    expect(root(sample).querySelector('[aria-sort=descending]')?.textContent?.trim()).to.equal('Total');
  });

  it('is filtered by a select', async () => {
    const sample = await open('table');
    await userEvent.selectOptions(root(sample).querySelector('select') as HTMLElement, 'Late');
    await sample.updateComplete;
    expect(totals(sample)).to.deep.equal(['€120.50']);
  });
});

describe('a narrow table', () => {
  const narrow = async (width: string): Promise<KitSample> => {
    const place = await fixture<HTMLElement>(
      html`<div style="width: ${width}"><trellis-kit-sample name="table"></trellis-kit-sample></div>`,
    );
    const sample = place.firstElementChild as KitSample;
    await sample.updateComplete;
    return sample;
  };
  const isSeen = (sample: KitSample, selector: string): boolean =>
    !!root(sample).querySelector(selector)?.checkVisibility();

  it('is sorted by a select in the place of its heads', async () => {
    const sample = await narrow('360px');
    expect(isSeen(sample, '.sort')).to.equal(false);
    const select = root(sample).querySelector('.sort-by select') as HTMLSelectElement;
    expect(select.selectedOptions[0]?.textContent).to.equal('Order, descending');
    await userEvent.selectOptions(select, 'Total, ascending');
    await sample.updateComplete;
    expect(root(sample).querySelector('tbody td:last-child')?.textContent).to.equal('€8.20');
    expect(root(sample).querySelector('[aria-sort=ascending]')?.textContent?.trim()).to.equal('Total');
    await expect(sample).to.be.accessible();
  });

  it('has its heads and no select where it is wide', async () => {
    const sample = await narrow('900px');
    expect(isSeen(sample, '.sort')).to.equal(true);
    expect(isSeen(sample, '.sort-by')).to.equal(false);
  });
});

describe('pages', () => {
  it('lead on and back; a button that leads nowhere keeps the focus and does nothing', async () => {
    const sample = await open('table-pages');
    const rows = (): string => root(sample).querySelector('tbody')?.textContent ?? '';
    const press = async (name: string): Promise<void> => {
      button(sample, name).focus();
      await userEvent.keyboard('{Enter}');
      await sample.updateComplete;
    };
    expect(button(sample, 'Previous').ariaDisabled).to.equal('true');
    await press('Previous');
    expect(rows()).to.contain('#1041');
    await press('Next');
    expect(rows()).to.contain('#1043').and.not.to.contain('#1041');
    expect(root(sample).querySelector('[role=status]')?.textContent).to.equal('3–4 of 4');
    expect(focused(sample)).to.equal('Next');
    await press('Next');
    expect(rows()).to.contain('#1043');
    await press('Previous');
    expect(rows()).to.contain('#1041');
  });
});

describe('in forced colors', () => {
  const force = (value: string): Promise<unknown> =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  /** Returns the color that the browser paints for a system color. */
  const painted = (color: string): string => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    const { color: found } = getComputedStyle(probe);
    probe.remove();
    return found;
  };
  beforeAll(() => force('active'));
  afterAll(() => force('none'));

  it.for([
    ['bars', '.bar', 'fill'],
    ['line', '.line', 'stroke'],
  ] as const)('%s stand out from the ground', async ([name, selector, property]) => {
    const mark = root(await open(name)).querySelector(selector) as Element;
    expect(getComputedStyle(mark)[property]).to.equal(painted('Highlight'));
    expect(painted('Highlight')).not.to.equal(painted('Canvas'));
  });

  it('a toast has an edge, and its button too', async () => {
    const sample = await open('toast');
    button(sample, 'Save').click();
    await sample.updateComplete;
    for (const one of [root(sample).querySelector('.toast') as Element, button(sample, 'Close')]) {
      const { borderTopWidth, borderTopColor } = getComputedStyle(one);
      expect(borderTopWidth).to.equal('1px');
      expect(borderTopColor).not.to.equal(painted('Canvas'));
    }
  });
});

describe('toast', () => {
  it('is announced, and closes at its button', async () => {
    const sample = await open('toast');
    button(sample, 'Save').click();
    await sample.updateComplete;
    const status = root(sample).querySelector('[role=status]') as HTMLElement;
    expect(status.textContent).to.contain('The location was saved.');
    // It stays while somebody is at it, however long the check takes.
    button(sample, 'Close').focus();
    await expect(sample).to.be.accessible();
    button(sample, 'Close').click();
    await sample.updateComplete;
    expect(status.textContent?.trim()).to.equal('');
  });
});
