import { Idiomorph } from 'idiomorph';
import type { Page } from './ask-page.ts';
import type { Ground } from './ground.ts';
import { own } from './emit.ts';

/**
 * Puts the content of a page in place of another's. What is the same on both stays the same nodes: with
 * focus, selection and picture.
 */
export function putInPlace(main: HTMLElement, page: Page, { isEmbedded }: Ground, isSamePage: boolean): void {
  if (isEmbedded) makeAbsolute(page.main, page.url);
  main.className = `${isEmbedded ? 'page ' : ''}${page.main.className}`;
  if (!isSamePage) main.replaceChildren(...page.main.childNodes);
  else {
    const typed = cardFields(main).map(({ name, value }) => [name, value] as const);
    Idiomorph.morph(main, [...page.main.childNodes], own({ morphStyle: 'innerHTML', restoreFocus: true }));
    // A server never sends a card's digits back, so they are kept: retyping them is tedious.
    const values = new Map(typed);
    for (const field of cardFields(main)) field.value = values.get(field.name) ?? field.value;
  }
}

/**
 * Moves the view and the focus to the new content.
 * @param y scroll position; `undefined` scrolls to the new content
 */
export function lead(main: HTMLElement, url: URL, isSamePage: boolean, y: number | undefined): void {
  const wrong = main.querySelector<HTMLElement>('[role=alert], [aria-invalid=true]');
  if (wrong) return focusOn(wrong);
  const target =
    url.hash.length > 1 ? main.querySelector<HTMLElement>(`#${CSS.escape(url.hash.slice(1))}`) : null;
  if (isSamePage && !target) return;
  const start = target ?? main;
  focusOn(start.querySelector<HTMLElement>('h1, h2') ?? start, y === undefined && target !== null);
  if (target) return;
  if (main.getRootNode() === document) scrollTo(0, y ?? 0);
  else if (y === undefined && main.getBoundingClientRect().top < 0) main.scrollIntoView();
}

/** Something that isn't a control can have the focus only for this once. */
function focusOn(element: HTMLElement, isScrolled = true): void {
  if (!element.matches('input, select, textarea, button, a[href]')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), own({ once: true }));
  }
  element.focus(own({ preventScroll: true }));
  if (isScrolled) element.scrollIntoView(own({ block: 'nearest' }));
}

/** Returns the text to announce for a page, in addition to its heading, which has the focus. */
export const newsIn = (main: Element): string =>
  [...main.querySelectorAll('[role=status]')].map(({ textContent }) => spaced(textContent)).join(' ');

export const spaced = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const cardFields = (main: Element): HTMLInputElement[] => [
  ...main.querySelectorAll<HTMLInputElement>('[data-card] input[autocomplete^=cc-]'),
];

const ADDRESSES = ['href', 'src', 'action'];

/**
 * Makes addresses absolute. In a partner's page they must lead to the site, also when opened in another
 * window.
 */
function makeAbsolute(content: Element, base: URL): void {
  for (const name of ADDRESSES)
    for (const one of content.querySelectorAll(`[${name}]`))
      one.setAttribute(name, new URL(one.getAttribute(name) ?? '', base).href);
  for (const one of content.querySelectorAll('[srcset]')) {
    const sources = (one.getAttribute('srcset') ?? '').split(',').map((source) => source.trim().split(/\s+/));
    const absolute = sources.map(([src = '', ...rest]) => [new URL(src, base).href, ...rest].join(' '));
    one.setAttribute('srcset', absolute.join(', '));
  }
}
