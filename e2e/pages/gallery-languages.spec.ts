import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { isLong } from '../support/in-turn.ts';
import { inGerman } from '../support/in-german.ts';
import { openGallery } from '../support/open-gallery.ts';
import { unmarkedChoices } from '../support/unmarked-choices.ts';

/** The galleries of the elements for a merchant's records. */
const GALLERIES = [
  'onboarding',
  'locations',
  'team',
  'menus',
  'dashboard',
  'reports',
  'payments',
  'payouts',
  'notifications',
];

/** Those that axe looks at in German, too: the one with most samples in the long run. */
const BY_AXE: ReadonlySet<string> = new Set([...(isLong ? ['payouts'] : []), 'notifications']);
const AXE_WITHIN_MS = 300_000;

/** The same page in another language, or with text that runs to the left. */
async function servedWith(page: Page, attributes: string): Promise<void> {
  await page.route(/\/gallery\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en"', `<html ${attributes}`);
    await route.fulfill({ response, body: attributes === GERMAN ? inGerman(body) : body });
  });
}

const GERMAN = 'lang="de"';

/** Opens a gallery whose elements speak German, and makes sure that they do. */
async function openGermanGallery(page: Page, name: string): Promise<void> {
  await servedWith(page, GERMAN);
  await openGallery(page, name);
  await expect(
    page.getByText('Das funktioniert nur innerhalb einer <trellis-session>.').first(),
  ).toBeVisible();
  expect(await page.locator('.stage').getByText('This works inside a <trellis-session>.').count()).toBe(0);
}

/** Languages of other letters, of other words for each number, and of text that runs to the left. */
const OTHERS: Readonly<Record<string, string>> = {
  ar: 'لا يعمل هذا إلا داخل',
  ja: '<trellis-session>の中でのみ動作します。',
  pl: 'To działa tylko wewnątrz <trellis-session>.',
};

/**
 * Opens a gallery in another language, without the samples whose buttons are pressed by their English names.
 */
async function openGalleryIn(language: string, page: Page, name: string): Promise<void> {
  await page.route(/\/gallery\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replaceAll(/src="\/trellis\/([\w-]+)\.js"/g, `src="/trellis/$1.${language}.js"`);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const leaveOut = (): void => {
      for (const one of document.querySelectorAll('[data-press]')) one.closest('figure')?.remove();
    };
    new MutationObserver(leaveOut).observe(document, { childList: true, subtree: true });
  });
  await openGallery(page, name);
  await expect(page.getByText(OTHERS[language] ?? '').first()).toBeVisible();
}

/**
 * What is wider than its place, by the title of its sample: stages that scroll sideways, and texts that are
 * cut without an ellipsis.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.locator('.stage').evaluateAll((stages) => {
    const partsOf = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? partsOf(one.shadowRoot) : []),
      ]);
    const isCut = (one: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      return (
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1 &&
        // A field scrolls its text.
        one.localName !== 'input' &&
        !one.closest('svg, .unseen, .skeleton, [inert]')
      );
    };
    return stages.flatMap((stage) => {
      const name = stage.closest('figure')?.querySelector('h3')?.textContent ?? '';
      const cut = partsOf(stage).filter(isCut);
      return [
        ...(stage.scrollWidth > stage.clientWidth ? [`${name} scrolls`] : []),
        ...cut.map((one) => `${name}: ${one.localName}.${one.className} is cut`),
      ];
    });
  });

/** Figures with a sign that isn't at their left. */
const turnedFigures = (page: Page): Promise<string[]> =>
  page.locator('.stage').evaluateAll((stages) => {
    const textsOf = (root: ParentNode): Text[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        ...[...one.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE),
        ...(one.shadowRoot ? textsOf(one.shadowRoot) : []),
      ]);
    const placeOf = (text: Text, at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    return stages.flatMap((stage) =>
      textsOf(stage).flatMap((text) => {
        const at = text.data.search(/[-−][£€$]?\d/);
        if (at < 0 || text.data.slice(0, at).trim() || !text.parentElement?.checkVisibility()) return [];
        const [sign, digit] = [placeOf(text, at), placeOf(text, at + 2)];
        return sign.width > 0 && sign.left > digit.left ? [text.data.trim()] : [];
      }),
    );
  });

for (const name of GALLERIES) {
  test(`every state of the ${name} fits a small phone in German`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await openGermanGallery(page, name);
    expect(await tooWide(page)).toEqual([]);
    if (!BY_AXE.has(name)) return;
    test.setTimeout(AXE_WITHIN_MS);
    await page.setViewportSize({ width: 1280, height: 720 });
    // A gallery is the one page with many copies of the same element under the same name.
    const stages = checks(page).include('.stage').disableRules('landmark-unique');
    expect(await violations(stages)).toEqual([]);
  });

  test(`every state of the ${name} fits a small phone where text runs to the left, with forced colors, which show what is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.emulateMedia({ forcedColors: 'active' });
    await servedWith(page, 'lang="en" dir="rtl"');
    await openGallery(page, name);
    expect(await tooWide(page)).toEqual([]);
    expect(await turnedFigures(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await unmarkedChoices(page)).toEqual([]);
  });
}

/** What is opened in each of them: all in the long run, and those with notifications last, which axe looks at. */
const IN_OTHERS = ['reports', 'payouts', 'notifications'];
const IN_EVERY_RUN: Readonly<Record<string, readonly string[]>> = {
  ar: IN_OTHERS,
  ja: ['reports', 'notifications'],
  pl: ['payouts', 'notifications'],
};

for (const language of Object.keys(OTHERS)) {
  const names = isLong ? IN_OTHERS : (IN_EVERY_RUN[language] ?? IN_OTHERS);
  test(`${names.join(', ')} fit a small phone in ${language}, and are accessible`, async ({ page }) => {
    test.setTimeout(AXE_WITHIN_MS);
    for (const name of names) {
      await page.setViewportSize({ width: 320, height: 844 });
      await openGalleryIn(language, page, name);
      const element = page.locator('.stage > trellis-session > *').first();
      expect(await element.evaluate((one) => getComputedStyle(one).direction)).toBe(
        language === 'ar' ? 'rtl' : 'ltr',
      );
      expect(await tooWide(page)).toEqual([]);
      expect(await turnedFigures(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await violations(checks(page).include('.stage').disableRules('landmark-unique'))).toEqual([]);
  });
}
