import type { CDPSession, Locator, Page } from '@playwright/test';

export const WIDTHS = [390, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

export interface Picture {
  readonly name: string;
  readonly width: number;
  /** `light`, `dark`, or `forced`: as with high contrast of the system. */
  readonly scheme: string;
  readonly png: Buffer;
}

/** Takes a page as it stands at each width, in light and in dark, from its head to its foot. */
export class Camera {
  readonly pictures: Picture[] = [];
  readonly #schemes: readonly string[];

  constructor(schemes: readonly string[] = SCHEMES) {
    this.#schemes = schemes;
  }

  async take(name: string, page: Page): Promise<void> {
    for (const width of WIDTHS)
      for (const scheme of this.#schemes) {
        await stand(page, width, scheme);
        const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
        this.pictures.push({ name, width, scheme, png });
      }
  }

  /** Each part of the page that is found, at each width and scheme; they are named by their headings. */
  async takeEach(parts: Locator, page: Page): Promise<void> {
    for (const width of WIDTHS)
      for (const scheme of this.#schemes) {
        await stand(page, width, scheme);
        for (const part of await parts.all()) {
          const name = await part.getByRole('heading', { level: 3 }).first().innerText();
          const png = await part.screenshot({ animations: 'disabled' });
          this.pictures.push({ name, width, scheme, png });
        }
      }
  }
}

/** What a session emulates ends with it, so a page has one for as long as there are pictures of it. */
const sessions = new WeakMap<Page, CDPSession>();

/** A phone has a finger, and a window on a desk has a mouse. */
export async function stand(page: Page, width: number, scheme: string): Promise<void> {
  const devtools = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, devtools);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width < 600 });
  await page.setViewportSize({ width, height: width < 600 ? 844 : 860 });
  await page.emulateMedia({
    colorScheme: scheme === 'light' ? 'light' : 'dark',
    forcedColors: scheme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}
