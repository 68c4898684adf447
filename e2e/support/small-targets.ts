import type { Page } from '@playwright/test';

/**
 * Fields whose text is smaller than 16 CSS pixels where a finger is the pointer: iOS zooms into those that
 * get the focus, and not out again.
 */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walk = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (!element.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=hidden])'))
          continue;
        const { fontSize } = getComputedStyle(element);
        const host = root instanceof ShadowRoot ? `${root.host.localName} ` : '';
        if (Number.parseFloat(fontSize) < 16)
          found.add(`${host}${element.localName} ${element.id}${element.className}: ${fontSize}`);
      }
    };
    walk(document);
    return [...found];
  });

const CONTROLS = 'button, input:not([type="hidden"]), select, textarea, summary';

/**
 * Controls and links of a page itself that are smaller than 44 CSS pixels where a finger is the pointer, with
 * the exceptions of {@link smallTargets}. A link of a card is as large as the card.
 */
export const smallTargetsOfPage = (page: Page): Promise<string[]> =>
  page.evaluate((controls) => {
    const LEAST = 43.5;
    return [...document.querySelectorAll<HTMLElement>(`${controls}, a[href]`)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return [];
      const { display } = getComputedStyle(control);
      if (control.matches('a') && display === 'inline') return [];
      if (control.matches('.skip, .unseen, .unseen-until-used')) return [];
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      if (width >= LEAST && height >= LEAST) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      return [`${control.localName} ${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, CONTROLS);

/**
 * Controls of a page's elements that are smaller than 44 CSS pixels where a finger is the pointer. Links
 * within a text are as high as its lines (WCAG 2.2, 2.5.8, exempts them), and the target of a box is the
 * label around it.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const found = new Set<string>();
    const look = (root: ShadowRoot): void => {
      const controls = root.querySelectorAll<HTMLElement>(
        'button, input:not([type="hidden"]), select, textarea, summary',
      );
      for (const control of controls) {
        // A field with a currency beside it is as high as the frame around both.
        const target = control.closest('label.choice, .affix') ?? control;
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || (width >= LEAST && height >= LEAST)) continue;
        if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true })) continue;
        const name = control.getAttribute('aria-label') ?? control.textContent.trim();
        found.add(
          `${root.host.localName} ${control.localName} ${name}: ${Math.round(width)} × ${Math.round(height)}`,
        );
      }
    };
    const walk = (root: Document | ShadowRoot): void => {
      if (root instanceof ShadowRoot) look(root);
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) walk(element.shadowRoot);
    };
    walk(document);
    return [...found];
  });
