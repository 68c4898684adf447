import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { WIDTHS, type Picture } from './camera.ts';

/** How wide a picture is on a sheet, how many there are on one, and what is cut off below. */
const LAYOUT = {
  390: { width: 260, count: 6, most: 900 },
  1280: { width: 640, count: 4, most: 900 },
} as const;

/** Lays pictures beside each other on pages of `name`, which are PNG files in the folder. @returns their paths */
export async function writeSheets(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } });
  const paths: string[] = [];
  for (const width of WIDTHS) {
    const { count } = LAYOUT[width];
    const own = pictures.filter((picture) => picture.width === width);
    for (let at = 0; at < own.length; at += count) {
      const path = join(folder, `${name}-${width}-${at / count + 1}.png`);
      await page.setContent(sheet(own.slice(at, at + count), LAYOUT[width]));
      await page
        .locator('img')
        .evaluateAll((all) => Promise.all(all.map((image) => (image as HTMLImageElement).decode())));
      await page.locator('main').screenshot({ path });
      paths.push(path);
    }
  }
  await page.close();
  return paths;
}

function sheet(pictures: readonly Picture[], { width, most }: { width: number; most: number }): string {
  const figures = pictures.map(
    ({ name, scheme, png }) => `<figure><figcaption>${name}, ${scheme}</figcaption>
      <div><img src="data:image/png;base64,${png.toString('base64')}"></div></figure>`,
  );
  return `<!doctype html><style>
    main { display: inline-flex; flex-wrap: wrap; gap: 8px; padding: 8px; background: #888; max-width: 1640px }
    figure { margin: 0; width: ${width}px } figcaption { font: 12px sans-serif; color: #fff }
    div { max-height: ${most}px; overflow: hidden } img { display: block; width: 100% }
  </style><main>${figures.join('')}</main>`;
}
