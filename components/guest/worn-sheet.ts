import { own } from './emit.ts';

/** Selectors for the whole page, which is the element here. */
const WHOLE_PAGE = /^(?::root|html|body)$/;
/** Properties that apply to a page, but not to an element in it. */
const OF_PAGES = new Set(['color-scheme', 'min-height', 'scroll-padding-top', 'scroll-padding-bottom']);

const COLORS =
  'background surface text muted border control-border accent on-accent accent-soft focus success success-soft danger danger-soft warning warning-soft';
/** All properties that a partner's page may set. */
const PROPERTIES = [
  ...COLORS.split(' ').map((name) => `--trellis-color-${name}`),
  ...['radius', 'space', 'font', 'font-mono', 'font-size', 'heading-size', 'shadow-card'].map(
    (name) => `--trellis-${name}`,
  ),
];

const texts = new Map<string, Promise<string>>();

/**
 * A style sheet of the site for a shadow root. It is constructed, so that a policy without inline styles
 * allows it.
 * @param pageSets custom properties that the partner's page has set: those count, not the theme's
 */
export async function wornSheet(
  href: string,
  pageSets: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<CSSStyleSheet> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await textOf(href, signal));
  fit(sheet.cssRules, pageSets);
  return sheet;
}

/**
 * Returns the custom properties that the page has set, on the element or around it. Call it before the
 * element applies a theme.
 */
export function setProperties(element: Element): ReadonlySet<string> {
  const style = getComputedStyle(element);
  return new Set(PROPERTIES.filter((name) => style.getPropertyValue(name) !== ''));
}

async function textOf(href: string, signal: AbortSignal): Promise<string> {
  const known = texts.get(href);
  if (known) return known;
  const loading = fetch(href, own<RequestInit>({ credentials: 'omit', signal })).then(async (response) => {
    if (!response.ok) throw new TypeError(`${href}: ${response.status}`);
    return response.text();
  });
  texts.set(href, loading);
  loading.catch(() => texts.delete(href));
  return loading;
}

function fit(rules: CSSRuleList, pageSets: ReadonlySet<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) fitRule(rule, pageSets);
    else if ('cssRules' in rule) fit(rule.cssRules as CSSRuleList, pageSets);
  }
}

function fitRule(rule: CSSStyleRule, pageSets: ReadonlySet<string>): void {
  const { style, selectorText } = rule;
  if (!WHOLE_PAGE.test(selectorText)) return;
  rule.selectorText = ':host';
  // Copied, since it shrinks.
  for (const name of Array.from(style))
    if (OF_PAGES.has(name) || pageSets.has(name)) style.removeProperty(name);
}
