import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Minified: it is loaded into each page, which takes 0.2 s of CPU with the source that the builder has. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Firefox 153 crashes where two worlds read which elements label an element: the page, in which axe runs, and
 * the sandbox in which Playwright finds roles. Without these properties axe reads the attributes, and nothing
 * of ours sets the properties.
 */
const FOR_FIREFOX = `for (const name of ['ariaLabelledByElements', 'ariaDescribedByElements'])
  Reflect.deleteProperty(Element.prototype, name);
${AXE}`;

/** Rules about colors, the only ones by which a page in dark can differ from the same page in light. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** The checks, without what we do not have (frames of other origins and of emails) and do not read (passes). */
export function checks(page: Page): AxeBuilder {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return (
    new AxeBuilder({ page, axeSource: isFirefox ? FOR_FIREFOX : AXE })
      .setLegacyMode(true)
      // No script runs there, so axe would wait for an answer.
      .exclude('iframe[sandbox]')
      .options({ resultTypes: ['violations'] })
  );
}

/** axe's violations, in short: the rule, and where. */
export async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}

/** A page in light by all rules, then in dark by those about colors. */
export async function violationsInBoth(page: Page, axe: () => AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await violations(axe());
  await page.emulateMedia({ colorScheme: 'dark' });
  return [
    ...inLight,
    ...(await violations(axe().withRules(OF_COLORS))).map((violation) => `dark: ${violation}`),
  ];
}
