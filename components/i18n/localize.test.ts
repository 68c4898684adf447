import { html, type LitElement, render } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { counted, language } from './format.ts';
import { moneyText } from './money-and-dates.ts';
import { itemsText } from '../elements/menu-editor/menu-words.ts';
import '../elements/payouts/balance.ts';
import { getLanguage, languages, setLanguage, setMessages } from './localize.ts';
import { msg, str } from './message.ts';

/** The timeout for waits whose duration isn't under test. */
const PATIENCE = { timeout: 15_000 };

describe('the language of the elements', () => {
  afterEach(async () => {
    await setLanguage('en');
    vi.restoreAllMocks();
  });

  it.each([
    ['de', 'de'],
    ['pl-PL', 'pl'],
    ['JA', 'ja'],
    ['zh-Hant-TW', 'en'],
    ['', 'en'],
    ['not a tag', 'en'],
  ])('is, for %j, %s', async (tag, spoken) => {
    expect(await setLanguage(tag)).toBe(spoken);
    expect(getLanguage()).toBe(spoken);
  });

  it('is the last that was asked for, whichever came first', async () => {
    const [first, last] = [setLanguage('pl'), setLanguage('ja')];
    await last;
    await first;
    expect([getLanguage(), msg('Save')]).toEqual(['ja', '保存']);
  });

  it('has the words that a number asks for', async () => {
    await setLanguage('pl');
    expect([1, 2, 5, 22, 1234].map((count) => msg(str`${counted(count)} items`))).toEqual([
      '1 pozycja',
      '2 pozycje',
      '5 pozycji',
      '22 pozycje',
      '1234 pozycje',
    ]);
    await setLanguage('ar');
    expect([0, 1, 2, 3, 11, 100].map((count) => msg(str`${counted(count)} items`))).toEqual([
      'لا أصناف',
      'صنف واحد',
      'صنفان',
      '3 أصناف',
      '11 صنفًا',
      '100 صنف',
    ]);
    await setLanguage('de');
    expect(itemsText(12_345)).toBe('12.345 Artikel');
  });

  it.each(languages)('writes digits in %s that its fields can read', async (code) => {
    await setLanguage(code);
    expect(new Intl.NumberFormat(language()).resolvedOptions().numberingSystem).toBe('latn');
    expect(moneyText(1250, 'EUR')).toMatch(/12[.,]50/);
  });

  it('runs the other way in elements of Arabic, and only then', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    render(html`<trellis-balance></trellis-balance><trellis-balance dir="ltr"></trellis-balance>`, place);
    const directions = (): string[] => [...place.children].map((one) => getComputedStyle(one).direction);
    expect(directions()).toEqual(['ltr', 'ltr']);
    await setLanguage('ar');
    expect(directions()).toEqual(['rtl', 'ltr']);
    render(html`${place.childElementCount}<trellis-balance></trellis-balance>`, place);
    expect(directions()).toEqual(['rtl']);
    await setLanguage('fr');
    expect(directions()).toEqual(['ltr']);
    expect(place.firstElementChild?.hasAttribute('dir')).toBe(false);
    place.remove();
  });

  describe('where `lang` around an element says another', () => {
    const place = document.createElement('div');
    afterEach(() => place.remove());

    /** Adds elements to the page, and returns a function that reads the text and direction of each. */
    async function show(markup: string): Promise<() => Promise<string[]>> {
      place.innerHTML = markup;
      document.body.append(place);
      return async () => {
        const elements = [...place.querySelectorAll<LitElement>('trellis-balance')];
        await vi.waitFor(
          () => expect(elements.every(({ isUpdatePending }) => !isUpdatePending)).toBe(true),
          PATIENCE,
        );
        return elements.map((one) => {
          const title = one.renderRoot.querySelector('section')?.getAttribute('aria-label');
          return `${title} ${getComputedStyle(one).direction}`;
        });
      };
    }
    const BALANCE = '<trellis-balance></trellis-balance>';

    it('speaks that one: its own, that of its closest ancestor, several at once', async () => {
      const said = await show(
        `${BALANCE}<trellis-balance lang="ja"></trellis-balance><section lang="fr-CA">${BALANCE}<p lang="ar">${BALANCE}</p></section>
        <section dir="rtl"><p lang="sv">${BALANCE}</p><p lang="sv" dir="rtl">${BALANCE}</p></section>`,
      );
      expect(await said()).toEqual([
        'Balance ltr',
        '残高 ltr',
        'Solde ltr',
        'الرصيد rtl',
        'Saldo ltr',
        'Saldo rtl',
      ]);
    });

    it('follows a change of it, and a move', async () => {
      const said = await show(`<section lang="fr">${BALANCE}</section><section lang="ar"></section>`);
      expect(await said()).toEqual(['Solde ltr']);
      const [first, second] = place.children;
      first?.setAttribute('lang', 'de');
      await vi.waitFor(async () => expect(await said()).toEqual(['Saldo ltr']), PATIENCE);
      second?.append(...(first?.children ?? []));
      await vi.waitFor(async () => expect(await said()).toEqual(['الرصيد rtl']), PATIENCE);
      second?.removeAttribute('lang');
      await vi.waitFor(async () => expect(await said()).toEqual(['Balance ltr']), PATIENCE);
    });

    it('is found across shadow roots, and leaves the page’s language as it is', async () => {
      await setLanguage('de');
      const said = await show('<article lang="fr"></article>');
      const root = place.firstElementChild?.attachShadow({ mode: 'open' });
      const inner = document.createElement('p');
      const balance = document.createElement('trellis-balance');
      inner.append(balance);
      root?.append(inner);
      await balance.updateComplete;
      const title = (): string | null | undefined =>
        balance.renderRoot.querySelector('section')?.getAttribute('aria-label');
      expect([title(), getLanguage(), await said()]).toEqual(['Solde', 'de', []]);
      inner.lang = 'it';
      await vi.waitFor(() => expect(title()).toBe('Saldo'), PATIENCE);
    });

    it('is what is said of an event in it', async () => {
      const said = await show(`<section lang="fr">${BALANCE}</section>${BALANCE}`);
      await said();
      const [french, english] = place.querySelectorAll('trellis-balance');
      const heard = [french, english, french].map((one) => {
        one?.renderRoot.firstElementChild?.dispatchEvent(
          new Event('click', { bubbles: true, composed: true }),
        );
        return msg('Save');
      });
      expect(heard).toEqual(['Enregistrer', 'Save', 'Enregistrer']);
    });
  });

  describe('with texts of the page’s own', () => {
    it('says them, with values in any order and plural forms', async () => {
      await setMessages('pl', {
        Save: 'Zachowaj',
        '{0} of {1}': '{1} / {0}',
        '{0} items': { one: '{0} danie', few: '{0} dania', many: '{0} dań', other: '{0} dania' },
      });
      await setLanguage('pl');
      expect(msg('Save')).toBe('Zachowaj');
      expect(msg(str`${1} of ${2}`)).toBe('2 / 1');
      expect([1, 3, 5].map(itemsText)).toEqual(['1 pozycja', '3 dania', '5 dań']);
    });

    it('says them at once in English too, and the rest as ever', async () => {
      const before = msg('Publish');
      await setMessages('en', { Publish: 'Go live' });
      expect([before, msg('Publish'), msg('Discard')]).toEqual(['Publish', 'Go live', 'Discard']);
      await setMessages('en', { Publish: 'Publish' });
      expect(msg('Publish')).toBe('Publish');
    });

    it('shows markup in them as text', async () => {
      await setMessages('de', { Cancel: '<img src=x onerror=alert(1)>' });
      await setLanguage('de');
      const place = document.createElement('p');
      render(html`${msg('Cancel')}`, place);
      expect(place.textContent).toBe('<img src=x onerror=alert(1)>');
      expect(place.querySelector('img')).toBeNull();
      await setMessages('de', { Cancel: 'Abbrechen' });
    });

    it('says in the console what no element says', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await setMessages('de', { 'Add a plnat': 'Pflanze anlegen' });
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('“Add a plnat”'));
    });
  });
});
