import { expect, fixture, html } from '@open-wc/testing';
import { it, vi } from 'vitest';

/** The requirements for every control and element. */
export interface RenderingSuite {
  /** Puts it into the page, as far as a person can use it. */
  open: () => Promise<HTMLElement>;
  /** Names that people chose and that are in sight; each must be in a <bdi>. */
  names?: readonly string[];
}

/** Words that a template shows for a value that isn't there. */
const WORDS_FOR_NOTHING = /\b(?:false|null|undefined|NaN)\b|\[object /;

/** Returns the visible and announced texts of a shadow root, with attributes that are read out. */
function spoken(root: ShadowRoot): string {
  const attributes = [...root.querySelectorAll('*')].flatMap((one) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  );
  return [...attributes, root.textContent].join(' ');
}

/** The tests that every control and every element runs beside its own. */
export function itRendersWell({ open, names = [] }: RenderingSuite): void {
  it('is accessible', async () => expect(await open()).to.be.accessible());

  it('has a name on every control', async () => {
    const root = (await open()).shadowRoot as ShadowRoot;
    for (const one of root.querySelectorAll<HTMLElement>('button, summary'))
      expect(one.textContent?.trim() || one.ariaLabel, one.outerHTML).not.to.be.oneOf([
        '',
        0,
        null,
        undefined,
      ]);
    for (const one of root.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea'))
      expect(one.labels?.length || one.ariaLabel, one.outerHTML).not.to.be.oneOf(['', 0, null, undefined]);
  });

  it('names only what is there: ids are unique, and references lead somewhere', async () => {
    const root = (await open()).shadowRoot as ShadowRoot;
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size, ids.join()).to.equal(ids.length);
    for (const name of ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'popovertarget'])
      for (const one of root.querySelectorAll(`[${name}]`))
        for (const id of (one.getAttribute(name) ?? '').split(' ').filter(Boolean))
          expect(ids, one.outerHTML).to.include(id);
  });

  it('shows no word for nothing', async () => {
    expect(spoken((await open()).shadowRoot as ShadowRoot)).not.to.match(WORDS_FOR_NOTHING);
  });

  it('keeps the direction of the names that people chose', async () => {
    const root = (await open()).shadowRoot as ShadowRoot;
    const isolated = [...root.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    for (const name of names) expect(isolated).to.include(name);
  });

  it('stays inside its place where text runs to the left, and where the place is narrow', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const element = await open();
      const place = await fixture(html`<div dir=${direction} style="width: 288px"></div>`);
      place.append(element);
      await new Promise(requestAnimationFrame);
      expect(place.scrollWidth, direction).to.be.at.most(place.clientWidth);
    }
  });

  it('shows where the focus is', async () => {
    const root = (await open()).shadowRoot as ShadowRoot;
    const control = root.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled, summary');
    if (!control) return;
    control.focus({ focusVisible: true } as FocusOptions);
    expect(root.activeElement).to.equal(control);
    const rings = [control, control.parentElement as HTMLElement].map((one) => getComputedStyle(one));
    expect(
      rings.some(({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && outlineWidth === '2px'),
    ).to.equal(true);
  });

  it('leaves no listener and no timer behind', async () => {
    const element = await open();
    const place = element.parentElement as HTMLElement;
    element.remove();
    const added = new Set<string>();
    const signals: AbortSignal[] = [];
    const listens = [window, document].map((target) =>
      vi.spyOn(target, 'addEventListener').mockImplementation((type, _, options) => {
        const signal = typeof options === 'object' ? options.signal : undefined;
        if (signal) signals.push(signal);
        else added.add(type);
      }),
    );
    const timers = new Set<unknown>();
    const { setTimeout: start, clearTimeout: stop } = window;
    const starts = vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
      const timer = start(() => timers.delete(timer) && run(), ms);
      timers.add(timer);
      return timer;
    }) as unknown as typeof setTimeout);
    const stops = vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
      timers.delete(timer);
      stop(timer);
    });
    try {
      place.append(element);
      await new Promise(requestAnimationFrame);
      element.remove();
      expect([...added]).to.deep.equal([]);
      expect(signals.every(({ aborted }) => aborted)).to.equal(true);
      expect(timers.size).to.equal(0);
    } finally {
      for (const spy of [...listens, starts, stops]) spy.mockRestore();
    }
  });

  it('is seen in forced colors', async () => {
    const root = (await open()).shadowRoot as ShadowRoot;
    // A border that is transparent is painted in forced colors; a box without one has no edge there.
    for (const one of root.querySelectorAll<HTMLElement>('.primary, .notice, .tag'))
      expect(getComputedStyle(one).borderTopWidth, one.className).to.equal('1px');
  });
}
