import type { TrellisSession } from './session.ts';

/**
 * The partner's theme, for the elements of a session. Loaded only if there is one.
 */

const COLOR = '--trellis-color-';
/** The colors around text: the theme's colors are designed for its own ones. */
const GROUNDS = ['surface', 'text', 'background'];

const worn = new WeakMap<HTMLElement, CSSStyleSheet>();

/**
 * Sets the theme's custom properties on a session, for its elements to inherit. Properties that the page
 * sets, on the session or an ancestor, are kept, along with the colors derived from them.
 */
export function wear(session: TrellisSession): void {
  const root = session.shadowRoot;
  const variables = session.info?.theme?.variables;
  if (!root || !variables) return;
  const sheet = worn.get(session) ?? new CSSStyleSheet();
  sheet.replaceSync(':host {}');
  if (!worn.has(session)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  worn.set(session, sheet);
  const present = getComputedStyle(session);
  const isSet = (name: string): boolean => present.getPropertyValue(name) !== '';
  const hasOwnGround = GROUNDS.some((name) => isSet(COLOR + name));
  const values = Object.entries(variables).filter(
    ([name]) => !isSet(name) && !(name.startsWith(COLOR) && (hasOwnGround || isSet(basisOf(name)))),
  );
  const { style } = sheet.cssRules[0] as CSSStyleRule;
  for (const [name, value] of values) if (name.startsWith('--trellis-')) style.setProperty(name, value);
}

/** Returns the color that another is derived from: the accent for text on it and for its soft background. */
function basisOf(name: string): string {
  return COLOR + name.slice(COLOR.length).replace(/^on-|-soft$/g, '');
}
