import type { Page } from '@playwright/test';

/** What is chosen among others of its kind, in any open shadow root: by its role's state, or a field in it. */
const CHOSEN =
  '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), input:checked';
/** What holds the others of a kind. */
const GROUP = '[role=tablist], [role=radiogroup], fieldset, nav, ul, ol, table, div';

/**
 * Returns what is chosen on a page and painted just like what is not: the tag, class and text of each. It
 * compares each with an unchosen control of the same kind in its group, and skips groups without one.
 */
export const unmarkedChoices = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(
    `(() => {
      ${[shownBy, paintedAs, findUnmarked].join('\n')}
      return findUnmarked(${JSON.stringify([CHOSEN, GROUP])});
    })()`,
  );

/** A field that the browser draws shows by itself that it is chosen; for others, their label has to. */
function shownBy(element: Element): Element | undefined {
  if (!(element instanceof HTMLInputElement)) return element;
  const { appearance, opacity, clipPath, width } = getComputedStyle(element);
  const isHidden = opacity === '0' || clipPath !== 'none' || width === '1px';
  if (isHidden) return element.labels?.[0];
  return appearance === 'none' ? element : undefined;
}

/** Describes how an element is painted, with all that is in it. */
function paintedAs(whole: Element): string {
  return [whole, ...whole.querySelectorAll('*')]
    .flatMap((element) => ['', '::before', '::after'].map((part) => getComputedStyle(element, part)))
    .map((style) => {
      const sides = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
        ['Width', 'Style', 'Color'].map((what) => String(Reflect.get(style, `border${side}${what}`))),
      );
      const { content, backgroundColor, color, outline, textDecorationLine, fontWeight } = style;
      const more = [content, backgroundColor, color, outline, textDecorationLine, fontWeight];
      return [...sides.flat(), ...more, style.fill, style.stroke].join('; ');
    })
    .join('\n');
}

function findUnmarked([chosen, group]: readonly [chosen: string, group: string]): string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  const faults: string[] = [];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    for (const element of root.querySelectorAll(chosen)) {
      const shown = shownBy(element);
      if (!shown?.checkVisibility()) continue;
      const { localName, className } = element;
      const other = [...(element.closest(group)?.querySelectorAll(localName) ?? [])].find(
        (one) =>
          !one.matches(chosen) &&
          one.className === className &&
          one.getAttribute('type') === element.getAttribute('type') &&
          shownBy(one)?.checkVisibility(),
      );
      const peer = other && shownBy(other);
      if (!peer || peer.querySelectorAll('*').length !== shown.querySelectorAll('*').length) continue;
      if (paintedAs(peer) === paintedAs(shown))
        faults.push(`${localName}.${className} “${shown.textContent?.trim().slice(0, 40)}”`);
    }
  }
  return faults;
}
